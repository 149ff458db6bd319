import { beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie } from '../contract/cookies.ts';
import { getAccount, logIn, signUp, verifyEmail } from '../contract/routes.ts';
import { data, refusal } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

const form = (email: string, password = passPhrase) => ({ body: { email, password } });

test('logs in with the address in any case, in a browser that gets a cookie of its own', async () => {
  await world.signUpAs('lena@example.com');
  const person = world.browser();
  const session = data(await person.client.call(logIn, form(' Lena@EXAMPLE.com ')));
  expect(session.loggedIn).toBe(true);
  expect(person.cookies.get(sessionCookie)).toMatch(/^[\w-]{43}$/);
  expect(data(await person.client.call(getAccount, {})).email).toBe('lena@example.com');
});

test('a seeded performer logs in with the roles given', async () => {
  const { kit, identity } = world;
  const passwordHash = await identity.hashPassword(passPhrase);
  const id = await kit.db.transaction((tx) =>
    identity.createAccount(tx, {
      email: 'nova@example.com',
      passwordHash,
      roles: ['guest', 'performer'],
      language: 'de',
      emailVerified: true,
    }),
  );
  const session = data(await world.browser().client.call(logIn, form('nova@example.com')));
  expect(session).toMatchObject({ guestId: id, emailVerified: true, roles: ['guest', 'performer'] });
  await kit.db.transaction((tx) => identity.grantRole(tx, id, 'operator'));
  expect((await identity.account(kit.db, id))?.roles).toEqual(['guest', 'performer', 'operator']);
});

test('an unknown address and a wrong password get the very same answer', async () => {
  await world.signUpAs('known@example.com');
  const wrong = await world.browser().client.call(logIn, form('known@example.com', 'not this one'));
  const unknown = await world.browser().client.call(logIn, form('unknown@example.com'));
  expect(refusal(wrong)).toBe('wrong_credentials');
  expect(unknown).toEqual(wrong);
});

test('an unknown address costs the same work as a known one', async () => {
  await world.signUpAs('timed@example.com');
  const timed = async (email: string): Promise<number> => {
    const start = performance.now();
    await world.browser().client.call(logIn, form(email, 'not this one'));
    return performance.now() - start;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  // By turns, so that whatever else the machine does falls on both.
  for (let turn = 0; turn < 9; turn += 1) {
    known.push(await timed('timed@example.com'));
    unknown.push(await timed('nobody@timed.example'));
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[4] as number;
  // Both hash twice; a shortcut for unknown addresses would be more than ten times quicker.
  expect(middle(unknown) / middle(known)).toBeGreaterThan(0.3);
});

describe('an address somebody else claimed without owning the mailbox', () => {
  test('the owner verifies it and gets in; the stranger stays in an account of their own that never owns the address', async () => {
    const stranger = await world.signUpAs('contested@example.com');
    const owner = world.browser();
    const body = { email: 'contested@example.com', password: 'the owner picks this', isAdult: true, acceptTerms: true };
    const ownerId = data(await owner.client.call(signUp, { body: body as never })).guestId;
    data(await owner.client.call(verifyEmail, { body: { token: world.linkFor('contested@example.com') } }));
    const login = data(await world.browser().client.call(logIn, form('contested@example.com', 'the owner picks this')));
    expect(login).toMatchObject({ guestId: ownerId, emailVerified: true });
    expect(data(await stranger.client.call(getAccount, {}))).toMatchObject({ emailVerified: false });
  });
});

test('a new login in the same browser ends the session it had before', async () => {
  const person = await world.signUpAs('again@example.com');
  const before = (await person.caller()).sessionId;
  data(await person.client.call(logIn, form('again@example.com')));
  const after = (await person.caller()).sessionId;
  expect(after).not.toBe(before);
  expect(world.kit.published).toContainEqual(
    expect.objectContaining({ topic: `session:${before}`, type: 'dropSession' }),
  );
});
