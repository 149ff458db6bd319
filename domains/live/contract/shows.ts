import { z } from 'zod';
import { EarningsOfKind } from '#domains/ledger/contract/earnings-by-month.ts';
import { only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { Instant } from './entities.ts';

/** Most shows of one answer. */
export const mostShows = 20;

/** A show of a performer, from its first picture on. Amounts in hundredths of a coin: her part of all the books say it brought. */
export const Show = z
  .object({
    showId: z.int(),
    startedAt: Instant,
    /** Null while it runs. */
    endedAt: Instant.nullable(),
    seconds: z.int(),
    /** How many people watched; previews from outside are none. */
    viewers: z.int(),
    /** Paid ones, and their paid minutes. */
    chats: z.int(),
    minutes: z.int(),
    earned: z.int(),
    /** The same by kind, the most first. */
    kinds: z.array(EarningsOfKind),
  })
  .meta({ id: 'Show' });
export type Show = z.output<typeof Show>;

export const getStudioShows = route({
  name: 'getStudioShows',
  method: 'GET',
  path: 'studio/shows',
  summary:
    'The performer’s shows, the latest first: how long, who watched, what was chatted, and all that came in meanwhile.',
  access: only('performer'),
  cost: 20,
  query: z.object({
    /** Only shows before this one: `before` of the last answer. */
    before: longRowIdText.optional(),
    limit: z.coerce.number().int().min(1).max(mostShows).default(10),
  }),
  response: z.object({ shows: z.array(Show), before: z.int().nullable() }),
});
