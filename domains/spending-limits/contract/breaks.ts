import { z } from 'zod';
import { loggedIn, operators } from '#kit/contract/access.ts';
import { auditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { OwnLimits } from './limits.ts';
import { breakRuns, tooEarlyToLift } from './problems.ts';

/** How long a pause may last: 24 hours, a week, and one, three and six calendar months. */
export const pauseDays = [1, 7, 30, 90, 180] as const;

/** An exclusion stands for at least so long, ms. */
export const exclusionLeast = 365 * 24 * 3_600_000;

export const takeBreak = route({
  name: 'takeSpendingBreak',
  method: 'POST',
  path: 'spending-limits/break',
  summary: 'Begins a pause of some days in which nothing is paid or topped up, or makes a running one longer.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  body: z.object({ days: z.union(pauseDays.map((days) => z.literal(days))) }),
  response: OwnLimits,
  problems: [breakRuns],
});

export const excludeOneself = route({
  name: 'excludeOneself',
  method: 'POST',
  path: 'spending-limits/exclude',
  summary: 'Ends spending for good. Only operators lift it, after a year at the earliest.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  body: z.object({ understood: z.literal(true) }),
  response: OwnLimits,
});

/** A break as operators see it. */
export const SpendingBreak = z
  .object({
    id: z.int(),
    guestId: z.int(),
    kind: z.enum(['pause', 'exclusion']),
    since: z.number(),
    until: z.number().nullable(),
    /** The account the same person excluded themselves with before; null: nobody known did. */
    knownFrom: z.int().nullable(),
  })
  .meta({ id: 'SpendingBreak' });
export type SpendingBreak = z.infer<typeof SpendingBreak>;

export const breakList = defineList({
  name: 'spending-limits.breaks',
  summary: 'Breaks from spending that guests take now, the latest first.',
  access: operators('support'),
  path: 'spending-limits/breaks',
  row: SpendingBreak,
  key: 'id',
  columns: {
    guestId: { kind: 'number', sortable: true },
    kind: { kind: 'text' },
    since: { kind: 'instant', sortable: true },
    until: { kind: 'instant' },
    knownFrom: { kind: 'number' },
  },
  filters: { kind: choiceFilter(['pause', 'exclusion']) },
  sort: '-since',
});

export const liftExclusion = route({
  name: 'spending-limits.lift',
  method: 'POST',
  path: 'spending-limits/lift/{breakId}',
  summary: 'Lifts a self-exclusion that its guest wants to end, a year after it began at the earliest.',
  access: operators('support'),
  audit: auditedChange('spending-limits.lift', 'spending_break:{breakId}'),
  params: z.object({ breakId: rowIdText }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, tooEarlyToLift],
});
