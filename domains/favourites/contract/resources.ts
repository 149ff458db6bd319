import type { ActorFacets, ListedActors, OwnFacts } from '#domains/performers/contract/index.ts';
import { ownActorFacts, withOwnChange } from '#domains/performers/contract/index.ts';
import type { OnPush } from '#kit/contract/resource.ts';
import { defineResource, withPushes } from '#kit/contract/resource.ts';
import type { Pinned } from './messages.ts';
import { favouritePinned, favouriteSettingsChanged, favouriteUnpinned } from './messages.ts';
import type { Favourite, PinnedActor } from './routes.ts';
import { getFavouriteActors, getPinnedActors } from './routes.ts';
import type { PinnedGallery, PinnedPhoto } from './things.ts';
import { getOwnPins, getPinnedGalleries, getPinnedPhotos } from './things.ts';

/** What becomes of a performer for the guest who has pinned them, or no more. */
export const relationOf = (isFavorite: boolean): Partial<ActorFacets> => ({
  isFavoriteActorOfGuest: isFavorite,
  modelGuestRelation: { isFavorite },
});

/** What a push changes of a performer: nothing when something of theirs was pinned. */
export const changeBy = ({ type }: Pick<Pinned, 'type'>, isFavorite: boolean): Partial<ActorFacets> =>
  type === 'actor' ? relationOf(isFavorite) : {};

const on: OnPush<ListedActors, OwnFacts> = (message, reduce) => ({ message, reduce });

/** What is a guest's own about performers, as far as favourites know it. */
export const favouriteFacts = withPushes(ownActorFacts, [
  on(favouritePinned, (facts, { actorId, ...pin }, key) => withOwnChange(facts, key, actorId, changeBy(pin, true))),
  on(favouriteUnpinned, (facts, { actorId, ...pin }, key) => withOwnChange(facts, key, actorId, changeBy(pin, false))),
]);

/** A page of favourites. */
export interface FavouritePage {
  readonly limit: number;
  readonly offset: number;
}

export interface Favourites {
  readonly favourites: readonly Favourite[];
  readonly total: number;
  readonly canSms: boolean;
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
    // A performer who comes or goes changes what else stands on the page.
    on(favouritePinned, (state: Favourites, { type }): Favourites | null => (type === 'actor' ? null : state)),
    on(favouriteUnpinned, (state: Favourites, { type }): Favourites | null => (type === 'actor' ? null : state)),
    on(favouriteSettingsChanged, ({ favourites, ...state }: Favourites, settings) => ({
      ...state,
      favourites: favourites.map((one) => (one.actor.id === settings.actorId ? { ...one, settings } : one)),
    })),
  ],
});

/** The favourites of a guest in few words; undefined until they are answered. */
export interface PinnedActors {
  readonly actors: readonly PinnedActor[];
  readonly total: number | undefined;
}

/** Whom a guest has pinned, for the strip of the homepage; who of them is live is `actorStates`. */
export const pinnedActors = defineResource({
  name: 'pinnedActors',
  summary: 'The favourites of a guest in few words.',
  topic: null,
  snapshot: getPinnedActors,
  input: () => ({}),
  read: (answer): PinnedActors => answer,
  pushes: (on) => [
    on(favouritePinned, (state: PinnedActors, { type }): PinnedActors | null => (type === 'actor' ? null : state)),
    on(favouriteUnpinned, (state: PinnedActors, { type }): PinnedActors | null => (type === 'actor' ? null : state)),
  ],
});

export interface PinnedPhotos {
  readonly photos: readonly PinnedPhoto[];
  readonly total: number;
}

/** The pinned pictures of a guest, as their page shows them. */
export const pinnedPhotos = defineResource({
  name: 'pinnedPhotos',
  summary: 'A page of the pictures a guest has pinned.',
  topic: null,
  snapshot: getPinnedPhotos,
  input: ({ limit, offset }: FavouritePage) => ({ query: { limit, offset } }),
  read: (answer): PinnedPhotos => answer,
  pushes: (on) => [
    on(favouritePinned, (state: PinnedPhotos, { type }): PinnedPhotos | null => (type === 'picture' ? null : state)),
    on(favouriteUnpinned, (state: PinnedPhotos, { type }): PinnedPhotos | null => (type === 'picture' ? null : state)),
  ],
});

export interface PinnedGalleries {
  readonly galleries: readonly PinnedGallery[];
  readonly total: number;
}

const isGallery = ({ type }: Pick<Pinned, 'type'>): boolean => type === 'album' || type === 'sedcard';

/** The same of albums and galleries. */
export const pinnedGalleries = defineResource({
  name: 'pinnedGalleries',
  summary: 'A page of the albums and galleries a guest has pinned.',
  topic: null,
  snapshot: getPinnedGalleries,
  input: ({ limit, offset }: FavouritePage) => ({ query: { limit, offset } }),
  read: (answer): PinnedGalleries => answer,
  pushes: (on) => [
    on(favouritePinned, (state: PinnedGalleries, pin): PinnedGalleries | null => (isGallery(pin) ? null : state)),
    on(favouriteUnpinned, (state: PinnedGalleries, pin): PinnedGalleries | null => (isGallery(pin) ? null : state)),
  ],
});

/** What of a performer's gallery a guest has pinned. */
export interface OwnPins {
  readonly sedcard: boolean;
  readonly albumIds: readonly number[];
  readonly pictureIds: readonly string[];
}

const withIn = <T>(all: readonly T[], one: T | undefined, isIn: boolean): readonly T[] => {
  if (one === undefined || all.includes(one) === isIn) return all;
  return isIn ? [...all, one] : all.filter((other) => other !== one);
};

function pinsAfter(
  pins: OwnPins,
  { type, albumId, pictureId, ...pin }: Pinned,
  actorId: number,
  isIn: boolean,
): OwnPins {
  if (pin.actorId !== actorId || type === 'actor') return pins;
  if (type === 'sedcard') return pins.sedcard === isIn ? pins : { ...pins, sedcard: isIn };
  return {
    ...pins,
    albumIds: withIn(pins.albumIds, albumId, isIn),
    pictureIds: withIn(pins.pictureIds, pictureId, isIn),
  };
}

/** What the hearts of a gallery's pages show. */
export const ownPins = defineResource({
  name: 'ownPins',
  summary: 'What of a performer’s gallery a guest has pinned.',
  topic: null,
  snapshot: getOwnPins,
  input: ({ actorId }: { readonly actorId: number }) => ({ params: { actorId: String(actorId) as never } }),
  read: (answer): OwnPins => answer,
  pushes: (on) => [
    on(favouritePinned, (pins: OwnPins, pin, { actorId }): OwnPins => pinsAfter(pins, pin, actorId, true)),
    on(favouriteUnpinned, (pins: OwnPins, pin, { actorId }): OwnPins => pinsAfter(pins, pin, actorId, false)),
  ],
});
