import { beforeAll, describe, expect, test } from 'vitest';
import { lifetimes } from '../contract/cookies.ts';
import {
  changePassword,
  forgotPassword,
  getAccount,
  logIn,
  resetPassword,
  sendVerification,
  signUp,
  verifyEmail,
} from '../contract/routes.ts';
import { data, refusal, refusedFields } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

const another = 'nine quiet lighthouses';
const logInAs = (email: string, password: string) => world.browser().client.call(logIn, { body: { email, password } });
const forgot = async (email: string) => {
  const answer = await world.browser().client.call(forgotPassword, { body: { email } });
  await world.runJobs();
  return answer;
};
const reset = (token: string, password = another) =>
  world.browser().client.call(resetPassword, { body: { token, password } });

describe('verifying the address', () => {
  test('the link of the mail verifies, tells the open pages, and may be opened twice', async () => {
    const person = await world.signUpAs('verify@example.com');
    const { accountId } = await person.caller();
    const token = world.linkFor('verify@example.com');
    // On another device, where nobody is logged in.
    data(await world.browser().client.call(verifyEmail, { body: { token } }));
    data(await world.browser().client.call(verifyEmail, { body: { token } }));
    expect(data(await person.client.call(getAccount, {})).emailVerified).toBe(true);
    const pushes = world.kit.published.filter(
      ({ topic, type }) => topic === `guest:${accountId}` && type === 'emailVerified',
    );
    expect(pushes.map((push) => push.data)).toEqual([{ email: 'verify@example.com', emailVerified: true }]);
  });

  test('a link that is too old, made up or for something else verifies nothing', async () => {
    const person = await world.signUpAs('late@example.com');
    const token = world.linkFor('late@example.com');
    expect(refusal(await world.browser().client.call(verifyEmail, { body: { token: 'x'.repeat(43) } }))).toBe(
      'mail_link_expired',
    );
    await forgot('late@example.com');
    const other = world.linkFor('late@example.com');
    expect(refusal(await world.browser().client.call(verifyEmail, { body: { token: other } }))).toBe(
      'mail_link_expired',
    );
    await world.kit.clock.advance(lifetimes.emailVerification + 1);
    expect(refusal(await world.browser().client.call(verifyEmail, { body: { token } }))).toBe('mail_link_expired');
    expect(data(await person.client.call(getAccount, {})).emailVerified).toBe(false);
  });

  test('of two accounts with one address only the first to prove it gets it', async () => {
    await world.signUpAs('two@example.com');
    const first = world.linkFor('two@example.com');
    await world.signUpAs('two@example.com');
    const second = world.linkFor('two@example.com');
    data(await world.browser().client.call(verifyEmail, { body: { token: first } }));
    expect(refusal(await world.browser().client.call(verifyEmail, { body: { token: second } }))).toBe('email_in_use');
  });

  test('the mail can be sent again, five times an hour; a verified address needs none', async () => {
    const person = await world.signUpAs('resend@example.com');
    const before = world.kit.mails.length;
    data(await person.client.call(sendVerification, {}));
    expect(world.kit.mails).toHaveLength(before + 1);
    data(await person.client.call(verifyEmail, { body: { token: world.linkFor('resend@example.com') } }));
    data(await person.client.call(sendVerification, {}));
    expect(world.kit.mails).toHaveLength(before + 1);
    for (let count = 0; count < 3; count += 1) data(await person.client.call(sendVerification, {}));
    expect(refusal(await person.client.call(sendVerification, {}))).toBe('too_many_requests');
  });
});

describe('forgetting the password', () => {
  test('the link sets a new one, verifies the address and logs out everywhere', async () => {
    const person = await world.signUpAs('forgot@example.com');
    await forgot('Forgot@example.com');
    data(await reset(world.linkFor('forgot@example.com')));
    expect((await person.caller()).accountId).toBeNull();
    expect(refusal(await logInAs('forgot@example.com', passPhrase))).toBe('wrong_credentials');
    expect(data(await logInAs('forgot@example.com', another)).emailVerified).toBe(true);
    expect(world.kit.mails.at(-1)?.subject).toBe('Your password was changed');
  });

  test('known and unknown addresses get the same answer; the unknown one learns by mail that it has no account', async () => {
    await world.signUpAs('member@example.com');
    const known = await forgot('member@example.com');
    const unknown = await forgot('no-member@example.com');
    expect(known).toEqual(unknown);
    expect(world.kit.mails.at(-1)).toMatchObject({
      to: 'no-member@example.com',
      subject: 'There is no account with this address',
    });
  });

  test('a link works once, for an hour, and not for a weak password', async () => {
    await world.signUpAs('once@example.com');
    await forgot('once@example.com');
    const token = world.linkFor('once@example.com');
    const weak = await reset(token, 'Password12345');
    expect(refusedFields(weak)).toEqual(['body.password']);
    data(await reset(token));
    expect(refusal(await reset(token))).toBe('mail_link_expired');
    await forgot('once@example.com');
    await world.kit.clock.advance(lifetimes.passwordReset + 1);
    expect(refusal(await reset(world.linkFor('once@example.com')))).toBe('mail_link_expired');
  });

  test('a used link makes the other open ones useless', async () => {
    await world.signUpAs('several@example.com');
    await forgot('several@example.com');
    const first = world.linkFor('several@example.com');
    await forgot('several@example.com');
    data(await reset(world.linkFor('several@example.com')));
    expect(refusal(await reset(first))).toBe('mail_link_expired');
  });

  test('three mails an hour for one mailbox', async () => {
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await forgot('flooded@example.com'));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  });
});

describe('changing the password', () => {
  const change = { currentPassword: passPhrase, newPassword: another };

  test('needs the current one, keeps this session and ends the others', async () => {
    const person = await world.signUpAs('change@example.com');
    const other = world.browser();
    data(await other.client.call(logIn, { body: { email: 'change@example.com', password: passPhrase } }));
    data(await person.client.call(changePassword, { body: change }));
    expect((await person.caller()).accountId).not.toBeNull();
    expect((await other.caller()).accountId).toBeNull();
    expect(data(await logInAs('change@example.com', another)).loggedIn).toBe(true);
  });

  test('a wrong current password, a weak new one and an anonymous visitor change nothing', async () => {
    const person = await world.signUpAs('keep@example.com');
    const wrong = await person.client.call(changePassword, { body: { ...change, currentPassword: 'not this one' } });
    expect(refusal(wrong)).toBe('wrong_credentials');
    const weak = await person.client.call(changePassword, { body: { ...change, newPassword: 'keepkeep' } });
    expect(refusedFields(weak)).toEqual(['body.newPassword']);
    expect(refusal(await world.browser().client.call(changePassword, { body: change }))).toBe('not_logged_in');
    expect(data(await logInAs('keep@example.com', passPhrase)).loggedIn).toBe(true);
  });
});

test('what happened is told to other domains', async () => {
  const { db } = world.kit;
  const told: string[] = [];
  const { identityEvents } = await import('../contract/index.ts');
  world.kit.events.subscribe(
    Object.values(identityEvents).map((operation) => ({
      kind: 'event',
      operation,
      subscriber: `test.${operation.name}`,
      run: async () => void told.push(operation.name),
    })),
  );
  const person = world.browser();
  const body = { email: 'told@example.com', password: passPhrase, isAdult: true, acceptTerms: true } as const;
  data(await person.client.call(signUp, { body }));
  data(await person.client.call(verifyEmail, { body: { token: world.linkFor('told@example.com') } }));
  await forgot('told@example.com');
  data(await reset(world.linkFor('told@example.com')));
  await world.kit.events.drain();
  // Each has a subscriber of its own, which waits for no other.
  expect(told.toSorted()).toEqual([
    'identity.emailVerified',
    'identity.loggedIn',
    'identity.loggedOut',
    'identity.passwordChanged',
    'identity.signedUp',
  ]);
  expect((await db.pool.query('select count(*)::int as n from events.deliveries')).rows).toEqual([{ n: 0 }]);
});
