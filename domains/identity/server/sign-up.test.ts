import { beforeAll, describe, expect, test } from 'vitest';
import { visitorCookie } from '../contract/cookies.ts';
import { getAccount, openVisitorSession, signUp, verifyEmail } from '../contract/routes.ts';
import { data, refusal, refusedFields } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

const form = (email: string, more: object = {}) => ({
  body: { email, password: passPhrase, isAdult: true, acceptTerms: true, ...more } as never,
});

test('a visitor signs up, is logged in at once and gets a mail to confirm the address', async () => {
  const person = world.browser({ language: 'de' });
  const visitor = data(await person.client.call(openVisitorSession, {}));
  const session = data(await person.client.call(signUp, form('lena@example.com')));
  expect(session).toMatchObject({ loggedIn: true, emailVerified: false, roles: ['guest'] });
  expect(session.guestId).toBeGreaterThan(visitor.guestId);
  expect(person.cookies.has(visitorCookie)).toBe(false);
  const mail = world.kit.mails.at(-1);
  expect(mail).toMatchObject({ to: 'lena@example.com', subject: 'Bitte bestätige deine E-Mail-Adresse' });
  expect(mail?.text).toMatch(/http:\/\/vesper\.test\/de\/e-mail-bestaetigen\/\?from=welcome#[\w-]{43}\n/);
  const account = data(await person.client.call(getAccount, {}));
  expect(account).toMatchObject({ id: session.guestId, email: 'lena@example.com', language: 'de' });
  // The visitor's other tabs learn that they are somebody now.
  expect(world.kit.published).toContainEqual(
    expect.objectContaining({ topic: `session:visitor:${visitor.guestId}`, type: 'dropSession' }),
  );
});

test('numbers start at 100001 and are shared by visitors and accounts', async () => {
  const ids = [];
  for (const name of ['a', 'b']) {
    const person = world.browser();
    ids.push(data(await person.client.call(openVisitorSession, {})).guestId);
    ids.push(data(await person.client.call(signUp, form(`${name}@numbers.example`))).guestId);
  }
  expect(Math.min(...ids)).toBeGreaterThan(100_000);
  expect(new Set(ids).size).toBe(4);
});

describe('an address that belongs to a member', () => {
  test('gets the same answer as a new one; the owner learns it by mail and nothing happens to the account', async () => {
    const owner = await world.signUpAs('owner@example.com');
    data(await owner.client.call(verifyEmail, { body: { token: world.linkFor('owner@example.com') } }));
    const before = data(await owner.client.call(getAccount, {}));

    const fresh = await world.browser().client.call(signUp, form('nobody@example.com'));
    const taken = await world.browser().client.call(signUp, form('OWNER@example.com'));
    const shape = (answer: typeof taken) => Object.entries(data(answer)).map(([key, value]) => [key, typeof value]);
    expect(shape(taken)).toEqual(shape(fresh));
    expect(data(taken)).toMatchObject({ loggedIn: true, emailVerified: false, roles: ['guest'] });
    expect(data(taken).guestId).not.toBe(before.id);
    expect(world.kit.mails.at(-1)).toMatchObject({ to: 'owner@example.com', subject: 'You already have an account' });
    expect(data(await owner.client.call(getAccount, {}))).toEqual(before);
  });
});

describe('refusals change nothing and name the field', () => {
  const refused = async (body: object) => {
    const before = world.kit.mails.length;
    const answer = await world.browser({ language: 'de' }).client.call(signUp, form('refused@example.com', body));
    expect(world.kit.mails).toHaveLength(before);
    expect(refusal(answer)).toBe('invalid_input');
    return refusedFields(answer);
  };

  test('who does not declare to be an adult', async () => {
    expect(await refused({ isAdult: false })).toEqual(['body.isAdult']);
  });
  test('who does not accept the terms', async () => {
    expect(await refused({ acceptTerms: undefined })).toEqual(['body.acceptTerms']);
  });
  test('a wrong address', async () => {
    expect(await refused({ email: 'lena@' })).toEqual(['body.email']);
  });
  test('a short password', async () => {
    expect(await refused({ password: 'short' })).toEqual(['body.password']);
  });
  test('a password anybody would try', async () => {
    expect(await refused({ password: 'Passwort2026!' })).toEqual(['body.password']);
  });
  test('too many accounts for one address', async () => {
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push(await world.browser().client.call(signUp, form('often@example.com')));
    }
    expect(answers.slice(0, 3).every(({ ok }) => ok)).toBe(true);
    expect(refusal(answers[3] as never)).toBe('proof_needed');
  });
});
