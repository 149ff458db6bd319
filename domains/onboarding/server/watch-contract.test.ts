import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../contract/index.ts';
import { done, openJoining } from '../testing/world.ts';

let world: Awaited<ReturnType<typeof openJoining>>;
beforeAll(async () => {
  world = await openJoining();
});
afterAll(() => world.app.close());

const day = 24 * 3_600_000;
let her: Awaited<ReturnType<typeof world.applicant>>;
beforeEach(async () => {
  her = await world.applicant();
  await world.accept(her.id);
  await world.kit.db.transaction((tx) =>
    world.domains.consent.declare(tx, {
      ...{ thing: thingOf(her.id), ownerId: her.id, recordedOn: '2026-11-01', title: 'Evening', call: null },
    }),
  );
});

const thingOf = (id: number) => ({ kind: 'picture' as never, id: String(id) });
const hour = async (days = 0): Promise<void> => {
  await world.kit.clock.advance(days * day);
  await world.work('onboarding.watchContract');
};
/** Subjects of what was written to her about the agreement. */
const mails = async (): Promise<string[]> => {
  const account = await world.domains.identity.account(world.kit.db, her.id);
  return world.kit.mails
    .filter(({ to, subject }) => to === account?.email && /agreement|until you sign/.test(subject))
    .map(({ subject }) => subject);
};
const rung = async (): Promise<number> => {
  const { rows } = await world.kit.db.pool.query(
    'select count(*)::int as n from notifications.entries where guest_id = $1 and type = 8',
    [her.id],
  );
  return rows[0].n;
};
const standing = () => done(her.me.call(contract.readContractStanding, {}));
const isSeen = async () => {
  const actor = await world.domains.performers.actor(world.kit.db, her.id);
  const covered = await world.domains.consent.covers(world.kit.db, [thingOf(her.id)]);
  expect(covered.size === 1).toBe(actor?.isHidden === false);
  return actor?.isHidden === false;
};
const trail = async (): Promise<string[]> =>
  (
    await world.kit.db.pool.query(
      "select what from consent.trail where person_id = $1 and what in ('paused', 'resumed') order by id",
      [her.id],
    )
  ).rows.map(({ what }) => what);
const rowOf = async () => {
  const { rows } = await done(
    world.operator.call(contract.applicationList.read, { query: { search: String(her.id) } }),
  );
  return rows[0];
};

test('who signed what is in force is asked nothing; a new version is asked for once, by mail and at the bell, and signing it ends that', async () => {
  await hour();
  expect(await mails()).toEqual([]);
  const version = await world.publishContract();
  await hour();
  await hour(1);
  await hour(12);
  const { signUntil } = await standing();
  expect(await mails()).toEqual([expect.stringMatching(/^Please sign the new agreement by \d+ \w+ \d{4}$/)]);
  expect(await rung()).toBe(1);
  expect(await standing()).toMatchObject({ version, signedVersion: version - 1, isLapsed: false });
  expect(await rowOf()).toMatchObject({ contract: 'asked', signUntil, lapsedAt: null });
  expect(await isSeen()).toBe(true);
  await world.signs(her.id, her.me);
  expect(await standing()).toMatchObject({ signedVersion: version, signUntil: null, isLapsed: false });
  await hour(30);
  expect(await isSeen()).toBe(true);
  expect(await mails()).toHaveLength(1);
  expect(await trail()).toEqual([]);
});

test('who has not signed by the last day is seen no more, what shows her rests, and signing late brings both back at once', async () => {
  await world.publishContract();
  await hour();
  await hour(14);
  // The last day is hers to its end.
  expect(await isSeen()).toBe(true);
  await hour(1);
  expect(await isSeen()).toBe(false);
  expect(await standing()).toMatchObject({ isLapsed: true });
  expect(await rowOf()).toMatchObject({ state: 'accepted', contract: 'lapsed' });
  const lapsed = await done(world.operator.call(contract.applicationList.read, { query: { contract: 'lapsed' } }));
  const asked = await done(world.operator.call(contract.applicationList.read, { query: { contract: 'asked' } }));
  expect(lapsed.rows.map(({ accountId }) => accountId)).toContain(her.id);
  expect(asked.rows.map(({ accountId }) => accountId)).not.toContain(her.id);
  await hour(5);
  expect(await mails()).toEqual([expect.stringContaining('by'), 'You are not shown until you sign']);
  await world.signs(her.id, her.me);
  expect(await isSeen()).toBe(true);
  expect(await standing()).toMatchObject({ signUntil: null, isLapsed: false });
  expect(await trail()).toEqual(['paused', 'resumed']);
});

test('a newer version in between is asked for anew, with days of its own; who lapsed signs the newest', async () => {
  await world.publishContract();
  await hour();
  const first = (await standing()).signUntil ?? '';
  await hour(10);
  const newer = await world.publishContract();
  await hour();
  const second = (await standing()).signUntil ?? '';
  expect(second > first).toBe(true);
  expect(await mails()).toHaveLength(2);
  expect(await rung()).toBe(2);
  await hour(6);
  expect(await isSeen()).toBe(true);
  await hour(9);
  expect(await isSeen()).toBe(false);
  const newest = await world.publishContract();
  await hour(1);
  expect(await mails()).toHaveLength(3);
  await world.signs(her.id, her.me);
  expect(await standing()).toMatchObject({ version: newest, signedVersion: newest, isLapsed: false });
  expect(newest).toBeGreaterThan(newer);
  expect(await isSeen()).toBe(true);
});

test('who was taken off meanwhile does not come back by signing', async () => {
  await world.publishContract();
  await hour();
  await hour(15);
  expect(await isSeen()).toBe(false);
  const params = { accountId: her.id };
  await done(world.operator.call(contract.suspendPerformer, { params, body: { reason: 'a complaint' } }));
  await done(
    world.operator.call(contract.askForMore, { params, body: { step: 'contract', reason: 'please sign it' } }),
  );
  await world.signs(her.id, her.me);
  const actor = () => world.domains.performers.actor(world.kit.db, her.id);
  expect((await actor())?.isHidden).toBe(true);
  await done(her.me.call(contract.submitApplication, {}));
  await world.accept(her.id);
  expect(await isSeen()).toBe(true);
});
