import { z } from 'zod';
import { Picture } from '#domains/media/contract/index.ts';
import { ActorCard, LiveState } from '#domains/performers/contract/index.ts';
import { loggedIn, only } from '#kit/contract/access.ts';
import { query, route } from '#kit/contract/operations.ts';

/** How a guest wants to hear that a favourite is live (spec 2 §3, "Pinned actor settings"). */
export const PinnedActorSettings = z
  .object({ actorId: z.int(), email: z.boolean(), sms: z.boolean() })
  .meta({ id: 'PinnedActorSettings' });
export type PinnedActorSettings = z.infer<typeof PinnedActorSettings>;

/** A pinned performer. `pinnedAt` in milliseconds since the epoch. */
export const Favourite = z
  .object({ actor: ActorCard, settings: PinnedActorSettings, pinnedAt: z.number() })
  .meta({ id: 'Favourite' });
export type Favourite = z.infer<typeof Favourite>;

export const getFavouriteActors = route({
  name: 'getFavouriteActors',
  method: 'GET',
  path: 'guest/favorite/actors',
  summary: 'The favourites of the guest who asks: who is live first, then the latest pinned.',
  access: loggedIn,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(500).default(0),
  }),
  response: z.object({
    favourites: z.array(Favourite),
    total: z.int(),
    canSms: z.boolean().describe('an SMS would reach the guest: without a proven phone it is not offered'),
  }),
});

export const pinnedModels = query({
  name: 'pinnedModels',
  summary: 'The favourites of the guest who asks, who is live first. Feeds are not built: `feedOnly` finds nobody.',
  access: loggedIn,
  args: z.object({ feedOnly: z.boolean().default(false), first: z.int().min(1).max(100).default(50) }),
  result: z.array(ActorCard),
});

/** A pinned performer as the strip of the homepage needs them. */
export const PinnedActor = z
  .object({
    id: z.int(),
    name: z.string(),
    avatar: Picture.nullable(),
    isOnline: z.boolean(),
    liveState: LiveState,
  })
  .meta({ id: 'PinnedActor' });
export type PinnedActor = z.infer<typeof PinnedActor>;

/** Most performers of the strip: as many as pages follow at once. */
export const mostInStrip = 100;

export const getPinnedActors = route({
  name: 'getPinnedActors',
  method: 'GET',
  path: 'guest/favorite/strip',
  summary: 'The favourites of the guest who asks in few words: who is live first, then the latest pinned.',
  access: loggedIn,
  response: z.object({ actors: z.array(PinnedActor), total: z.int() }),
});

/** Days of a performer's trend, today the last. */
export const trendDays = 30;

export const getOwnTrend = route({
  name: 'getOwnTrend',
  method: 'GET',
  path: 'studio/favourites',
  summary:
    'How many guests have the performer who asks as a favourite, and what came and went on each of the last days.',
  access: only('performer'),
  response: z.object({
    total: z.int(),
    days: z.array(z.object({ day: z.string(), added: z.int(), removed: z.int() }).meta({ id: 'FavouriteDay' })),
  }),
});
