import { z } from 'zod';
import { only, operators, system } from '#kit/contract/access.ts';
import { auditedRead, unaudited } from '#kit/contract/audit.ts';
import { GoalName } from '#kit/contract/goals.ts';
import { job, route } from '#kit/contract/operations.ts';
import { LogKind } from './logger.ts';
import { PurchaseCategory } from './vocabulary.ts';

/** The ranges a report may cover, in days up to today. */
export const reportRanges = [7, 30, 90] as const;
/** A calendar day in the product's time zone, `2026-11-20`. */
const day = z.iso.date();
const days = z.coerce
  .number()
  .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
  .default(30);

export const TrackingReport = z
  .object({
    from: day,
    to: day,
    /** Every day of the range, the oldest first. Visitors are those who agreed to statistics, each counted once a day. */
    days: z.array(z.object({ day, views: z.int(), visitors: z.int() }).meta({ id: 'TrackedDay' })),
    groups: z.array(z.object({ group: z.string(), views: z.int(), visitors: z.int() }).meta({ id: 'TrackedGroup' })),
    /** Coins in hundredths, euro in cents. Everybody's, recorded where the coins are moved. */
    purchases: z.array(
      z
        .object({ category: PurchaseCategory, count: z.int(), coins: z.int(), euroCents: z.int() })
        .meta({ id: 'TrackedPurchases' }),
    ),
    /** Visitors are daily visitors who agreed; the steps count everybody, and are the goals that domains declare as such. */
    funnel: z
      .object({ visitors: z.int(), steps: z.array(GoalName.extend({ count: z.int() }).meta({ id: 'FunnelStep' })) })
      .meta({ id: 'ConversionFunnel' }),
    /** How visitors decided about statistics. */
    consent: z.object({ yes: z.int(), no: z.int() }).meta({ id: 'ConsentShare' }),
    /** What browsers report, alike ones together, the latest first. `lastAt` is epoch ms. */
    problems: z.array(
      z
        .object({ kind: LogKind, message: z.string(), count: z.int(), lastAt: z.number() })
        .meta({ id: 'BrowserProblem' }),
    ),
    /** Events over what is kept of a day, by what they were too many for. They are missing in the other figures. */
    over: z.object({ visitor: z.int(), address: z.int(), day: z.int() }).meta({ id: 'EventsOver' }),
    /** Events this process had to drop since it started, because the database was away or the queue full. */
    dropped: z.int(),
  })
  .meta({ id: 'TrackingReport' });
export type TrackingReport = z.output<typeof TrackingReport>;

export const getTrackingReport = route({
  name: 'tracking.getReport',
  cost: 30,
  method: 'GET',
  path: 'office/tracking/report',
  summary: 'Page views, purchases, the way to becoming a customer and what browsers report, for 7, 30 or 90 days.',
  access: operators('finance', 'content'),
  audit: auditedRead('tracking.readReport'),
  query: z.object({ days }),
  response: TrackingReport,
});

export const listGoals = route({
  name: 'tracking.listGoals',
  method: 'GET',
  path: 'office/tracking/goals',
  summary: 'What an experiment may wish for: the goals that the domains of this platform declare.',
  access: operators('finance', 'content'),
  audit: unaudited('names of what can be reached, the same for everybody'),
  response: z.object({ goals: z.array(GoalName) }),
});

export const exportTables = ['days', 'groups', 'purchases', 'problems'] as const;

export const exportTrackingReport = route({
  name: 'tracking.exportReport',
  cost: 100,
  method: 'GET',
  path: 'office/tracking/export',
  summary: 'One table of the report as a CSV file (RFC 4180), amounts in whole coins and euro.',
  access: operators('finance', 'content'),
  stepUp: 'always',
  audit: auditedRead('tracking.exportReport'),
  query: z.object({ days, table: z.enum(exportTables) }),
  response: z.object({}),
});

export const getProfileVisits = route({
  name: 'tracking.getProfileVisits',
  method: 'GET',
  path: 'studio/profileVisits',
  summary: 'How often the performer’s own profile was visited and picture watched, day by day, the oldest first.',
  access: only('performer'),
  query: z.object({ days }),
  response: z.object({
    days: z.array(z.object({ day, visits: z.int(), watches: z.int() }).meta({ id: 'ProfileVisitsOfDay' })),
  }),
});

export const rollUpEvents = job({
  name: 'tracking.rollUpEvents',
  summary: 'Counts finished days together, and deletes single events after 90 days and the salts of past days.',
  access: system,
  payload: z.object({}),
  cron: '10 2 * * *',
});
