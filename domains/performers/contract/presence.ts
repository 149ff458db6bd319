import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { ActorPricesShape, LiveState, roomFields } from './room-facts.ts';

/** Prices of a performer's chats per minute in hundredths of a coin; null: not offered. */
export const ChatPrices = ActorPricesShape.pick({
  video: true,
  single: true,
  singlec2c: true,
  voyeur: true,
  multi: true,
}).meta({ id: 'ChatPrices' });
export type ChatPrices = z.infer<typeof ChatPrices>;

/** A performer's room as everybody may see it; pushed as `actorState`. */
export const ActorPresence = z
  .object({
    actorId: z.int(),
    actorName: z.string(),
    state: LiveState,
    ...roomFields,
    /** Voyeurs may watch the private chats of this show; not those at the single price, and no video call. */
    voyeursAllowed: z.boolean(),
    /** A ticket show is on: ticket holders alone are let in, and nothing else is offered. */
    isTicketShow: z.boolean(),
    prices: ChatPrices,
  })
  .meta({ id: 'ActorPresence' });
export type ActorPresence = z.infer<typeof ActorPresence>;

/** Who is live and what they do: the pushes every list of performers hears. Whoever carries the pictures sends them. */
export const actorOnline = serverMessage({
  name: 'actorOnline',
  summary: 'A performer went live; with state and prices. Topic actors.',
  access: anyone,
  payload: ActorPresence,
});

export const actorOffline = serverMessage({
  name: 'actorOffline',
  summary: 'A performer is no longer live. Topic actors.',
  access: anyone,
  payload: z.object({ actorId: z.int(), actorName: z.string() }),
});

export const actorState = serverMessage({
  name: 'actorState',
  summary:
    'What a performer’s room is doing. To actors when the state changes; to actor:{id} also when viewers change (at most one a second).',
  access: anyone,
  payload: ActorPresence,
});
