import { beforeAll, expect, test, vi } from 'vitest';
import type { Kit } from '#kit/server/kit.ts';
import { getAccount, logIn, logOutEverywhere, renewSession } from '../contract/routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { browsersOf, data } from '../testing/browser.ts';
import { showSecondFactor } from '../testing/second-factor.ts';
import type { IdentityWorld } from '../testing/world.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';
import type { Identity } from './index.ts';
import { createIdentity } from './index.ts';
import { sessionCacheMs } from './session-cache.ts';

let world: IdentityWorld;
/** A second process on the same database and clock. Its bus carries nothing, in neither direction. */
let deaf: Identity;
let deafBrowser: ReturnType<typeof browsersOf>;
beforeAll(async () => {
  world = await identityWorld();
  const bus: Kit['bus'] = {
    remote: true,
    publish: () => undefined,
    subscribe: async () => () => undefined,
    close: async () => undefined,
  };
  const kit = { ...world.kit, bus };
  deaf = createIdentity(kit);
  await deaf.start?.();
  deafBrowser = browsersOf(kit, deaf);
});

let people = 0;
/** Somebody who is logged in here, and whose token is known and believed in the other process. */
const somebody = async () => {
  people += 1;
  const email = `revoked${people}@example.com`;
  const here = await world.signUpAs(email);
  const there = deafBrowser();
  there.bearer = data(await here.client.call(renewSession, {}))?.accessToken ?? null;
  expect(await acts(there)).toBe(true);
  const { sessionId } = await here.caller();
  return { email, here, there, accountId: await here.accountId(), sessionId: sessionId as string };
};
const acts = async (browser: TestBrowser) => (await browser.client.call(getAccount, {})).ok;

test('a revoked session does nothing more: at once here, within a second where no word of it came', async () => {
  const { here, there, sessionId } = await somebody();
  expect(await here.client.call(logOutEverywhere, { body: {} })).toMatchObject({ ok: true });
  expect([await acts(here), await world.identity.standing.rolesOf(sessionId)]).toEqual([false, null]);
  expect(sessionCacheMs).toBeLessThanOrEqual(1_000);
  await world.kit.clock.advance(sessionCacheMs);
  expect([await acts(there), await deaf.standing.rolesOf(sessionId)]).toEqual([false, null]);
});

test('the look at all open connections believes nothing: it sees the end with no second passed', async () => {
  const [gone, stays] = [await somebody(), await somebody()];
  await gone.here.client.call(logOutEverywhere, { body: {} });
  const standing = await deaf.standing.rolesOfAll([gone.sessionId, stays.sessionId]);
  expect([...standing]).toEqual([[stays.sessionId, ['guest']]]);
});

test('a clock that is set back does not make a session live longer', async () => {
  const { here, there } = await somebody();
  await here.client.call(logOutEverywhere, { body: {} });
  world.kit.clock.jumpWall(-30_000);
  await world.kit.clock.advance(sessionCacheMs);
  expect(await acts(there)).toBe(false);
  world.kit.clock.jumpWall(30_000);
});

test('a role that is taken ends what was opened under it; one that is given is there within a second', async () => {
  const { email, there, accountId, sessionId } = await somebody();
  const { kit, identity } = world;
  await showSecondFactor(kit, accountId);
  await kit.db.transaction((tx) => identity.grantRole(tx, accountId, 'operator'));
  await kit.clock.advance(sessionCacheMs);
  expect((await there.caller()).roles).toEqual(['guest', 'operator']);
  await kit.db.transaction((tx) => identity.takeRole(tx, accountId, 'operator'));
  expect(await identity.standing.rolesOf(sessionId)).toBeNull();
  await kit.clock.advance(sessionCacheMs);
  expect(await acts(there)).toBe(false);
  const again = data(await world.browser().client.call(logIn, { body: { email, password: passPhrase } }));
  expect(again.roles).toEqual(['guest']);
});

test('a role changed in the rows alone holds within a second as well', async () => {
  const { there, accountId } = await somebody();
  await showSecondFactor(world.kit, accountId);
  await world.kit.db.pool.query(`update identity.accounts set roles = '{performer}' where id = $1`, [accountId]);
  await world.kit.clock.advance(sessionCacheMs);
  expect((await there.caller()).roles).toEqual(['performer']);
});

test('a hundred commands at once cost one statement, and none more within the second', async () => {
  const { there, sessionId } = await somebody();
  await world.kit.clock.advance(sessionCacheMs);
  const statements = vi.spyOn(world.kit.db.pool, 'query');
  const asked = Array.from({ length: 100 }, () => Promise.all([there.caller(), deaf.standing.rolesOf(sessionId)]));
  await Promise.all(asked);
  await there.caller();
  expect(statements.mock.calls.length).toBe(1);
  statements.mockRestore();
});
