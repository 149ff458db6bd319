import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const pairSeparated = event({
  name: 'blocks.pairSeparated',
  summary: 'A performer has blocked a guest, or a guest a performer: what is open between the two ends.',
  access: system,
  payload: z.object({ actorId: z.int(), guestId: z.int(), by: z.enum(['guest', 'actor']) }),
  key: ({ actorId }) => actorId,
});
