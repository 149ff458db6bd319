import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Result } from '#kit/contract/client.ts';
import { deviceCookie } from '../contract/cookies.ts';
import { changePassword, forgotPassword, logIn, logOut, signUp } from '../contract/routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal } from '../testing/browser.ts';
import { solve } from '../testing/solve.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';
import { guardGuess } from './guard-guess.ts';
import { createProofs } from './guess-proof.ts';
import { knownDevices } from './known-device.ts';

// What a password costs to check is another test's matter; these are about who may try.
vi.mock('./passwords.ts', async (original) => ({
  ...(await original<object>()),
  hashPassword: async (password: string) => `$argon2id$v=19$m=19456,t=2,p=1$${password}`,
  checkPassword: async (phc: string | null, password: string) => phc?.endsWith(`$${password}`) ?? false,
}));

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

const tryAt = (browser: TestBrowser, email: string, password: string, proof?: string) =>
  browser.client.call(logIn, { body: { email, password, proof } });
/** What a refusal asks for: its code, and the seconds to wait. */
const asked = (result: Result<unknown>) =>
  result.ok ? 'in' : `${result.problem.code} ${result.problem.data?.retryAfterSeconds ?? ''}`.trim();

let people = 0;
/** An address nobody used yet. */
const newcomer = (): string => {
  people += 1;
  return `newcomer${people}@example.com`;
};

/** Wrong guesses from ten addresses, as fast as they come. */
async function attack(email: string, guesses: number): Promise<string[]> {
  const bots = Array.from({ length: 10 }, () => world.browser());
  const answers: string[] = [];
  for (let guess = 0; guess < guesses; guess += bots.length) {
    const round = bots.map(async (bot, index) => asked(await tryAt(bot, email, `guess ${guess + index}`)));
    answers.push(...(await Promise.all(round)));
  }
  return answers;
}

describe('a hundred wrong guesses from ten addresses', () => {
  test('reach the password five times, and leave the owner’s devices alone', async () => {
    const email = newcomer();
    const owner = await world.signUpAs(email);
    data(await owner.client.call(logOut, {}));
    const answers = await attack(email, 100);
    expect(answers.filter((answer) => answer === 'wrong_credentials')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'proof_needed 1')).toHaveLength(95);
    expect(data(await tryAt(owner, email, passPhrase)).loggedIn).toBe(true);
  });

  test('let the owner in on a new device with a proof of work at once, or without one after a wait', async () => {
    const email = newcomer();
    await world.signUpAs(email);
    await attack(email, 10);
    const phone = world.browser();
    const refused = await tryAt(phone, email, passPhrase);
    expect(refusal(refused)).toBe('proof_needed');
    expect(data(await tryAt(phone, email, passPhrase, await solve(refused))).loggedIn).toBe(true);
    const tablet = world.browser();
    expect(asked(await tryAt(tablet, email, passPhrase))).toBe('proof_needed 1');
    await world.kit.clock.advance(1_000);
    expect(data(await tryAt(tablet, email, passPhrase)).loggedIn).toBe(true);
  });

  test('look the same at a name nobody has', async () => {
    const member = newcomer();
    await world.signUpAs(member);
    const [known, unknown] = [await attack(member, 20), await attack(newcomer(), 20)];
    expect(unknown.sort()).toEqual(known.sort());
  });
});

describe('a stranger who continues', () => {
  test('waits twice as long after each wrong guess, up to a quarter of an hour; tomorrow all is forgotten', async () => {
    const browser = world.browser();
    const waits: number[] = [];
    for (let guess = 0; guess < 18; guess += 1) {
      const result = await tryAt(browser, 'ghost@example.com', `guess ${guess}`);
      if (result.ok || result.problem.code === 'wrong_credentials') continue;
      const wait = result.problem.data?.retryAfterSeconds as number;
      waits.push(wait);
      await world.kit.clock.advance(wait * 1000);
      expect(asked(await tryAt(browser, 'ghost@example.com', `guess ${guess}`))).toBe('wrong_credentials');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900, 900]);
    await world.kit.clock.advance(24 * 60 * 60_000);
    expect(asked(await tryAt(browser, 'ghost@example.com', 'again'))).toBe('wrong_credentials');
  });

  test('pays for each guess with a proof of its own, and not from one place as fast as it likes', async () => {
    const email = newcomer();
    await attack(email, 10);
    const browser = world.browser();
    const first = await tryAt(browser, email, 'a');
    const proof = await solve(first);
    expect(asked(await tryAt(browser, email, 'a', proof))).toBe('wrong_credentials');
    const again = await tryAt(browser, email, 'b', proof);
    expect(refusal(again)).toBe('proof_needed');
    expect(refusal(await tryAt(browser, 'other@example.com', 'b', proof))).toBe('wrong_credentials');
    for (const guess of ['b', 'c']) {
      const asksAgain = await tryAt(browser, email, guess);
      expect(asked(await tryAt(browser, email, guess, await solve(asksAgain)))).toBe('wrong_credentials');
    }
    const hasty = await solve(await tryAt(browser, email, 'd'));
    expect(asked(await tryAt(browser, email, 'd', hasty))).toBe('too_many_requests 1');
    await world.kit.clock.advance(1_000);
    expect(asked(await tryAt(browser, email, 'd', hasty))).toBe('wrong_credentials');
  });

  test('gets nowhere with a proof for another name, a forged or an old one', async () => {
    const [email, other] = [newcomer(), newcomer()];
    await attack(email, 10);
    await attack(other, 10);
    const browser = world.browser();
    const proof = await solve(await tryAt(browser, email, 'a'));
    expect(refusal(await tryAt(browser, other, 'a', proof))).toBe('proof_needed');
    const said = JSON.parse(Buffer.from(proof, 'base64url').toString()) as {
      challenge: { parameters: { data: { until: number } }; signature: string };
      solution: { derivedKey: string };
    };
    const forge = (change: (copy: typeof said) => unknown): string => {
      const copy = structuredClone(said);
      change(copy);
      return Buffer.from(JSON.stringify(copy)).toString('base64url');
    };
    for (const forged of [
      forge(({ challenge }) => Object.assign(challenge.parameters.data, { until: Number.MAX_SAFE_INTEGER })),
      forge(({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })),
      forge(({ challenge }) => Object.assign(challenge, { signature: 'ab' })),
      'bm9uc2Vuc2U',
      '',
    ]) {
      expect(refusal(await tryAt(browser, email, 'a', forged))).toBe('proof_needed');
    }
    await world.kit.clock.advance(10 * 60_000);
    await attack(email, 10);
    expect(refusal(await tryAt(browser, email, 'a', proof))).toBe('proof_needed');
  });

  test('with one guess at each of many names is slowed down as well', async () => {
    const browser = world.browser({ ip: '198.51.100.7' });
    const answers: string[] = [];
    for (let name = 0; name < 25; name += 1) answers.push(asked(await tryAt(browser, `many${name}@example.com`, 'x')));
    expect(answers.filter((answer) => answer === 'wrong_credentials')).toHaveLength(20);
    expect(answers.at(-1)).toBe('proof_needed 1');
  });

  test('who tries at once many times over gains nothing by it', async () => {
    const browser = world.browser();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => tryAt(browser, 'burst@example.com', `guess ${guess}`)),
    );
    expect(answers.filter((answer) => asked(answer) === 'wrong_credentials')).toHaveLength(3);
  });
});

describe('a known device', () => {
  const knownDevice = async (email: string) => {
    const owner = await world.signUpAs(email);
    data(await owner.client.call(logOut, {}));
    return owner;
  };

  test('waits only for its own wrong guesses, a minute at most, and is a stranger after thirty', async () => {
    const email = newcomer();
    const owner = await knownDevice(email);
    const waits: number[] = [];
    for (let guess = 0; guess < 30; guess += 1) {
      const result = await tryAt(owner, email, `guess ${guess}`);
      if (!result.ok && result.problem.code === 'too_many_requests') {
        waits.push(result.problem.data?.retryAfterSeconds as number);
        await world.kit.clock.advance((waits.at(-1) as number) * 1000);
        guess -= 1;
      }
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await attack(email, 10);
    expect(refusal(await tryAt(owner, email, passPhrase))).toBe('proof_needed');
  });

  test('is known to the accounts it was used for alone, and cannot be forged', async () => {
    const email = newcomer();
    const [one, two] = [await knownDevice(email), await knownDevice(newcomer())];
    await attack(email, 10);
    expect(refusal(await tryAt(two, email, passPhrase))).toBe('proof_needed');
    const forger = world.browser();
    forger.cookies.set(deviceCookie, (one.cookies.get(deviceCookie) as string).replace(/^.{5}/, 'xxxxx'));
    expect(refusal(await tryAt(forger, email, passPhrase))).toBe('proof_needed');
    expect(data(await tryAt(one, email, passPhrase)).loggedIn).toBe(true);
  });

  test('is a stranger after the password was changed elsewhere; the one that changed it stays known', async () => {
    const email = newcomer();
    const stolen = await knownDevice(email);
    const owner = world.browser();
    data(await tryAt(owner, email, passPhrase));
    await world.kit.clock.advance(1_000);
    const newPassword = 'nine purple lanterns';
    data(await owner.client.call(changePassword, { body: { currentPassword: passPhrase, newPassword } }));
    data(await owner.client.call(logOut, {}));
    await attack(email, 10);
    expect(refusal(await tryAt(stolen, email, newPassword))).toBe('proof_needed');
    expect(data(await tryAt(owner, email, newPassword)).loggedIn).toBe(true);
  });
});

describe('other things strangers ask for', () => {
  test('a reset link: a proof after three at one mailbox, never a refusal of the owner, six mails an hour', async () => {
    const email = newcomer();
    await world.signUpAs(email);
    const stranger = world.browser();
    const ask = (proof?: string) => stranger.client.call(forgotPassword, { body: { email, proof } });
    for (let count = 0; count < 3; count += 1) data(await ask());
    for (let count = 0; count < 5; count += 1) {
      const refused = await ask();
      const proof = await solve(refused);
      const result = await ask(proof);
      if (!result.ok) {
        await world.kit.clock.advance((result.problem.data?.retryAfterSeconds as number) * 1000);
        data(await ask(proof));
      }
    }
    const sent = () => world.kit.sentJobs.filter(({ payload }) => (payload as { email?: string }).email === email);
    expect(sent()).toHaveLength(6);

    expect(
      data(await world.browser().client.call(forgotPassword, { body: { email, proof: await solve(await ask()) } })),
    ).toEqual({
      success: true,
    });
  });

  test('an account: a proof after three at one address, after ten from one place', async () => {
    const open = (browser: TestBrowser, email: string) =>
      browser.client.call(signUp, { body: { email, password: passPhrase, isAdult: true, acceptTerms: true } });
    const email = newcomer();
    for (let count = 0; count < 3; count += 1) data(await open(world.browser(), email));
    expect(refusal(await open(world.browser(), email))).toBe('proof_needed');
    const place = { ip: '198.51.100.9' };
    for (let count = 0; count < 10; count += 1) data(await open(world.browser(place), `new${count}@example.com`));
    expect(refusal(await open(world.browser(place), 'new10@example.com'))).toBe('proof_needed');
  });

  test('a code of six digits: twenty wrong ones an hour and no more, whatever they prove', async () => {
    const call = { caller: await world.browser().caller(), cookies: { get: () => undefined, set: () => undefined } };
    const { kit } = world;
    const context = { kit, devices: knownDevices(kit), proofs: createProofs(kit) };
    const guess = (proof?: string) =>
      guardGuess(context, { purpose: 'totp', name: '100042', accounts: [null], proof }, call as never).then(
        () => ({ ok: true as const, data: null }),
        (error) => ({ ok: false as const, problem: error.toBody('en') }),
      );
    let letIn = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      if ((await guess()).ok) letIn += 1;
      await world.kit.clock.advance(60_000);
    }
    expect(letIn).toBeLessThanOrEqual(20);
  });
});
