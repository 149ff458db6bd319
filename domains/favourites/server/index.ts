import { identityDomain } from '#domains/identity/server/index.ts';
import { performerWentLive } from '#domains/live/contract/index.ts';
import { actorCounters, performersDomain } from '#domains/performers/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { declare, handle, on, receive, resolve } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { isLiveMail } from './mails.ts';
import { favouritesData } from './personal-data.ts';
import { pinActor, unpinActor } from './pin-actor.ts';
import { favouriteIds, readFavourites, relationsOf, totalsOf } from './read-favourites.ts';
import { setEmailNotification, setSmsNotification } from './set-notification.ts';
import { tellGuests } from './tell-guests.ts';

/** Tables of the domain, for tests and the start. */
export const favouritesTables = { name: 'favourites', folder: new URL('./migrations', import.meta.url) };

/** Whom guests have pinned. */
export function createFavourites(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'favourites',
    migrations: favouritesTables,
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
      handle(contract.getFavouriteActors, async ({ query: { limit, offset } }, { caller }) => {
        const all = await readFavourites(ctx, caller);
        return { favourites: all.slice(offset, offset + limit), total: all.length };
      }),
      resolve(contract.pinnedModels, async ({ feedOnly, first }, { caller }) =>
        feedOnly ? [] : (await readFavourites(ctx, caller)).slice(0, first).map(({ actor }) => actor),
      ),
      on(performerWentLive, 'favourites.tell-guests', async ({ actorId }, tx) => {
        let after: number | null = 0;
        while (after !== null) after = await tellGuests(ctx, tx, actorId, after);
      }),
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
  uses: { identity: identityDomain, performers: performersDomain },
  create: createFavourites,
  declares: [extend(personalData, favouritesData), extend(mailKinds, isLiveMail)],
  contributes: (_, kit) => [
    extend(actorCounters, { counter: 'favoriteCount', totals: totalsOf }),
    loadsFacet(contract.guestRelation, {
      load: (actorIds, { caller }) => relationsOf(kit.db, caller.accountId, actorIds),
    }),
  ],
  seed: async (_, kit, { performers }) => (await import('./seed.ts')).seedFavourites(kit, performers),
});
