import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { longRowIdText, rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';

export * from './events.ts';
export * from './problems.ts';

/** A guest whom the performer who asks has blocked. `blockedAt` in milliseconds since the epoch. */
export const BlockedGuest = z
  .object({ guestId: z.int(), name: z.string(), blockedAt: z.number() })
  .meta({ id: 'BlockedGuest' });
export type BlockedGuest = z.infer<typeof BlockedGuest>;

export const getBlockedGuests = route({
  name: 'getBlockedGuests',
  method: 'GET',
  path: 'studio/blocked',
  summary: 'Whom the performer has blocked for good, the latest first.',
  access: only('performer'),
  query: z.object({
    /** Only who was blocked before this entry: `before` of the last answer. */
    before: longRowIdText.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({ guests: z.array(BlockedGuest), before: z.int().nullable() }),
});

export const unblockGuest = route({
  name: 'unblockGuest',
  method: 'POST',
  path: 'studio/unblockGuest',
  summary: 'Lets a blocked guest reach the performer again. Who is not blocked stays so.',
  access: only('performer'),
  body: z.object({ guestId: rowId }),
  response: z.object({}),
  limit: { points: 60, seconds: 600, per: 'subject' },
});
