import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { month, transferKindName } from './transfers.ts';

/** What one kind of transfer brought in some time: hundredths of a coin, and how many times. */
export const EarningsOfKind = z
  .object({ kind: transferKindName, amount: z.int(), count: z.int() })
  .meta({ id: 'EarningsOfKind' });
export type EarningsOfKind = z.output<typeof EarningsOfKind>;

export const getEarningsSince = route({
  name: 'getEarningsSince',
  summary: 'What an instant and all that followed brought the calling performer, by kind: of a show, since it began.',
  method: 'GET',
  path: 'performer/getEarningsSince',
  access: only('performer'),
  cost: 20,
  query: z.object({
    /** Epoch ms. */
    since: z.coerce.number().int().min(0).max(Date.UTC(2100, 0)).meta({ format: 'int64' }),
  }),
  response: z.object({ total: z.int(), kinds: z.array(EarningsOfKind) }).meta({ id: 'EarningsSince' }),
});

/** Most months of one answer. */
export const monthsShown = 12;

/** What a month brought, hundredths of a coin: what was earned less what was given back. */
export const EarningsOfMonth = z.object({ month, amount: z.int() }).meta({ id: 'EarningsOfMonth' });
export type EarningsOfMonth = z.output<typeof EarningsOfMonth>;

/** What of the months shown came today, counted with them: with it a page keeps a month equal to the figure of today that is pushed. `since` in epoch ms. */
export const EarningsOfToday = z.object({ since: z.int(), total: z.int() }).meta({ id: 'EarningsOfToday' });
export type EarningsOfToday = z.output<typeof EarningsOfToday>;

export const getEarningsByMonth = route({
  name: 'getEarningsByMonth',
  summary:
    'What the last twelve months brought the calling performer, the latest first; months in which nothing moved are left out.',
  method: 'GET',
  path: 'performer/getEarningsByMonth',
  access: only('performer'),
  cost: 20,
  query: z.object({
    /** Only months before this one: `before` of the last answer. */
    before: month.optional(),
  }),
  response: z.object({ months: z.array(EarningsOfMonth), today: EarningsOfToday, before: month.nullable() }),
});

/** What one kind of transfer brought on one day: hundredths of a coin, and how many times. */
export const EarningsOfDayAndKind = z
  .object({ day: z.iso.date(), kind: transferKindName, count: z.int(), amount: z.int() })
  .meta({ id: 'EarningsOfDayAndKind' });
export type EarningsOfDayAndKind = z.output<typeof EarningsOfDayAndKind>;

export const getEarningsOfMonth = route({
  name: 'getEarningsOfMonth',
  summary: 'What a month brought the calling performer, by day and kind, the first day first; for a file to keep.',
  method: 'GET',
  path: 'performer/getEarningsOfMonth',
  access: only('performer'),
  cost: 20,
  query: z.object({ month }),
  response: z.object({ days: z.array(EarningsOfDayAndKind) }),
});
