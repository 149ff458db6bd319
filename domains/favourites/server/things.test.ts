import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { createFavourites, favouritesTables, pinnableAlbums } from './index.ts';
import type { ThingRef } from './pin-thing.ts';
import { mostThings, pinThing, unpinThing } from './pin-thing.ts';
import { pinnedThings } from './tables.ts';

const kit = await testKit([mediaTables, performersTables, favouritesTables]);
/** Nobody but 18 may see what is rated above 16. */
const access = {
  mayView: async (_: unknown, { caller, fsk }: { caller: Caller; fsk: number }) =>
    fsk <= 16 || caller.accountId === 18
      ? ({ ok: true } as const)
      : ({ ok: false, restriction: 'needAgeCheck', reason: 'test' } as const),
};
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit), access });
const ctx = { kit, performers, notifications: {} as never, blocks: {} as never };
const domain = createFavourites(kit, ctx);
const album = { id: '70', actor: { id: 1, name: 'Vega' }, title: 'Summer', path: '/amateur/vega/pictures/70/' };
kit.extensions.add('albums', [
  extend(pinnableAlbums, {
    find: async (_, ids) => (ids.includes(70) ? [{ ...album, pictures: [], total: 12 }] : []),
  }),
]);
kit.events.subscribe(domain.handlers);
const dispatcher = createDispatcher([...performers.handlers, ...domain.handlers], kit);
const guest = (accountId: number, given: Partial<Caller> = {}) =>
  testCaller({ subjectId: accountId, accountId, roles: ['guest'], ...given }) as AccountCaller;
const as = (accountId: number | null, given: Partial<Caller> = {}) =>
  testClient(dispatcher, { accountId, roles: ['guest'], ...given });

const [first, second, adult, elsewhere] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const picture = (id: string): ThingRef => ({ kind: 'picture', id });
const gallery = (actorId: number): ThingRef => ({ kind: 'sedcard', id: String(actorId) });
const pin = (guestId: number, ref: ThingRef, given: Partial<Caller> = {}) => pinThing(ctx, guest(guestId, given), ref);

beforeAll(() =>
  kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: 1, name: 'Vega' }));
    await performers.create(tx, anActor({ id: 2, name: 'Mira', bannedCountryCodes: ['CH'] }));
    await performers.create(tx, anActor({ id: 3, name: 'Nora' }));
    const size = { width: 640, height: 800 };
    await performers.addSedcard(tx, 1, { id: first, ageRating: 12, ...size });
    await performers.addSedcard(tx, 1, { id: second, ageRating: 16, ...size });
    await performers.addSedcard(tx, 1, { id: adult, ageRating: 18, ...size });
    await performers.addSedcard(tx, 2, { id: elsewhere, ageRating: 16, ...size });
  }),
);

const photos = async (accountId: number, given: Partial<Caller> = {}) => {
  const answer = await as(accountId, given).call(contract.getPinnedPhotos, { query: {} });
  return answer.ok ? answer.data.photos.map((one) => one.picture.id) : answer.problem.code;
};
const galleries = async (accountId: number, given: Partial<Caller> = {}) => {
  const answer = await as(accountId, given).call(contract.getPinnedGalleries, { query: {} });
  return answer.ok
    ? answer.data.galleries.map((one) => [one.kind, one.id, one.title, one.path, one.total])
    : answer.problem.code;
};
const own = async (accountId: number, actorId = 1) => {
  const answer = await as(accountId).call(contract.getOwnPins, { params: { actorId: String(actorId) as never } });
  return answer.ok ? answer.data : answer.problem.code;
};

describe('pinned pictures, galleries and albums', () => {
  it('are pinned once, told to all pages, and listed with the latest first', async () => {
    await pin(7, picture(first));
    await kit.clock.advance(1_000);
    await pin(7, picture(elsewhere));
    await pin(7, picture(elsewhere));
    const push = { type: 'picture', actorId: 2, pictureId: elsewhere };
    expect(kit.published.at(-1)).toEqual({ topic: 'guest:7', type: 'favouritePinned', data: push });
    expect(await photos(7)).toEqual([elsewhere, first]);
    await pin(7, gallery(1));
    await kit.clock.advance(1_000);
    await pin(7, { kind: 'album', id: '70' });
    expect(await galleries(7)).toEqual([
      ['album', 70, 'Summer', '/amateur/vega/pictures/70/', 12],
      ['sedcard', 1, '', '/amateur/vega/pictures/', 2],
    ]);
    expect(await own(7)).toEqual({ sedcard: true, albumIds: [70], pictureIds: [first] });
    expect(await own(8)).toEqual({ sedcard: false, albumIds: [], pictureIds: [] });
    await unpinThing(ctx, 7, picture(elsewhere));
    expect(kit.published.at(-1)).toEqual({ topic: 'guest:7', type: 'favouriteUnpinned', data: push });
    expect(await photos(7)).toEqual([first]);
  });

  it('are refused for what is not there or not for the guest to see; nothing is kept of it', async () => {
    const missing = { kind: { code: 'pin_missing' } };
    await expect(pin(9, picture(randomUUID()))).rejects.toMatchObject(missing);
    await expect(pin(9, picture(adult))).rejects.toMatchObject(missing);
    await expect(pin(9, picture(elsewhere), { country: 'CH' })).rejects.toMatchObject(missing);
    await expect(pin(9, gallery(2), { country: 'CH' })).rejects.toMatchObject(missing);
    await expect(pin(9, gallery(3))).rejects.toMatchObject(missing);
    await expect(pin(9, { kind: 'album', id: '71' })).rejects.toMatchObject(missing);
    expect(await photos(9)).toEqual([]);
    expect(await galleries(9)).toEqual([]);
    for (const route of [contract.getPinnedPhotos, contract.getPinnedGalleries])
      expect(await as(null).call(route, { query: {} })).toMatchObject({ problem: { code: 'not_logged_in' } });
  });

  it('are shown only while the guest may see them', async () => {
    await pin(18, picture(adult));
    await pin(18, picture(elsewhere));
    await pin(18, gallery(1));
    expect((await photos(18)).length).toBe(2);
    expect(await galleries(18)).toMatchObject([['sedcard', 1, '', '/amateur/vega/pictures/', 3]]);
    expect(await photos(18, { country: 'CH' })).toEqual([adult]);
    await kit.db.orm.insert(pinnedThings).values({
      guestId: 19,
      kind: 'picture',
      thing: adult,
      actorId: 1,
      pinnedAt: new Date(0),
    });
    // Whoever may not see it any more, or not yet, does not find it, and may take it away.
    expect(await photos(19)).toEqual([]);
    await unpinThing(ctx, 19, picture(adult));
    expect(await own(19)).toMatchObject({ pictureIds: [] });
  });

  it('vanish with the picture, from every page that shows it', async () => {
    const gone = randomUUID();
    await kit.db.transaction((tx) =>
      performers.addSedcard(tx, 1, { id: gone, ageRating: 12, width: 320, height: 320 }),
    );
    await pin(20, picture(gone));
    await pin(21, picture(gone));
    const { removeStudioPicture } = await import('#domains/performers/contract/index.ts');
    await as(1, { roles: ['performer'] }).call(removeStudioPicture, { params: { pictureId: gone } });
    expect(await photos(20)).toEqual([]);
    const heard = kit.published.length;
    await kit.events.drain();
    expect(kit.published.slice(heard).map(({ topic, type }) => [topic, type])).toEqual([
      ['guest:20', 'favouriteUnpinned'],
      ['guest:21', 'favouriteUnpinned'],
    ]);
    expect(await own(20)).toMatchObject({ pictureIds: [] });
  });

  it('are at most so many, and a list is what was pinned last, whatever happens at the same time', async () => {
    const things = [picture(first), picture(second), picture(elsewhere), gallery(1), gallery(2)];
    const step = fc.record({
      guestId: fc.integer({ min: 30, max: 32 }),
      ref: fc.constantFrom(...things),
      isOn: fc.boolean(),
    });
    // Each has room for two pictures more.
    const rows = [30, 31, 32].flatMap((guestId) =>
      Array.from({ length: mostThings - 2 }, () => ({
        guestId,
        kind: 'picture' as const,
        thing: randomUUID(),
        actorId: 1,
        pinnedAt: new Date(0),
      })),
    );
    await kit.db.orm.insert(pinnedThings).values(rows);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const heard = kit.published.length;
        const done = await Promise.allSettled(
          steps.map(({ guestId, ref, isOn }) => (isOn ? pin(guestId, ref) : unpinThing(ctx, guestId, ref))),
        );
        for (const one of done)
          if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: { code: 'favourites_full' } });
        const { rows: full } = await kit.db.pool.query(
          `select 1 from favourites.pinned_things where kind = 'picture' group by guest_id having count(*) > $1`,
          [mostThings],
        );
        expect(full).toEqual([]);
        // The last a page heard of a thing is how it is.
        for (const guestId of [30, 31, 32]) {
          const last = new Map<string, boolean>();
          for (const { topic, type, data } of kit.published.slice(heard))
            if (topic === `guest:${guestId}`) {
              const { type: kind, actorId, pictureId } = data as contract.Pinned;
              last.set(`${kind}:${pictureId ?? actorId}`, type === 'favouritePinned');
            }
          for (const actorId of [1, 2]) {
            const pins = (await own(guestId, actorId)) as contract.OwnPins;
            for (const [key, isIn] of last) {
              if (key === `sedcard:${actorId}`) expect(pins.sedcard).toBe(isIn);
              const [kind, id = ''] = key.split(':');
              const isOf = kind === 'picture' && (id === elsewhere) === (actorId === 2);
              if (isOf) expect(pins.pictureIds.includes(id)).toBe(isIn);
            }
          }
        }
      }),
      { numRuns: scaledRuns(8) },
    );
  });
});

const commands = fc.record({
  isOn: fc.boolean(),
  ref: fc.constantFrom(picture(first), picture(second), gallery(1), { kind: 'album', id: '70' } as ThingRef),
});
const run = ({ isOn, ref }: { isOn: boolean; ref: ThingRef }) => (isOn ? pin(50, ref) : unpinThing(ctx, 50, ref));
const following = <K, R>(key: K, fetch: () => Promise<R>) => ({
  key,
  guestId: 50,
  published: () => kit.published,
  run,
  fetch,
});

it('hearts and lists are kept by pushes as new pages would show them', async () => {
  const key = { limit: 10, offset: 0 };
  const list = async (route: typeof contract.getPinnedPhotos | typeof contract.getPinnedGalleries) => {
    const answer = await as(50).call(route, { query: key });
    return answer.ok ? answer.data : null;
  };
  await proveResource(contract.ownPins, {
    commands,
    open: async () => following({ actorId: 1 }, () => own(50)),
    exactly: ({ sedcard, albumIds, pictureIds }) => ({ sedcard, albumIds, pictureIds: [...pictureIds].sort() }),
  });
  await proveResource(contract.pinnedPhotos, {
    commands,
    open: async () => following(key, () => list(contract.getPinnedPhotos)),
  });
  await proveResource(contract.pinnedGalleries, {
    commands,
    open: async () => following(key, () => list(contract.getPinnedGalleries)),
  });
});
