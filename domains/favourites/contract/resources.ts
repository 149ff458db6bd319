import type { ActorFacets, ListedActors, OwnFacts } from '#domains/performers/contract/index.ts';
import { ownActorFacts, withOwnChange } from '#domains/performers/contract/index.ts';
import type { OnPush } from '#kit/contract/resource.ts';
import { defineResource, withPushes } from '#kit/contract/resource.ts';
import { favouritePinned, favouriteSettingsChanged, favouriteUnpinned } from './messages.ts';
import type { Favourite } from './routes.ts';
import { getFavouriteActors } from './routes.ts';

/** What becomes of a performer for the guest who has pinned them, or no more. */
export const relationOf = (isFavorite: boolean): Partial<ActorFacets> => ({
  isFavoriteActorOfGuest: isFavorite,
  modelGuestRelation: { isFavorite },
});

const on: OnPush<ListedActors, OwnFacts> = (message, reduce) => ({ message, reduce });

/** What is a guest's own about performers, as far as favourites know it. */
export const favouriteFacts = withPushes(ownActorFacts, [
  on(favouritePinned, (facts, { actorId }, key) => withOwnChange(facts, key, actorId, relationOf(true))),
  on(favouriteUnpinned, (facts, { actorId }, key) => withOwnChange(facts, key, actorId, relationOf(false))),
]);

/** A page of favourites. */
export interface FavouritePage {
  readonly limit: number;
  readonly offset: number;
}

export interface Favourites {
  readonly favourites: readonly Favourite[];
  readonly total: number;
}

/** The favourites of a guest, as their page shows them. */
export const ownFavourites = defineResource({
  name: 'ownFavourites',
  summary: 'A page of the favourites of a guest, with how they want to hear of each.',
  topic: null,
  snapshot: getFavouriteActors,
  input: ({ limit, offset }: FavouritePage) => ({ query: { limit, offset } }),
  read: (answer): Favourites => answer,
  pushes: (on) => [
    // Who comes in or goes changes what else stands on the page.
    on(favouritePinned, (): Favourites | null => null),
    on(favouriteUnpinned, (): Favourites | null => null),
    on(favouriteSettingsChanged, ({ favourites, total }: Favourites, settings) => ({
      favourites: favourites.map((one) => (one.actor.id === settings.actorId ? { ...one, settings } : one)),
      total,
    })),
  ],
});
