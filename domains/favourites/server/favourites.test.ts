import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import type { Caller } from '#kit/contract/access.ts';
import { createClient } from '#kit/contract/client.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import type { Call } from '#kit/server/handler.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { createFavourites, favouritesTables } from './index.ts';
import { most, pinActor, unpinActor } from './pin-actor.ts';
import { relationsOf, totalsOf } from './read-favourites.ts';
import { setEmailNotification, setSmsNotification } from './set-notification.ts';
import { pins } from './tables.ts';
import { everyMs, tellGuests } from './tell-guests.ts';

const kit = await testKit([mediaTables, performersTables, favouritesTables]);
const performers = createPerformers(kit, { media: createMedia(kit) });
const account = (id: number) => ({
  email: `guest${id}@example.com`,
  emailVerified: id !== 13,
  language: 'de' as const,
});
const ctx = { kit, performers, identity: { account: async (_: unknown, id: number) => account(id) as never } };
const domain = createFavourites(kit, ctx);
kit.extensions.add('favourites', [
  loadsFacet(contract.guestRelation, { load: (ids, { caller }) => relationsOf(kit.db, caller.accountId, ids) }),
  extend((await import('#domains/performers/server/index.ts')).actorCounters, {
    counter: 'favoriteCount',
    totals: totalsOf,
  }),
]);
const dispatcher = createDispatcher([...performers.handlers, ...domain.handlers], kit);
const as = (accountId: number | null, given: Partial<Caller> = {}) =>
  createClient(dispatcher.transportFor({ caller: testCaller({ accountId, roles: ['guest'], ...given }) } as Call));
const guest = (accountId: number, country: string | null = null) => ({ accountId, country });
const names = async (accountId: number, given: Partial<Caller> = {}) => {
  const answer = await as(accountId, given).call(contract.getFavouriteActors, { query: {} });
  return answer.ok ? answer.data.favourites.map(({ actor }) => actor.name) : answer.problem.code;
};
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
    expect(kit.published.at(-1)).toEqual({ topic: 'guest:7', type: 'favouritePinned', data: { actorId: 2 } });
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
      }),
      { numRuns: scaledRuns(8) },
    );
  });
});

describe('how a guest hears of a favourite', () => {
  it('is set for each one, and refused for who is none, or by SMS without a number', async () => {
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

  it('is one mail in twelve hours, to a proven address, however often the show begins', async () => {
    const begin = () => kit.db.transaction((tx) => tellGuests(ctx, tx, 1, 0));
    await pinActor(ctx, guest(13), 1);
    await setEmailNotification(ctx, 13, { actorId: 1, enabled: true });
    await pinActor(ctx, guest(14), 1);
    kit.mails.length = 0;
    await begin();
    await begin();
    expect(kit.mails.map(({ to, subject }) => [to, subject])).toEqual([['guest7@example.com', 'Vega ist jetzt live']]);
    await kit.clock.advance(everyMs + 1);
    await begin();
    expect(kit.mails).toHaveLength(2);
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
