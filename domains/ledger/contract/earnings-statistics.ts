import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { EarningsOfKind } from './earnings-by-month.ts';

/** Over how many days figures are counted. */
export const statisticsDays = ['7', '30', '90'] as const;

/** What came in within one hour of the day (0 to 23, product’s time zone), over all days counted: hundredths of a coin. */
export const EarningsOfHour = z
  .object({ hour: z.int().min(0).max(23), amount: z.int(), count: z.int() })
  .meta({ id: 'EarningsOfHour' });
export type EarningsOfHour = z.output<typeof EarningsOfHour>;

export const getEarningsStatistics = route({
  name: 'getEarningsStatistics',
  summary:
    'What the last days, today among them, brought the calling performer: by kind, the most first, and by each of the 24 hours of the day.',
  method: 'GET',
  path: 'performer/getEarningsStatistics',
  access: only('performer'),
  cost: 20,
  query: z.object({ days: z.enum(statisticsDays).default('30') }),
  response: z
    .object({ total: z.int(), kinds: z.array(EarningsOfKind), hours: z.array(EarningsOfHour) })
    .meta({ id: 'EarningsStatistics' }),
});

/** Most guests of one answer. */
export const mostTopGuests = 10;

/** A guest and what they brought in all, less what went back: what she earned, and what they gave for it. Hundredths of a coin. */
export const TopGuest = z
  .object({ guestId: z.int(), guestName: z.string(), earned: z.int(), spent: z.int() })
  .meta({ id: 'TopGuest' });
export type TopGuest = z.output<typeof TopGuest>;

export const getTopGuests = route({
  name: 'getTopGuests',
  summary: 'The guests who brought the calling performer the most, ten at most, the most first.',
  method: 'GET',
  path: 'performer/getTopGuests',
  access: only('performer'),
  cost: 10,
  response: z.object({ guests: z.array(TopGuest) }),
});
