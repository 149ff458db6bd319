import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Role } from '#kit/contract/access.ts';
import { only } from '#kit/contract/access.ts';
import { unaudited } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { handle } from '#kit/server/handler.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { lifetimes, loginCookie } from '../contract/cookies.ts';
import {
  confirmPasskey,
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyRegistrationOptions,
  registerPasskey,
} from '../contract/passkey-routes.ts';
import {
  forgotPassword,
  getAccount,
  logIn,
  logOut,
  logOutEverywhere,
  openVisitorSession,
  renewSession,
  resetPassword,
} from '../contract/routes.ts';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  logInWithCode,
  makeRecoveryCodes,
  passkeyProofOptions,
  proveByPasskey,
  proveByPassword,
  removeTotp,
  resetSecondFactor,
} from '../contract/second-factor-routes.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { browsersOf, data, refusal } from '../testing/browser.ts';
import { codeAt, setUpTotp } from '../testing/second-factor.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

const minute = 60_000;
let world: IdentityWorld;
let browser: IdentityWorld['browser'];
beforeAll(async () => {
  world = await identityWorld({ DEMO: 'off' });
  browser = browsersOf(world.kit, world.identity, [
    ...world.identity.handlers,
    ...(['operator', 'performer'] as const).map((role) => handle(work(role), async () => ({ done: true as const }))),
  ]);
});
// Each case in codes of its own: one that was used is refused, whoever used it.
beforeEach(() => world.kit.clock.advance(minute));

/** What people of a role do all day. */
const work = (role: Role) =>
  route({
    name: `test.${role}`,
    summary: 'Works.',
    access: only(role),
    audit: unaudited('a test'),
    method: 'POST',
    path: `test/${role}`,
    response: z.object({ done: z.literal(true) }),
  });

let people = 0;
async function create(role: Role): Promise<string> {
  people += 1;
  const email = `${role}-${people}@example.com`;
  const passwordHash = await world.identity.hashPassword(passPhrase);
  const account = { email, passwordHash, language: 'en', emailVerified: true } as const;
  await world.kit.db.transaction((tx) => world.identity.createAccount(tx, { ...account, roles: withDesk([role]) }));
  return email;
}
const password = (email: string, at: TestBrowser) => at.client.call(logIn, { body: { email, password: passPhrase } });
const type = (code: string, at: TestBrowser) => at.client.call(logInWithCode, { body: { code } });
const now = () => world.kit.clock.now();
const lastSubject = (email: string) => world.kit.mails.findLast(({ to }) => to === email)?.subject;
const codeNow = (secret: string) => codeAt(secret, now());

async function addKey(person: TestBrowser) {
  const key = softwareAuthenticator('vesper.test', 'http://vesper.test');
  const { challenge } = data(await person.client.call(passkeyRegistrationOptions, {}));
  const body = { name: 'key', credential: key.register(challenge) };
  return { key, answer: await person.client.call(registerPasskey, { body }) };
}
async function enterWith(key: ReturnType<typeof softwareAuthenticator>, at: TestBrowser) {
  const { challenge } = data(await at.client.call(passkeyLogInOptions, {}));
  return at.client.call(passkeyLogIn, { body: { credential: key.logIn(challenge) } });
}
/** Somebody of a role with an app set up, at the browser that did it. */
async function withApp(role: Role) {
  const email = await create(role);
  const person = browser();
  data(await password(email, person));
  return { email, person, ...(await setUpTotp(world, person)) };
}

describe.each(['operator', 'performer'] as const)('an account with the role %s', (role) => {
  test('may only set up its second factor until it has one; then everything is open', async () => {
    const email = await create(role);
    const person = browser();
    const session = data(await password(email, person));
    expect(session).toMatchObject({ next: 'secondFactor', loggedIn: false });
    expect(await person.caller()).toMatchObject({
      accountId: null,
      roles: [],
      entering: { accountId: session.guestId },
    });
    person.bearer = session.accessToken;
    for (const asked of [work(role), getAccount, makeRecoveryCodes]) {
      expect(refusal(await person.client.call(asked as typeof getAccount, {}))).toBe('second_factor_required');
    }
    expect(data(await person.client.call(renewSession, {}))).toBeNull();
    expect(data(await person.client.call(getSecondFactor, {}))).toMatchObject({ isRequired: true, isMissing: true });
    // The page around the set-up is a visitor's, and sends a visitor's token with every call.
    person.bearer = data(await person.client.call(openVisitorSession, {})).accessToken;
    expect(await person.caller()).toMatchObject({
      accountId: null,
      roles: [],
      entering: { accountId: session.guestId },
    });

    const { recoveryCodes } = await setUpTotp(world, person);
    expect(recoveryCodes).toHaveLength(10);
    person.bearer = null;
    expect(data(await person.client.call(work(role), {}))).toEqual({ done: true });
    expect(data(await person.client.call(renewSession, {}))).toMatchObject({ loggedIn: true, next: null });
    expect(lastSubject(email)).toBe('An authenticator app was set up');
  });

  test('or with a passkey, which then logs in as two factors at once', async () => {
    const email = await create(role);
    const person = browser();
    data(await password(email, person));
    const { key, answer } = await addKey(person);
    expect(data(await person.client.call(work(role), {}))).toEqual({ done: true });
    const elsewhere = browser();
    expect(data(await enterWith(key, elsewhere))).toMatchObject({ loggedIn: true, next: null });
    expect(data(await elsewhere.client.call(work(role), {}))).toEqual({ done: true });
    // The password alone leads no further than to the second step.
    const again = browser();
    expect(refusal(await password(email, again))).toBe('second_step_required');
    // Whoever logs out everywhere has the codes that came with the first passkey to get in and review it.
    const [code = ''] = data(answer).recoveryCodes ?? [];
    data(await person.client.call(logOutEverywhere, { body: { keepCurrent: false } }));
    expect(refusal(await password(email, again))).toBe('second_step_required');
    expect(refusal(await enterWith(key, again))).toBe('passkey_waits');
    expect(data(await type(code, again))).toMatchObject({ loggedIn: true, next: 'reviewPasskeys' });
    expect(data((await addKey(again)).answer).recoveryCodes).toBeNull();
  });

  test('keeps its last second factor', async () => {
    const { person } = await withApp(role);
    expect(refusal(await person.client.call(removeTotp, {}))).toBe('last_second_factor');
    await addKey(person);
    data(await person.client.call(removeTotp, {}));
    expect(data(await person.client.call(getSecondFactor, {}))).toMatchObject({ totpSince: null, passkeys: 1 });
  });
});

test('a guest needs none, and may have one', async () => {
  const email = await create('guest');
  const person = browser();
  expect(data(await password(email, person))).toMatchObject({ loggedIn: true, next: null });
  await setUpTotp(world, person);
  expect(refusal(await password(email, browser()))).toBe('second_step_required');
  data(await person.client.call(removeTotp, {}));
  expect(data(await password(email, browser())).loggedIn).toBe(true);
});

test('whoever becomes a performer while logged in sets up a second factor before going on', async () => {
  const email = await create('guest');
  const person = browser();
  const { guestId } = data(await password(email, person));
  await world.kit.db.transaction((tx) => world.identity.grantRole(tx, guestId, 'performer'));
  expect(refusal(await person.client.call(work('performer'), {}))).toBe('second_factor_required');
  // Neither does a socket that was open go on.
  const sessionId = (await person.caller()).entering?.sessionId ?? '';
  expect(await world.identity.standing.rolesOf(sessionId)).toBeNull();
  expect(await world.identity.standing.rolesOfAll([sessionId])).toEqual(new Map());
});

describe('the second step of a login', () => {
  test('takes the code of now, of the step before and of the next one, each once', async () => {
    const { email, secret } = await withApp('operator');
    await world.kit.clock.advance(minute);
    for (const offset of [-30_000, 0, 30_000]) {
      const at = browser();
      expect(refusal(await password(email, at))).toBe('second_step_required');
      expect(refusal(await at.client.call(getAccount, {}))).toBe('not_logged_in');
      const code = codeAt(secret, now() + offset);
      expect(data(await type(code, at))).toMatchObject({ loggedIn: true, next: null });
      const again = browser();
      await password(email, again);
      expect(refusal(await type(code, again))).toBe('code_refused');
    }
  });

  test('the code that set the app up logs nobody in', async () => {
    const { email, secret } = await withApp('operator');
    const at = browser();
    await password(email, at);
    expect(refusal(await type(codeNow(secret), at))).toBe('code_refused');
  });

  test('refuses codes of other times, other people and other browsers', async () => {
    const { email, secret } = await withApp('operator');
    const other = await withApp('operator');
    await world.kit.clock.advance(2 * minute);
    const at = browser();
    await password(email, at);
    for (const code of [codeAt(secret, now() - minute), codeAt(secret, now() + minute), codeNow(other.secret)]) {
      expect(refusal(await type(code, at))).toBe('code_refused');
    }
    expect(refusal(await type(codeNow(secret), browser()))).toBe('login_expired');
  });

  test('ends after five wrong codes, after ten minutes, and with the password it began with', async () => {
    const { email, secret, person } = await withApp('operator');
    await world.kit.clock.advance(minute);
    const guessing = browser();
    await password(email, guessing);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(refusal(await type('000000', guessing))).toBe('code_refused');
      await world.kit.clock.advance(4_000);
    }
    expect(refusal(await type(codeNow(secret), guessing))).toBe('login_expired');
    expect(lastSubject(email)).toBe('Somebody knows your password');

    const late = browser();
    await password(email, late);
    await world.kit.clock.advance(lifetimes.secondStep);
    expect(refusal(await type(codeNow(secret), late))).toBe('login_expired');

    const before = browser();
    await password(email, before);
    expect(before.cookies.get(loginCookie)).toBeDefined();
    await person.client.call(proveByPassword, { body: { password: passPhrase } });
    data(await person.client.call(makeRecoveryCodes, {}));
    expect(refusal(await type(codeNow(secret), before))).toBe('login_expired');
  });

  test('takes a recovery code once, in any writing, and tells the owner how many are left', async () => {
    const { email, recoveryCodes } = await withApp('performer');
    const [first = '', second = ''] = recoveryCodes;
    const at = browser();
    await password(email, at);
    expect(data(await type(first.toUpperCase().replaceAll('-', ' '), at)).loggedIn).toBe(true);
    expect(world.kit.mails.at(-1)).toMatchObject({ to: email, subject: 'A recovery code was used' });
    expect(world.kit.mails.at(-1)?.text).toContain('9 are left');
    const again = browser();
    await password(email, again);
    expect(refusal(await type(first, again))).toBe('code_refused');
    data(await at.client.call(makeRecoveryCodes, {}));
    const late = browser();
    await password(email, late);
    expect(refusal(await type(second, late))).toBe('code_refused');
  });

  test('nothing of an app or of a code stands in the database as it is', async () => {
    const { secret, recoveryCodes, email } = await withApp('performer');
    const { rows } = await world.kit.db.pool.query<{ text: string }>(
      `select t::text as text from identity.totp t union all select r::text from identity.recovery_codes r`,
    );
    const kept = rows.map(({ text }) => text.toLowerCase()).join('\n');
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    for (const code of recoveryCodes) expect(kept).not.toContain(code.slice(5).replace('-', ''));
    expect(kept).not.toContain(email);
  });
});

describe('setting up', () => {
  test('a wrong code and one after a quarter of an hour set up nothing', async () => {
    const email = await create('guest');
    const person = browser();
    data(await password(email, person));
    const { secret, uri, qr } = data(await person.client.call(beginTotp, {}));
    expect(uri).toContain(`otpauth://totp/Vesper:${encodeURIComponent(email)}`);
    expect(uri).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(refusal(await person.client.call(confirmTotp, { body: { code: '000000' } }))).toBe('code_refused');
    await world.kit.clock.advance(lifetimes.totpSetUp);
    await person.client.call(proveByPassword, { body: { password: passPhrase } });
    expect(refusal(await person.client.call(confirmTotp, { body: { code: codeNow(secret) } }))).toBe('code_refused');
    expect(data(await password(email, browser())).loggedIn).toBe(true);
  });

  test('needs a verified address and a fresh proof, and no session of the password alone replaces a factor', async () => {
    const person = await world.signUpAs('unproven@example.com');
    expect(refusal(await person.client.call(beginTotp, {}))).toBe('email_not_verified');
    expect(refusal(await person.client.call(passkeyRegistrationOptions, {}))).toBe('email_not_verified');
    const owner = await world.verifiedAs('proven@example.com');
    await world.kit.clock.advance(lifetimes.stepUp);
    expect(refusal(await owner.client.call(beginTotp, {}))).toBe('step_up_required');
    expect(refusal(await owner.client.call(passkeyRegistrationOptions, {}))).toBe('step_up_required');

    // A guest with an app logs in elsewhere in time, becomes a performer, and that session shows nothing more.
    const email = await create('guest');
    const first = browser();
    const { guestId } = data(await password(email, first));
    await world.kit.db.transaction((tx) => world.identity.grantRole(tx, guestId, 'performer'));
    await world.kit.db.pool.query(
      `insert into identity.totp (account_id, secret, since) values ($1, 'sealed', now())`,
      [guestId],
    );
    expect(refusal(await first.client.call(beginTotp, {}))).toBe('second_step_required');
  });
});

test('a new password by mail leaves the second factor as it is; a passkey is none until its owner has reviewed it', async () => {
  const { email, person, secret } = await withApp('operator');
  const { key } = await addKey(person);
  data(await world.browser().client.call(forgotPassword, { body: { email } }));
  await world.runJobs();
  const body = { token: world.linkFor(email), password: 'ten tall candles' };
  data(await world.browser().client.call(resetPassword, { body }));
  const thief = browser();
  expect(refusal(await enterWith(key, thief))).toBe('passkey_refused');
  const owner = browser();
  const again = () => owner.client.call(logIn, { body: { email, password: 'ten tall candles' } });
  expect(refusal(await again())).toBe('second_step_required');
  expect(refusal(await enterWith(key, owner))).toBe('passkey_waits');
  await world.kit.clock.advance(minute);
  expect(data(await type(codeNow(secret), owner))).toMatchObject({ loggedIn: true, next: 'reviewPasskeys' });
  // Neither does it prove anything, nor is it enough to give up the app for.
  await world.kit.clock.advance(lifetimes.stepUp);
  const { challenge } = data(await owner.client.call(passkeyProofOptions, {}));
  const shown = await owner.client.call(proveByPasskey, { body: { credential: key.logIn(challenge as string) } });
  expect(refusal(shown)).toBe('passkey_refused');
  expect(refusal(await owner.client.call(removeTotp, {}))).toBe('step_up_required');
  data(await owner.client.call(proveByPassword, { body: { password: 'ten tall candles' } }));
  expect(refusal(await owner.client.call(removeTotp, {}))).toBe('last_second_factor');
  data(await owner.client.call(confirmPasskey, { body: { id: key.id } }));
  data(await owner.client.call(logOut, {}));
  expect(refusal(await again())).toBe('second_step_required');
  expect(data(await enterWith(key, owner))).toMatchObject({ loggedIn: true, next: null });
});

test('an operator takes the second factors off for somebody who lost them: told by mail, with an audit line', async () => {
  const { person: operator, email: own } = await withApp('operator');
  const { email, person } = await withApp('performer');
  const reset = (at: TestBrowser, of: string) =>
    at.client.call(resetSecondFactor, { body: { email: of, reason: 'showed her passport' } });
  expect(refusal(await reset(person, email))).toBe('not_permitted');
  expect(refusal(await reset(operator, 'nobody@example.com'))).toBe('not_found');
  expect(refusal(await reset(operator, own))).toBe('own_second_factor');
  expect(refusal(await reset(operator, await create('performer')))).toBe('no_factor_to_reset');
  data(await reset(operator, email));
  expect((await person.caller()).accountId).toBeNull();
  expect(lastSubject(email)).toBe('Your second factor was taken off');
  // Whoever has nothing but the password that was known before does not get in ahead of the owner, who has the mailbox.
  expect(refusal(await password(email, browser()))).toBe('wrong_credentials');
  data(await browser().client.call(forgotPassword, { body: { email } }));
  await world.runJobs();
  const body = { token: world.linkFor(email), password: 'ten tall candles' };
  data(await browser().client.call(resetPassword, { body }));
  const anew = await browser().client.call(logIn, { body: { email, password: 'ten tall candles' } });
  expect(data(anew).next).toBe('secondFactor');
  const { rows } = await world.kit.db.pool.query(`select operation, input from audit.entries order by id desc limit 1`);
  expect(rows[0]).toMatchObject({ operation: 'identity.resetSecondFactor', input: { reason: 'showed her passport' } });
  await world.kit.clock.advance(lifetimes.stepUp);
  expect(refusal(await reset(operator, email))).toBe('step_up_required');
});

test('in the demo world the first sign-in passes, and only that one', async () => {
  const demo = await identityWorld({ DEMO: 'seed' });
  const passwordHash = await demo.identity.hashPassword(passPhrase);
  const account = { email: 'vesna@example.com', passwordHash, language: 'en', emailVerified: true } as const;
  await demo.kit.db.transaction((tx) => demo.identity.createAccount(tx, { ...account, roles: ['performer'] }));
  const enter = async () => {
    const person = demo.browser();
    return { person, session: data(await password(account.email, person)) };
  };
  const first = await enter();
  expect(first.session).toMatchObject({ loggedIn: true, next: null });
  expect(data(await first.person.client.call(getSecondFactor, {}))).toMatchObject({ isGrace: true, isMissing: false });
  expect((await enter()).session.next).toBe('secondFactor');
});
