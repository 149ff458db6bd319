import { beforeAll, describe, expect, test } from 'vitest';
import { lifetimes, passkeyCookie } from '../contract/cookies.ts';
import {
  listPasskeys,
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from '../contract/passkey-routes.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

type Key = ReturnType<typeof softwareAuthenticator>;
const newKey = () => softwareAuthenticator('vesper.test', 'http://vesper.test');
const begin = async (person: TestBrowser) => data(await person.client.call(passkeyRegistrationOptions, {}));
const register = async (person: TestBrowser, key: Key) => {
  const { challenge } = await begin(person);
  return person.client.call(registerPasskey, { body: { name: 'My phone', credential: key.register(challenge) } });
};
const challengeFor = async (browser: TestBrowser) =>
  data(await browser.client.call(passkeyLogInOptions, {})).challenge as string;
const enter = (browser: TestBrowser, credential: ReturnType<Key['logIn']>) =>
  browser.client.call(passkeyLogIn, { body: { credential } });

test('a passkey is registered, logs in without a word, is listed and removed', async () => {
  const person = await world.verifiedAs('keys@example.com');
  const { accountId } = await person.caller();
  const key = newKey();
  expect(data(await register(person, key))).toMatchObject({ name: 'My phone', synced: false, lastUsedAt: null });
  expect(world.kit.mails.at(-1)).toMatchObject({
    to: 'keys@example.com',
    subject: 'A passkey was added to your account',
  });

  const elsewhere = world.browser();
  const session = data(await enter(elsewhere, key.logIn(await challengeFor(elsewhere))));
  expect(session).toMatchObject({ guestId: accountId, loggedIn: true });
  const { passkeys } = data(await elsewhere.client.call(listPasskeys, {}));
  expect(passkeys).toEqual([expect.objectContaining({ id: key.id, lastUsedAt: expect.any(String) })]);

  data(await person.client.call(removePasskey, { body: { id: key.id } }));
  const later = world.browser();
  expect(refusal(await enter(later, key.logIn(await challengeFor(later))))).toBe('passkey_refused');
});

test('registration asks for a discoverable, verified key and names the ones already there', async () => {
  const person = await world.verifiedAs('options@example.com');
  const key = newKey();
  data(await register(person, key));
  const options = (await begin(person)) as Record<string, unknown>;
  expect(options).toMatchObject({
    rp: { id: 'vesper.test', name: 'Vesper' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [expect.objectContaining({ id: key.id })],
  });
});

describe('refusals', () => {
  let key: Key;
  let person: TestBrowser;
  beforeAll(async () => {
    person = await world.verifiedAs('refused@example.com');
    key = newKey();
    data(await register(person, key));
  });

  test('an answer is good once', async () => {
    const browser = world.browser();
    const answer = key.logIn(await challengeFor(browser));
    data(await enter(browser, answer));
    expect(refusal(await enter(browser, answer))).toBe('passkey_refused');
  });

  test('an answer to a challenge of another browser', async () => {
    const [mine, theirs] = [world.browser(), world.browser()];
    await challengeFor(mine);
    expect(refusal(await enter(mine, key.logIn(await challengeFor(theirs))))).toBe('passkey_refused');
  });

  test('an answer after five minutes', async () => {
    const browser = world.browser();
    const answer = key.logIn(await challengeFor(browser));
    await world.kit.clock.advance(lifetimes.passkeyCeremony + 1);
    expect(refusal(await enter(browser, answer))).toBe('passkey_refused');
  });

  test('an answer signed on another site', async () => {
    const browser = world.browser();
    const answer = key.logIn(await challengeFor(browser), { at: 'http://vesper.test.evil.example' });
    expect(refusal(await enter(browser, answer))).toBe('passkey_refused');
    const challenge = (await begin(person)).challenge;
    const credential = newKey().register(challenge, 'http://evil.example');
    expect(refusal(await person.client.call(registerPasskey, { body: { name: 'x', credential } }))).toBe(
      'passkey_refused',
    );
  });

  test('another key with the same id', async () => {
    const browser = world.browser();
    const answer = { ...newKey().logIn(await challengeFor(browser)), id: key.id, rawId: key.id };
    expect(refusal(await enter(browser, answer))).toBe('passkey_refused');
  });

  test('a copied key, whose counter goes back', async () => {
    const browser = world.browser();
    data(await enter(browser, key.logIn(await challengeFor(browser))));
    expect(refusal(await enter(browser, key.logIn(await challengeFor(browser), { rollBack: true })))).toBe(
      'passkey_refused',
    );
  });

  test('an unknown key, without a ceremony, and registering while logged out', async () => {
    const browser = world.browser();
    expect(refusal(await enter(browser, newKey().logIn(await challengeFor(browser))))).toBe('passkey_refused');
    browser.cookies.delete(passkeyCookie);
    expect(refusal(await enter(browser, key.logIn('x'.repeat(43))))).toBe('passkey_refused');
    expect(refusal(await browser.client.call(passkeyRegistrationOptions, {}))).toBe('not_logged_in');
  });

  test('a challenge of one account does not register a key for another', async () => {
    const other = await world.verifiedAs('other@example.com');
    const { challenge } = await begin(person);
    other.cookies.set(passkeyCookie, challenge);
    const credential = newKey().register(challenge);
    expect(refusal(await other.client.call(registerPasskey, { body: { name: 'x', credential } }))).toBe(
      'passkey_refused',
    );
  });

  test('nobody removes the key of somebody else', async () => {
    const other = await world.verifiedAs('thief@example.com');
    data(await other.client.call(removePasskey, { body: { id: key.id } }));
    expect(data(await person.client.call(listPasskeys, {})).passkeys).toHaveLength(1);
  });
});
