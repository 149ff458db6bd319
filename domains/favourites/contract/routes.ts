import { z } from 'zod';
import { ActorCard } from '#domains/performers/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
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
  response: z.object({ favourites: z.array(Favourite), total: z.int() }),
});

export const pinnedModels = query({
  name: 'pinnedModels',
  summary: 'The favourites of the guest who asks, who is live first. Feeds are not built: `feedOnly` finds nobody.',
  access: loggedIn,
  args: z.object({ feedOnly: z.boolean().default(false), first: z.int().min(1).max(100).default(50) }),
  result: z.array(ActorCard),
});
