import { beforeAll, describe, expect, test } from 'vitest';
import { lifetimes, sessionCookie, visitorCookie } from '../contract/cookies.ts';
import {
  getAccount,
  listSessions,
  logIn,
  logOut,
  logOutEverywhere,
  openVisitorSession,
  renewSession,
  revokeSession,
} from '../contract/routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal } from '../testing/browser.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await identityWorld();
});

let people = 0;
const somebody = async () => {
  people += 1;
  const email = `person${people}@example.com`;
  return { email, person: await world.signUpAs(email, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }) };
};
const elsewhere = async (email: string): Promise<TestBrowser> => {
  const other = world.browser({ userAgent: 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1', country: 'ES' });
  data(await other.client.call(logIn, { body: { email, password: passPhrase } }));
  return other;
};
const isIn = async (browser: TestBrowser) => (await browser.client.call(getAccount, {})).ok;
const renewed = async (browser: TestBrowser) => data(await browser.client.call(renewSession, {}));

describe('an anonymous visitor', () => {
  test('gets a number and a token on the first visit and keeps the number', async () => {
    const person = world.browser();
    expect(await person.caller()).toMatchObject({ subjectId: null, accountId: null, sessionId: null });
    const first = data(await person.client.call(openVisitorSession, {}));
    const again = data(await person.client.call(openVisitorSession, {}));
    expect(again.guestId).toBe(first.guestId);
    expect(await person.caller()).toMatchObject({ subjectId: first.guestId, accountId: null, roles: [] });
    expect(refusal(await person.client.call(getAccount, {}))).toBe('not_logged_in');
  });

  test('is known by the token alone, and cannot make itself another number', async () => {
    const person = world.browser();
    const { guestId, accessToken } = data(await person.client.call(openVisitorSession, {}));
    const bare = world.browser();
    bare.bearer = accessToken;
    expect((await bare.caller()).subjectId).toBe(guestId);
    const cookie = person.cookies.get(visitorCookie) as string;
    const forger = world.browser();
    forger.cookies.set(visitorCookie, cookie.replace(/^[^.]+/, (guestId + 1).toString(36)));
    expect((await forger.caller()).subjectId).toBeNull();
  });

  test('without any cookie there is nothing to renew', async () => {
    expect(await renewed(world.browser())).toBeNull();
  });
});

describe('access tokens', () => {
  test('name the account for 15 minutes; a renewed one continues', async () => {
    const { person } = await somebody();
    const session = await renewed(person);
    const api = world.browser();
    api.bearer = session?.accessToken ?? null;
    expect((await api.caller()).accountId).toBe(session?.guestId);
    await world.kit.clock.advance(lifetimes.accessToken + 1000);
    expect((await api.caller()).accountId).toBeNull();
    api.bearer = (await renewed(person))?.accessToken ?? null;
    expect((await api.caller()).accountId).toBe(session?.guestId);
  });

  test('an expired token falls back to the cookie; an altered one is worth nothing', async () => {
    const { person } = await somebody();
    const token = (await renewed(person))?.accessToken as string;
    const [head, body, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: '100001', acc: 100001 })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    const thief = world.browser();
    for (const bad of [`${head}.${forged}.${signature}`, `${none}.${body}.`, 'x', '']) {
      thief.bearer = bad;
      expect((await thief.caller()).subjectId).toBeNull();
    }
    person.bearer = 'worthless';
    expect(await isIn(person)).toBe(true);
  });
});

describe('logging out', () => {
  test('ends the session at once: cookie, token and sockets', async () => {
    const { person } = await somebody();
    const { sessionId } = await person.caller();
    const api = world.browser();
    api.bearer = (await renewed(person))?.accessToken ?? null;
    expect((await api.caller()).accountId).not.toBeNull();
    const copied = world.browser();
    copied.cookies.set(sessionCookie, person.cookies.get(sessionCookie) as string);
    data(await person.client.call(logOut, {}));
    expect(person.cookies.has(sessionCookie)).toBe(false);
    expect((await api.caller()).accountId).toBeNull();
    expect((await copied.caller()).accountId).toBeNull();
    expect(world.kit.published).toContainEqual({
      topic: `session:${sessionId}`,
      type: 'dropSession',
      data: { code: 4001, reason: 'logged out' },
    });
  });

  test('without a session it is no error', async () => {
    expect(data(await world.browser().client.call(logOut, {}))).toEqual({ success: true });
  });
});

describe('where I am logged in', () => {
  test('shows every place, the current one marked, and ends one of them', async () => {
    const { email, person } = await somebody();
    const phone = await elsewhere(email);
    const { sessions } = data(await person.client.call(listSessions, {}));
    expect(sessions.map(({ device, country, current }) => ({ device, country, current }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox · Windows', country: null, current: true },
        { device: 'Safari · iPhone', country: 'ES', current: false },
      ]),
    );
    const other = sessions.find(({ current }) => !current);
    data(await person.client.call(revokeSession, { body: { sessionId: other?.id as string } }));
    expect([await isIn(person), await isIn(phone)]).toEqual([true, false]);
  });

  test('nobody ends the session of somebody else', async () => {
    const { person } = await somebody();
    const { person: stranger } = await somebody();
    const { sessionId } = await stranger.caller();
    data(await person.client.call(revokeSession, { body: { sessionId: sessionId as string } }));
    expect(await isIn(stranger)).toBe(true);
  });

  test('log out everywhere ends all; keeping this one ends the others', async () => {
    const { email, person } = await somebody();
    const [phone, tablet] = [await elsewhere(email), await elsewhere(email)];
    expect(data(await person.client.call(logOutEverywhere, { body: { keepCurrent: true } }))).toEqual({ ended: 2 });
    expect([await isIn(person), await isIn(phone), await isIn(tablet)]).toEqual([true, false, false]);
    expect(data(await person.client.call(logOutEverywhere, { body: {} }))).toEqual({ ended: 1 });
    expect(await isIn(person)).toBe(false);
  });
});

describe('rotation', () => {
  const rotate = async (person: TestBrowser) => {
    const old = person.cookies.get(sessionCookie) as string;
    await world.kit.clock.advance(lifetimes.rotateAfter);
    await renewed(person);
    const withOld = world.browser();
    withOld.cookies.set(sessionCookie, old);
    expect(person.cookies.get(sessionCookie)).not.toBe(old);
    return { old, withOld };
  };

  test('a token that is half a day old is replaced; the old one works a minute longer', async () => {
    const { person } = await somebody();
    const { withOld } = await rotate(person);
    expect([await isIn(person), await isIn(withOld)]).toEqual([true, true]);
    await world.kit.clock.advance(lifetimes.rotationGrace + 1);
    expect(await isIn(person)).toBe(true);
  });

  test('a new token that never arrived costs nobody the session', async () => {
    const { person } = await somebody();
    const { withOld } = await rotate(person);
    await world.kit.clock.advance(60 * 60_000);
    const again = await renewed(withOld);
    expect(again?.loggedIn).toBe(true);
    expect(await isIn(withOld)).toBe(true);
  });

  test('a replaced token that comes back later is a copy: the session ends for everybody', async () => {
    const { person } = await somebody();
    const { withOld } = await rotate(person);
    expect(await isIn(person)).toBe(true);
    await world.kit.clock.advance(lifetimes.rotationGrace + 16_000);
    expect(await isIn(withOld)).toBe(false);
    expect(await isIn(person)).toBe(false);
    expect(world.kit.log.lines.at(-1)).toMatchObject({ level: 'warn' });
  });
});

describe('running out', () => {
  test('an unused session ends after 30 days, an operator after 12 hours', async () => {
    const { person } = await somebody();
    const { kit, identity } = world;
    const passwordHash = await identity.hashPassword(passPhrase);
    const account = { email: 'op@example.com', passwordHash, roles: ['operator'], language: 'en' } as const;
    await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, emailVerified: true }));
    const operator = await elsewhere('op@example.com');
    await kit.clock.advance(lifetimes.operatorIdle + 1000);
    expect([await isIn(person), await isIn(operator)]).toEqual([true, false]);
    await kit.clock.advance(lifetimes.sessionIdle + 1000);
    expect(await isIn(person)).toBe(false);
  });
});

describe('clearing the caches', () => {
  test('forgets the sessions this process believes in: the next call asks the database', async () => {
    const { person } = await somebody();
    expect(await isIn(person)).toBe(true);
    const { sessionId } = await person.caller();
    await world.kit.db.pool.query('delete from identity.sessions where id = $1', [sessionId]);
    expect(await isIn(person)).toBe(true);
    expect(world.kit.caches.clear()).toContain('identity.sessions');
    expect(await isIn(person)).toBe(false);
  });
});
