import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

/** Days for which it stands what a guest has spent on each: longer than a month and the week around its end. */
export const spentDays = 62;

export const forgetSpent = job({
  name: 'spending-limits.forget',
  summary: `Deletes sums of days more than ${spentDays} days ago.`,
  access: system,
  payload: z.object({}),
  cron: '50 4 * * *',
});
