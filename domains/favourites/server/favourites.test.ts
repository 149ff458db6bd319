import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksTables, createBlocks } from '#domains/blocks/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import {
  createNotifications,
  notificationKinds,
  notificationsTables,
  provenPhones,
} from '#domains/notifications/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { Caller } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { createFavourites, favouritesTables } from './index.ts';
import { isLive } from './notifications.ts';
import { most, pinActor, unpinActor } from './pin-actor.ts';
import { relationsOf, totalsOf } from './read-favourites.ts';
import { setEmailNotification, setSmsNotification } from './set-notification.ts';
import { pins } from './tables.ts';
import { beginTelling, endTelling, slice, tellRest } from './tell-guests.ts';

const kit = await testKit([mediaTables, performersTables, blocksTables, notificationsTables, favouritesTables]);
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });
const account = (id: number) => ({
  email: `guest${id}@example.com`,
  emailVerified: id !== 13,
  language: 'de' as const,
});
/** What guests have said about being written to as a whole. */
const said = new Map<number, object>();
const notifications = createNotifications(kit, {
  identity: {
    account: async (_: unknown, id: number) => account(id) as never,
    accounts: async (_: unknown, ids: readonly number[]) => ids.map((id) => ({ id, ...account(id) }) as never),
  },
  guest: {
    notificationSettingsOf: async (_: unknown, ids: readonly number[]) =>
      new Map(ids.map((id) => [id, said.get(id) ?? {}])),
    setNotificationSettings: async (_: unknown, id: number, change: object) =>
      void said.set(id, { ...said.get(id), ...change }) as never,
  },
});
const blocks = createBlocks(kit, { guest: {} as never });
const ctx = { kit, performers, notifications, blocks };
const domain = createFavourites(kit, ctx);
kit.extensions.add('favourites', [extend(notificationKinds, isLive)]);
kit.extensions.add('favourites', [
  loadsFacet(contract.guestRelation, { load: (ids, { caller }) => relationsOf(kit.db, caller.accountId, ids) }),
  extend((await import('#domains/performers/server/index.ts')).actorCounters, {
    counter: 'favoriteCount',
    totals: totalsOf,
  }),
]);
const dispatcher = createDispatcher([...performers.handlers, ...domain.handlers], kit);
const as = (accountId: number | null, given: Partial<Caller> = {}) =>
  testClient(dispatcher, { accountId, roles: ['guest'], ...given });
const guest = (accountId: number, country: string | null = null) => ({ accountId, country });
const names = async (accountId: number, given: Partial<Caller> = {}) => {
  const answer = await as(accountId, given).call(contract.getFavouriteActors, { query: {} });
  return answer.ok ? answer.data.favourites.map(({ actor }) => actor.name) : answer.problem.code;
};
/** Guests who have proven a phone number. */
const phones = new Set<number>();
kit.extensions.add('phones', [
  extend(
    provenPhones,
    async (_, ids) => new Map(ids.filter((id) => phones.has(id)).map((id) => [id, '+4915100000000'])),
  ),
]);
const actorIds = [1, 2, 3];
const live = { online: true, state: 'freeChat', freeChat: true, livePreview: true, voyeur: false, viewers: 1 } as const;

beforeAll(() =>
  kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: 1, name: 'Vega', favoriteCount: 0 }));
    await performers.create(tx, anActor({ id: 2, name: 'Mira', favoriteCount: 0, bannedCountryCodes: ['CH'] }));
    await performers.create(tx, anActor({ id: 3, name: 'Nora', favoriteCount: 0 }));
    await performers.setPresence(tx, 3, live);
  }),
);

describe('a favourite', () => {
  it('is pinned once, told to all pages, and stands in the list: who is live first, then the latest', async () => {
    await pinActor(ctx, guest(7), 3);
    await kit.clock.advance(1_000);
    await pinActor(ctx, guest(7), 1);
    await kit.clock.advance(1_000);
    await pinActor(ctx, guest(7), 2);
    await pinActor(ctx, guest(7), 2);
    expect(kit.published.at(-1)).toEqual({
      topic: 'guest:7',
      type: 'favouritePinned',
      data: { type: 'actor', actorId: 2 },
    });
    expect(await names(7)).toEqual(['Nora', 'Mira', 'Vega']);
    expect(await names(7, { country: 'CH' })).toEqual(['Nora', 'Vega']);
    expect(await names(8)).toEqual([]);
    const models = await as(7).query(contract.pinnedModels, { first: 2 });
    expect(models).toMatchObject({ data: [{ name: 'Nora' }, { name: 'Mira' }] });
    expect(await as(7).query(contract.pinnedModels, { feedOnly: true })).toEqual({ ok: true, data: [] });
  });

  it('is what cards and profiles say to the guest who has it, and to nobody else', async () => {
    const { getActorDataByIdOrName } = await import('#domains/performers/contract/index.ts');
    const vega = (id: number | null) => as(id).call(getActorDataByIdOrName, { params: { actorIdOrName: 'vega' } });
    const is = (isFavorite: boolean) => ({
      data: { actor: { isFavoriteActorOfGuest: isFavorite, modelGuestRelation: { isFavorite } } },
    });
    expect(await vega(7)).toMatchObject(is(true));
    expect(await vega(8)).toMatchObject(is(false));
    expect(await vega(null)).toMatchObject(is(false));
  });

  it('is refused for whom nobody knows here, and when there are too many; nothing is kept of it', async () => {
    await expect(pinActor(ctx, guest(9), 99)).rejects.toMatchObject({ kind: { code: 'actor_not_found' } });
    await expect(pinActor(ctx, guest(9, 'CH'), 2)).rejects.toMatchObject({ kind: { code: 'actor_not_found' } });
    const many = Array.from({ length: most }, (_, at) => ({ guestId: 9, actorId: 1_000 + at, pinnedAt: new Date(0) }));
    await kit.db.orm.insert(pins).values(many);
    await expect(pinActor(ctx, guest(9), 1)).rejects.toMatchObject({ kind: { code: 'favourites_full' } });
    expect(await names(9)).toEqual([]);
    expect(await as(null).call(contract.getFavouriteActors, { query: {} })).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
  });

  it('is told of as a relation of the guest; anything else is false and changes nothing', async () => {
    const relation = {
      subjectType: 'guest',
      subjectId: 31,
      relationType: 'favorite',
      objectType: 'actor',
      objectId: 1,
    };
    const ask = (route: typeof contract.addRelation | typeof contract.hasRelation, more = {}) =>
      as(31).call(route, { body: { ...relation, ...more } });
    expect(await ask(contract.hasRelation)).toMatchObject({ data: { result: false } });
    for (const more of [{ objectId: 99 }, { subjectId: 32 }, { relationType: 'likes' }, { objectType: 'album' }])
      expect(await ask(contract.addRelation, more)).toMatchObject({ data: { result: false } });
    expect(await names(31)).toEqual([]);
    expect(await ask(contract.addRelation)).toMatchObject({ data: { result: true } });
    expect(await ask(contract.hasRelation)).toMatchObject({ data: { result: true } });
    expect(await names(31)).toEqual(['Vega']);
    expect(await as(null).call(contract.hasRelation, { body: relation })).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
  });

  it('counts for the performer exactly, whatever many guests do at the same time', async () => {
    const step = fc.record({
      guestId: fc.integer({ min: 20, max: 26 }),
      actorId: fc.constantFrom(...actorIds),
      isOn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        await Promise.all(
          steps.map(({ guestId, actorId, isOn }) =>
            isOn ? pinActor(ctx, guest(guestId), actorId) : unpinActor(ctx, guestId, actorId),
          ),
        );
        await kit.clock.advance(1_000);
        await expect
          .poll(async () => {
            const { rows } = await kit.db.pool.query(
              `select bool_and(favorite_count = (select count(*) from favourites.pins p where p.actor_id = a.id)) as exact
                 from performers.actors a`,
            );
            return rows[0]?.exact;
          })
          .toBe(true);
        // What came and went by day adds up to what is there.
        const { rows: trends } = await kit.db.pool.query(
          `select a.favorite_count - coalesce((select sum(added - removed) from favourites.days d where d.actor_id = a.id), 0) as off
             from performers.actors a`,
        );
        expect(trends.map(({ off }) => Number(off))).toEqual([0, 0, 0]);
      }),
      { numRuns: scaledRuns(8) },
    );
  });
});

describe('how a guest hears of a favourite', () => {
  it('is set for each one, and refused for anyone who is none, or by SMS without a number', async () => {
    await setEmailNotification(ctx, 7, { actorId: 1, enabled: true });
    expect(kit.published.at(-1)).toMatchObject({ type: 'favouriteSettingsChanged', data: { actorId: 1, email: true } });
    const set = (enabled: boolean, actorId = 1) => setSmsNotification(ctx, 7, { actorId, enabled });
    await expect(setEmailNotification(ctx, 8, { actorId: 1, enabled: true })).rejects.toMatchObject({
      kind: { code: 'not_pinned' },
    });
    await expect(set(true)).rejects.toMatchObject({ kind: { code: 'phone_missing' } });
    await expect(set(true, 99)).rejects.toMatchObject({ kind: { code: 'not_pinned' } });
    await set(false);
  });

  it('by SMS is offered only to whom one would reach', async () => {
    const offered = async (guestId: number) => {
      const answer = await as(guestId).call(contract.getFavouriteActors, { query: {} });
      return answer.ok && answer.data.canSms;
    };
    await pinActor(ctx, guest(41), 1);
    expect(await offered(41)).toBe(false);
    phones.add(41);
    expect(await offered(41)).toBe(true);
    await setSmsNotification(ctx, 41, { actorId: 1, enabled: true });
    expect(kit.published.at(-1)).toMatchObject({ type: 'favouriteSettingsChanged', data: { actorId: 1, sms: true } });
    expect(await offered(7)).toBe(false);
  });

  const told = async (guestId: number) => {
    const { rows } = await kit.db.pool.query('select key from notifications.entries where guest_id = $1', [guestId]);
    return rows.length;
  };
  const goesLive = (actorId = 1) => kit.db.transaction((tx) => beginTelling(ctx, tx, actorId, kit.clock.now()));

  it('is once for a show, at most every twelve hours until they say otherwise, by the ways they chose', async () => {
    await pinActor(ctx, guest(13), 1);
    await setEmailNotification(ctx, 13, { actorId: 1, enabled: true });
    await pinActor(ctx, guest(14), 1);
    kit.mails.length = 0;
    await goesLive();
    await goesLive();
    // Nobody is named outside of the site; 13 has proven no address.
    expect(kit.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['guest7@example.com', 'Es gibt Neues für dich'],
    ]);
    expect(kit.mails[0]?.text).toContain('http://vesper.test/de/chat/vega/');
    expect(await told(14)).toBe(1);
    await kit.clock.advance(12 * 3_600_000);
    await goesLive();
    expect(kit.mails).toHaveLength(2);
    expect(await told(14)).toBe(2);
    await setEmailNotification(ctx, 7, { actorId: 1, enabled: false });
    await kit.clock.advance(12 * 3_600_000);
    await goesLive();
    expect(kit.mails).toHaveLength(2);
    expect(await told(7)).toBe(3);
  });

  it('is nothing for whom the performer has blocked', async () => {
    await pinActor(ctx, guest(15), 1);
    await kit.db.transaction((tx) => blocks.block(tx, 1, 15));
    await goesLive();
    expect(await told(15)).toBe(0);
  });

  it('reaches a crowd in slices that go on where they stood, and ends with the show', async () => {
    const crowd = slice * 2 + 30;
    const tellings = async () => (await kit.db.pool.query('select after from favourites.tellings')).rows;
    const crowdTold = async () => {
      const { rows } = await kit.db.pool.query(
        'select count(*)::int as told, count(distinct guest_id)::int as guests from notifications.entries where actor_id = 3',
      );
      return rows[0];
    };
    const rows = Array.from({ length: crowd }, (_, at) => ({
      guestId: 10_000 + at,
      actorId: 3,
      pinnedAt: new Date(0),
    }));
    await kit.db.orm.insert(pins).values(rows);
    const before = (await crowdTold()).told;
    kit.sentJobs.length = 0;
    await goesLive(3);
    expect(kit.sentJobs).toMatchObject([{ name: 'favourites.tellGuests', payload: { actorId: 3 } }]);
    expect((await crowdTold()).told - before).toBe(slice);
    // Two workers at once, as after one that was taken for dead.
    await Promise.all([tellRest(ctx, 3), tellRest(ctx, 3)]);
    const after = await crowdTold();
    expect(after.told).toBe(after.guests);
    expect(after.told - before).toBeGreaterThanOrEqual(crowd);
    expect(await tellings()).toEqual([]);

    await kit.clock.advance(12 * 3_600_000);
    await goesLive(3);
    await kit.db.transaction((tx) => endTelling(ctx, tx, 3, kit.clock.now()));
    await tellRest(ctx, 3);
    expect((await crowdTold()).told).toBe(after.told + slice);
  });

  it('not any more after the show where quiet hours or a digest held it back', async () => {
    const waiting = async () =>
      (await kit.db.pool.query('select guest_id from notifications.deliveries where sent_at is null')).rows;
    await kit.db.orm.insert(pins).values({ guestId: 41, actorId: 2, pinnedAt: new Date(0), byEmail: true });
    await kit.db.pool.query("insert into notifications.settings (guest_id, digest) values (41, 'daily')");
    await goesLive(2);
    expect(await waiting()).toEqual([{ guest_id: 41 }]);
    await kit.clock.advance(60_000);
    await kit.db.transaction((tx) => endTelling(ctx, tx, 2, kit.clock.now()));
    expect(await waiting()).toEqual([]);
  });
});

it('a page of favourites is kept by pushes as a new page would show it', () =>
  proveResource(contract.ownFavourites, {
    commands: fc.record({
      do: fc.constantFrom('pin', 'unpin', 'email', 'quiet'),
      actorId: fc.constantFrom(...actorIds),
    }),
    async open() {
      const key = { limit: 10, offset: 0 };
      await pinActor(ctx, guest(50), 1);
      return {
        key,
        guestId: 50,
        published: () => kit.published,
        async run({ do: what, actorId }) {
          if (what === 'pin') await pinActor(ctx, guest(50), actorId);
          else if (what === 'unpin') await unpinActor(ctx, 50, actorId);
          else await setEmailNotification(ctx, 50, { actorId, enabled: what === 'email' }).catch(() => undefined);
        },
        async fetch() {
          const answer = await as(50).call(contract.getFavouriteActors, { query: key });
          return answer.ok ? answer.data : null;
        },
      };
    },
  }));

it('the strip of the homepage says who is pinned and who of them is live, and is kept by pushes', async () => {
  const strip = async (accountId: number | null, given: Partial<Caller> = {}) => {
    const answer = await as(accountId, given).call(contract.getPinnedActors, {});
    return answer.ok ? answer.data : answer.problem.code;
  };
  for (const actorId of [3, 1, 2]) await pinActor(ctx, guest(60), actorId);
  expect(await strip(60)).toMatchObject({
    total: 3,
    actors: [{ name: 'Nora', isOnline: true, liveState: 'freeChat' }, { isOnline: false }, { isOnline: false }],
  });
  expect(await strip(60, { country: 'CH' })).toMatchObject({ total: 2, actors: [{ name: 'Nora' }, { name: 'Vega' }] });
  expect(await strip(61)).toEqual({ total: 0, actors: [] });
  expect(await strip(null)).toBe('not_logged_in');
  await proveResource(contract.pinnedActors, {
    commands: fc.record({ isOn: fc.boolean(), actorId: fc.constantFrom(...actorIds) }),
    open: async () => ({
      key: null,
      guestId: 62,
      published: () => kit.published,
      run: ({ isOn, actorId }) => (isOn ? pinActor(ctx, guest(62), actorId) : unpinActor(ctx, 62, actorId)),
      fetch: () => strip(62),
    }),
  });
});

it('a performer reads how many came and went by day, without by whom; nobody else does', async () => {
  const trend = async (accountId: number, roles: Caller['roles']) => {
    const answer = await as(accountId, { roles }).call(contract.getOwnTrend, {});
    return answer.ok ? answer.data : answer.problem.code;
  };
  const before = (await trend(2, ['performer'])) as Exclude<Awaited<ReturnType<typeof trend>>, string>;
  for (const guestId of [70, 71, 72]) await pinActor(ctx, guest(guestId), 2);
  await kit.clock.advance(24 * 3_600_000);
  await unpinActor(ctx, 70, 2);
  await unpinActor(ctx, 70, 2);
  const after = (await trend(2, ['performer'])) as typeof before;
  expect(after.total).toBe(before.total + 2);
  expect(after.days).toHaveLength(contract.trendDays);
  expect(after.days.at(-1)).toMatchObject({ added: 0, removed: 1 });
  expect(after.days.at(-2)?.added).toBe((before.days.at(-1)?.added ?? 0) + 3);
  expect(JSON.stringify(after)).not.toContain('guest');
  expect(await trend(70, ['guest'])).toBe('not_permitted');
});
