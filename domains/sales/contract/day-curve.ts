import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { unaudited } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';

/** What was bought hour by hour of one day of the product's zone, in hundredths of a coin, less what went back. */
const DayCurve = z.object({
  /** `2026-11-20`. */
  day: z.string(),
  /** By the hour of the clock (0 to 23) in which the purchase began; of the running day up to the running hour. */
  hours: z.array(z.int()),
  /** All of it up to the time of the clock it is now. */
  byNow: z.int(),
});

export const getDayCurves = route({
  name: 'sales.dayCurves',
  method: 'GET',
  path: 'office/sales/day',
  summary: 'What guests buy today, hour by hour, beside yesterday and the same day of last week.',
  access: operators('finance'),
  audit: unaudited('It answers sums of all guests together; nobody is shown.'),
  response: z.object({ at: z.iso.datetime(), today: DayCurve, yesterday: DayCurve, lastWeek: DayCurve }),
});
