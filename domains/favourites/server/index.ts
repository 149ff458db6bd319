import { blocksDomain } from '#domains/blocks/server/index.ts';
import { performerStopped, performerWentLive } from '#domains/live/contract/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { galleryPictureRemoved } from '#domains/performers/contract/index.ts';
import { actorCounters, performersDomain } from '#domains/performers/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { declare, handle, on, receive, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { isLive } from './notifications.ts';
import { favouritesData } from './personal-data.ts';
import { pinActor, unpinActor } from './pin-actor.ts';
import type { ThingRef } from './pin-thing.ts';
import { forgetPicture, pinThing, unpinThing } from './pin-thing.ts';
import {
  fansAmong,
  fansOf,
  favouriteIds,
  readFavourites,
  readStrip,
  relationsOf,
  totalsOf,
} from './read-favourites.ts';
import { readGalleries, readOwnPins, readPhotos } from './read-things.ts';
import { addRelation, hasRelation } from './relations.ts';
import { setEmailNotification, setSmsNotification } from './set-notification.ts';
import { beginTelling, endTelling, tellRest } from './tell-guests.ts';
import { trendOf } from './trend.ts';

export type { PinnableAlbums, Thing } from './things.ts';
export { pinnableAlbums } from './things.ts';

/** Tables of the domain, for tests and the start. */
export const favouritesTables = { name: 'favourites', folder: new URL('./migrations', import.meta.url) };

const album = (id: number): ThingRef => ({ kind: 'album', id: String(id) });
const sedcard = (actorId: number): ThingRef => ({ kind: 'sedcard', id: String(actorId) });
const picture = (id: string): ThingRef => ({ kind: 'picture', id: id.toLowerCase() });

/** Whom guests have pinned. */
export interface Favourites extends DomainServer {
  /** Which of some guests have pinned a performer. */
  fansAmong(executor: Executor, actorId: number, guestIds: readonly number[]): Promise<number[]>;
  /** Everybody who has pinned a performer, by their numbers. */
  fansOf(executor: Executor, actorId: number): Promise<number[]>;
}

/** The favourites on this kit. */
export function createFavourites(kit: Kit, deps: Omit<Context, 'kit'>): Favourites {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'favourites',
    migrations: favouritesTables,
    fansAmong,
    fansOf,
    handlers: [
      receive(contract.pinActor, ({ actorId }, { caller }) => pinActor(ctx, caller, actorId)),
      receive(contract.unpinActor, ({ actorId }, { caller }) => unpinActor(ctx, caller.accountId, actorId)),
      receive(contract.requestFavouriteActors, async (_, { caller: { accountId } }) => {
        const actorIds = await favouriteIds(kit.db, accountId);
        kit.realtime.publish(`guest:${accountId}`, contract.favouriteActors, { actorIds });
      }),
      receive(contract.setPinnedActorEmailNotification, (wish, { caller }) =>
        setEmailNotification(ctx, caller.accountId, wish),
      ),
      receive(contract.setPinnedActorSmsNotification, (wish, { caller }) =>
        setSmsNotification(ctx, caller.accountId, wish),
      ),
      handle(contract.addRelation, async ({ body }, { caller }) => ({ result: await addRelation(ctx, caller, body) })),
      handle(contract.hasRelation, async ({ body }, { caller }) => ({
        result: await hasRelation(ctx, caller.accountId, body),
      })),
      handle(contract.getFavouriteActors, async ({ query: { limit, offset } }, { caller }) => {
        const [all, canSms] = await Promise.all([
          readFavourites(ctx, caller),
          ctx.notifications.isReachable(kit.db, caller.accountId, 'sms'),
        ]);
        return { favourites: all.slice(offset, offset + limit), total: all.length, canSms };
      }),
      handle(contract.getPinnedActors, (_, { caller }) => readStrip(ctx, caller)),
      handle(contract.getOwnTrend, (_, { caller }) => trendOf(kit.db, caller.accountId, kit.clock.now())),
      resolve(contract.pinnedModels, async ({ feedOnly, first }, { caller }) =>
        feedOnly ? [] : (await readFavourites(ctx, caller)).slice(0, first).map(({ actor }) => actor),
      ),
      receive(contract.pinAlbum, ({ albumId }, { caller }) => pinThing(ctx, caller, album(albumId))),
      receive(contract.unpinAlbum, ({ albumId }, { caller }) => unpinThing(ctx, caller.accountId, album(albumId))),
      receive(contract.pinSedcard, ({ actorId }, { caller }) => pinThing(ctx, caller, sedcard(actorId))),
      receive(contract.unpinSedcard, ({ actorId }, { caller }) => unpinThing(ctx, caller.accountId, sedcard(actorId))),
      receive(contract.pinPicture, ({ pictureId }, { caller }) => pinThing(ctx, caller, picture(pictureId))),
      receive(contract.unpinPicture, ({ pictureId }, { caller }) =>
        unpinThing(ctx, caller.accountId, picture(pictureId)),
      ),
      handle(contract.getPinnedPhotos, ({ query }, { caller }) => readPhotos(ctx, caller, query)),
      handle(contract.getPinnedGalleries, ({ query }, { caller }) => readGalleries(ctx, caller, query)),
      handle(contract.getOwnPins, ({ params }, { caller }) => readOwnPins(kit.db, caller.accountId, params.actorId)),
      on(galleryPictureRemoved, 'favourites.forget-picture', ({ pictureId }, tx) => forgetPicture(ctx, tx, pictureId)),
      on(performerWentLive, 'favourites.tell-guests', ({ actorId, at }, tx) => beginTelling(ctx, tx, actorId, at)),
      on(performerStopped, 'favourites.stop-telling', ({ actorId, at }, tx) => endTelling(ctx, tx, actorId, at)),
      work(contract.tellFavourites, ({ actorId }) => tellRest(ctx, actorId)),
      ...declare([
        contract.favouriteActors,
        contract.favouritePinned,
        contract.favouriteUnpinned,
        contract.favouriteSettingsChanged,
      ]),
    ],
  };
}

/** The domain as the application lists it. */
export const favouritesDomain = defineDomain({
  name: 'favourites',
  uses: { blocks: blocksDomain, notifications: notificationsDomain, performers: performersDomain },
  create: createFavourites,
  declares: [extend(personalData, favouritesData), extend(notificationKinds, isLive)],
  contributes: (_, kit) => [
    extend(actorCounters, { counter: 'favoriteCount', totals: totalsOf }),
    loadsFacet(contract.guestRelation, {
      load: (actorIds, { caller }) => relationsOf(kit.db, caller.accountId, actorIds),
    }),
  ],
  seed: async (_, kit, { performers }) => (await import('./seed.ts')).seedFavourites(kit, performers),
});
