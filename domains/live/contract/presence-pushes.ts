import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { ActorPresence } from './entities.ts';

/** Who is live and what they do: the pushes every list of performers hears. */
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
