import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '#kit/contract/client.ts';
import { logIn, logOut } from '../contract/routes.ts';
import { getSecondFactor, logInWithCode } from '../contract/second-factor-routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal } from '../testing/browser.ts';
import { codeAt, setUpTotp } from '../testing/second-factor.ts';
import { solve } from '../testing/solve.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

/*
 * Whoever knows a password guesses at the codes: slowly and expensively, at most twenty an hour, and never at the cost of the
 * owner's own device (docs/decisions/028).
 */

const minute = 60_000;
let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld({ DEMO: 'off' });
});
// Each case in codes of its own: one that was used is refused, whoever used it.
beforeEach(() => world.kit.clock.advance(2 * minute));

/** Somebody with an app, and the browser in which they logged in before. */
async function withApp(email: string) {
  const owner = await world.verifiedAs(email);
  const { secret } = await setUpTotp(world, owner);
  data(await owner.client.call(logOut, {}));
  await world.kit.clock.advance(minute);
  return { owner, code: () => codeAt(secret, world.kit.clock.now()) };
}

async function typePassword(at: TestBrowser, email: string): Promise<void> {
  const answer = await at.client.call(logIn, { body: { email, password: passPhrase } });
  expect(refusal(answer)).toBe('second_step_required');
}
const type = (at: TestBrowser, code: string, proof?: string) =>
  at.client.call(logInWithCode, { body: { code, proof } });
const waitOf = (answer: Result<unknown>) => (answer.ok ? 0 : (answer.problem.data?.retryAfterSeconds as number));

/** Wrong codes by strangers from many places, each with the password and a login of its own. */
async function attack(email: string, guesses: number): Promise<string[]> {
  const codes: string[] = [];
  for (let guess = 0; guess < guesses; guess += 1) {
    const bot = world.browser();
    await typePassword(bot, email);
    const first = await type(bot, '000000');
    const asksForWork = refusal(first) === 'proof_needed';
    codes.push(refusal(asksForWork ? await type(bot, '000000', await solve(first)) : first));
  }
  return codes;
}

describe('codes of a second step', () => {
  test('wait longer with each wrong one from one place, recovery codes as well', async () => {
    await withApp('ada@example.com');
    const stranger = world.browser();
    await typePassword(stranger, 'ada@example.com');
    for (const code of ['000000', 'abcd-efgh-jkmn', '111111']) {
      expect(refusal(await type(stranger, code))).toBe('code_refused');
    }
    for (const seconds of [1, 2]) {
      const early = await type(stranger, 'abcd-efgh-jkmn');
      expect(refusal(early)).toBe('too_many_requests');
      expect(waitOf(early)).toBe(seconds);
      await world.kit.clock.advance(seconds * 1000);
      expect(refusal(await type(stranger, 'abcd-efgh-jkmn'))).toBe('code_refused');
    }
  });

  test('cost a proof of work after five wrong ones from anywhere; the right code is let in with it', async () => {
    const { code } = await withApp('bea@example.com');
    await attack('bea@example.com', 5);
    const newDevice = world.browser();
    await typePassword(newDevice, 'bea@example.com');
    const asked = await type(newDevice, code());
    expect(refusal(asked)).toBe('proof_needed');
    expect(data(await type(newDevice, code(), await solve(asked))).loggedIn).toBe(true);
  });

  test('are twenty an hour for strangers, whatever they prove; the owner’s own device is let in all the time', async () => {
    const { owner, code } = await withApp('cia@example.com');
    const answers = await attack('cia@example.com', 24);
    expect(answers.filter((answer) => answer === 'code_refused')).toHaveLength(20);
    expect(answers.slice(20)).toEqual(Array(4).fill('too_many_requests'));
    await typePassword(owner, 'cia@example.com');
    expect(data(await type(owner, code())).loggedIn).toBe(true);
    expect(data(await owner.client.call(getSecondFactor, {})).isMissing).toBe(false);
    const stranger = world.browser();
    await typePassword(stranger, 'cia@example.com');
    expect(refusal(await type(stranger, code()))).toBe('too_many_requests');
    await world.kit.clock.advance(60 * minute);
    await typePassword(stranger, 'cia@example.com');
    expect(data(await type(stranger, code())).loggedIn).toBe(true);
  });
});
