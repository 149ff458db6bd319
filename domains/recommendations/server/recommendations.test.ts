import { beforeAll, describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { guestPinned, guestUnpinned } from '#domains/favourites/contract/index.ts';
import { chatEnded } from '#domains/live/contract/events.ts';
import { wroteForNothing } from '#domains/messenger/contract/events.ts';
import { modelRecommendations } from '#domains/performers/contract/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { sold } from '#domains/sales/contract/events.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { signalHandlers } from './handlers.ts';
import { recommendationsDomain } from './index.ts';
import { interestOf } from './interest.ts';
import { buildAll, refreshChanged } from './likeness.ts';

const { kit, as, domains } = await testWorld({
  blocks: blocksDomain,
  performers: performersDomain,
  recommendations: recommendationsDomain,
});
const now = () => kit.clock.now();
const dayMs = 86_400_000;

/** Tells the domain of an event, as the outbox would. */
async function tell(name: string, payload: object): Promise<void> {
  const handler = signalHandlers().find(({ operation }) => operation.name === name);
  if (handler?.kind !== 'event') throw new Error(`Nobody listens to ${name}.`);
  await kit.db.transaction((tx) => handler.run(payload as never, tx));
}
const chat = (guestId: number, actorId: number, seconds: number): PayloadOf<typeof chatEnded> => ({
  ...{ chatId: 1, guestId, actorId, chatType: 'LIVECHAT', exitCode: 100, seconds, minutes: 1, cost: 100, at: now() },
});
const watch = (guestId: number, actorId: number, seconds = 600) =>
  tell(chatEnded.name, chat(guestId, actorId, seconds));
const pin = (guestId: number, actorId: number) => tell(guestPinned.name, { guestId, actorId, at: now() });

async function ask(client: ApiClient, query: { first?: number; order?: 'taste' | 'popular' } = {}) {
  const answer = await client.call(contract.getForYou, { query });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
}
const namesOf = async (client: ApiClient, query = {}) =>
  (await ask(client, query)).items.map(({ actor }) => actor.name);
const signalsOf = async (guestId: number) =>
  (
    await kit.db.pool.query(
      'select actor_id as id, kind, weight from recommendations.signals where guest_id = $1 order by 1, 2',
      [guestId],
    )
  ).rows;

/** Performers 1 to 6 are of one taste, 11 to 16 of another, long here; 21 to 23 are new. */
const old = [...Array.from({ length: 6 }, (_, n) => n + 1), ...Array.from({ length: 6 }, (_, n) => n + 11)];
const names = new Map<number, string>(
  [...old, 21, 22, 23].map((id) => [id, `Actor${'abcdefghijklmnopqrstuvwxyz'[id] ?? id}`]),
);
const nameOf = (id: number): string => names.get(id) ?? '';

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    for (const id of [...old, 21, 22, 23]) {
      const createdAt = new Date(now() - (id > 20 ? 3 : 300) * dayMs);
      await domains.performers.create(tx, anActor({ id, name: nameOf(id), createdAt, favoriteCount: 100 - id }));
    }
  });
  // Ten guests of each taste, each with four of the six.
  for (let guest = 0; guest < 20; guest += 1) {
    const from = guest < 10 ? 1 : 11;
    for (let one = 0; one < 4; one += 1) await watch(1000 + guest, from + ((guest + one) % 6));
  }
  await buildAll(kit);
});

describe('for you', () => {
  it('is read from what the guest did, says why, and leaves out whom they know already', async () => {
    await watch(500, 1);
    await pin(500, 2);
    const { items, isOn } = await ask(as(500), { first: 5 });
    expect(isOn).toBe(true);
    const because = items.filter(({ reason }) => reason.why === 'because');
    expect(because.map(({ actor }) => actor.id).sort()).toEqual([3, 4, 5, 6]);
    for (const { reason } of because) {
      expect([nameOf(1), nameOf(2)]).toContain(reason.actorName);
      expect(['watched', 'pinned']).toContain(reason.kind);
    }
    // One of five places is a newcomer's.
    expect(items.filter(({ reason }) => reason.why === 'new').map(({ actor }) => actor.id)).toHaveLength(1);
  });

  it('of nobody anything is known shows whom many like, newcomers among them, and the live ones first', async () => {
    await kit.db.transaction((tx) =>
      domains.performers.setPresence(tx, 6, {
        ...{ online: true, state: 'live', freeChat: false, livePreview: false, voyeur: false, viewers: 0 },
      }),
    );
    const { items, since } = await ask(as(777));
    expect(items[0]).toMatchObject({ actor: { id: 6 }, reason: { why: 'popular', kind: null, actorName: '' } });
    expect(items).toHaveLength(9);
    expect(items.filter(({ reason }) => reason.why === 'new')).toHaveLength(2);
    expect(since).toBeNull();
    await kit.db.transaction((tx) => domains.performers.clearPresence(tx));
  });

  it('since you watched: performers like the last one', async () => {
    await watch(501, 11);
    const { since } = await ask(as(501));
    expect(since?.actorName).toBe(nameOf(11));
    expect(since?.items.map(({ id }) => id).sort()).toEqual([12, 13, 14, 15, 16]);
  });

  it('the order `popular` is the same as if nothing were known, for a test of the two', async () => {
    const { items } = await ask(as(500), { order: 'popular' });
    expect(items.every(({ reason }) => reason.why !== 'because')).toBe(true);
  });

  it('shows nobody blocked by either side, hidden, banned in the country, or skipped', async () => {
    await watch(502, 1);
    expect(await namesOf(as(502), { first: 30 })).toContain(nameOf(3));
    await kit.db.transaction((tx) => domains.blocks.block(tx, 3, 502));
    await kit.db.pool.query('update performers.actors set is_locked = true where id = 4');
    await kit.db.pool.query(`update performers.actors set banned_country_codes = '{CH}' where id = 5`);
    expect(await as(502).call(contract.skipActor, { body: { actorId: 6 } })).toMatchObject({ ok: true });
    const swiss = as({ accountId: 502, roles: ['guest'], country: 'CH' });
    const { items, since } = await ask(swiss, { first: 30 });
    const ids = [...items.map(({ actor }) => actor.id), ...(since?.items ?? []).map(({ id }) => id)];
    for (const id of [3, 4, 5, 6]) expect(ids).not.toContain(id);
    expect(ids).toContain(2);
    const liked = await swiss.query(contract.preferencedModels, {});
    expect(liked).toMatchObject({ ok: true, data: [{ id: 1 }] });
    await kit.db.pool.query('update performers.actors set is_locked = false where id = 4');
    await kit.db.pool.query(`update performers.actors set banned_country_codes = '{}' where id = 5`);
    expect(await as(502).call(contract.skipActor, { body: { actorId: 99_999 } })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    });
  });
});

describe('what is kept', () => {
  it('acts add up by kind to a bound, a look around says nothing, and a pin taken out is gone', async () => {
    await watch(510, 1, 20);
    expect(await signalsOf(510)).toEqual([]);
    for (let time = 0; time < 30; time += 1) await watch(510, 1);
    await pin(510, 2);
    await tell(sold.name, {
      ...{ sale: 's', kind: 'video', category: 'video', buyerId: 510, sellerId: 3, coins: 2000, covered: 0, at: now() },
    });
    expect(await signalsOf(510)).toEqual([
      { id: 1, kind: 'watched', weight: 6 },
      { id: 2, kind: 'pinned', weight: 4 },
      { id: 3, kind: 'bought', weight: 1.5 },
      { id: 3, kind: 'paid', weight: 1 },
    ]);
    for (let time = 0; time < 2; time += 1) await tell(wroteForNothing.name, { guestId: 510, actorId: 4, at: now() });
    expect((await signalsOf(510)).at(-1)).toEqual({ id: 4, kind: 'wrote', weight: 0.5 });
    await tell(guestUnpinned.name, { guestId: 510, actorId: 2, at: now() });
    expect((await signalsOf(510)).map(({ id }) => id)).toEqual([1, 3, 3, 4]);
  });

  it('whoever switches it off is forgotten and nothing new is kept, until it is switched on again', async () => {
    const guest = as(511);
    await watch(511, 1);
    expect(await guest.call(contract.getOwnRecommendations, {})).toMatchObject({ data: { isOn: true, performers: 1 } });
    await guest.call(contract.switchRecommendations, { body: { isOn: false } });
    await watch(511, 2);
    await guest.call(contract.skipActor, { body: { actorId: 3 } });
    expect(await signalsOf(511)).toEqual([]);
    expect(await ask(guest)).toMatchObject({ isOn: false, since: null });
    await guest.call(contract.switchRecommendations, { body: { isOn: true } });
    await watch(511, 2);
    expect(await signalsOf(511)).toHaveLength(1);
  });

  it('to forget deletes everything, or one performer', async () => {
    const guest = as(512);
    await watch(512, 1);
    await watch(512, 2);
    await guest.call(contract.skipActor, { body: { actorId: 3 } });
    expect(await guest.call(contract.getOwnRecommendations, {})).toMatchObject({
      data: { performers: 3, skipped: [{ actorId: 3, name: nameOf(3) }] },
    });
    await guest.call(contract.forgetRecommendations, { body: { actorId: 3 } });
    expect(await signalsOf(512)).toHaveLength(2);
    await guest.call(contract.forgetRecommendations, { body: {} });
    expect(await signalsOf(512)).toEqual([]);
  });

  it('signals end by time with the night’s job; without them there is no likeness, and nobody stands for fewer than three guests', async () => {
    const pairs = async () =>
      (await kit.db.pool.query('select count(*)::int as n from recommendations.likeness where actor_id in (21, 22)'))
        .rows[0].n;
    await watch(601, 21);
    await watch(601, 22);
    await watch(602, 21);
    await watch(602, 22);
    await refreshChanged(kit);
    expect(await pairs()).toBe(0);
    await watch(603, 21);
    await watch(603, 22);
    expect(await refreshChanged(kit)).toBeGreaterThan(0);
    expect(await pairs()).toBe(2);
    const all = 'select * from recommendations.likeness order by 1, 2';
    const before = (await kit.db.pool.query(all)).rows;
    await buildAll(kit);
    expect((await kit.db.pool.query(all)).rows).toEqual(before);
    await kit.clock.advance(401 * dayMs);
    await buildAll(kit);
    expect((await kit.db.pool.query(all)).rows).toEqual([]);
  });
});

describe('newcomers', () => {
  it('get their places in turn, counted for the performer and without to whom', async () => {
    await kit.db.pool.query('delete from recommendations.looks');
    await kit.db.pool.query('update performers.actors set created_at = $1 where id in (21, 22, 23)', [new Date(now())]);
    const seen = new Set<number>();
    for (let time = 0; time < 3; time += 1) {
      await kit.clock.advance(61_000);
      const { items } = await ask(as(700 + time), { first: 5 });
      for (const { actor, reason } of items) if (reason.why === 'new') seen.add(actor.id);
      await kit.clock.advance(3_000);
      const counted = async () =>
        (await kit.db.pool.query('select coalesce(sum(shown), 0)::int as n from recommendations.looks')).rows[0].n;
      await expect.poll(counted).toBe(5 * (time + 1));
    }
    expect(seen).toEqual(new Set([21, 22, 23]));
    const performer = as({ accountId: 21, roles: ['performer'] });
    const answer = await performer.call(contract.getOwnLooks, {});
    expect(answer).toMatchObject({ ok: true, data: { floorPercent: 20, isNew: true, newcomersPercent: 20 } });
    expect(answer.ok && answer.data.days.at(-1)).toMatchObject({ shown: 1, asNewcomer: 1 });
    expect(await as(700).call(contract.getOwnLooks, {})).toMatchObject({ ok: false });
  });
});

it('performers like one are those who share guests, else those of the same themes; the wire stays as it was', async () => {
  for (let guest = 0; guest < 10; guest += 1) for (const id of [1, 2, 3]) await watch(2000 + guest, id);
  await buildAll(kit);
  const answer = await as(null).query(modelRecommendations, { currentActorId: 1, first: 4 });
  const ids = answer.ok ? answer.data.map(({ id }) => id) : [];
  expect(ids.slice(0, 2).sort()).toEqual([2, 3]);
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(1);
});

it('tells the maps of interest whom guests like, neither whom they skip nor those of who switched it off', async () => {
  await watch(3000, 1);
  await watch(3000, 2, 60);
  await as(3000).call(contract.skipActor, { body: { actorId: 2 } });
  await watch(3001, 1);
  await as(3001).call(contract.switchRecommendations, { body: { isOn: false } });
  expect(await interestOf(kit.db, [3000, 3001])).toEqual(new Map([[3000, [1]]]));
});
