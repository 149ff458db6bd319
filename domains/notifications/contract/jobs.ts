import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

/** For how many days it stands what a guest was told. */
export const keptDays = 60;

export const releaseNotifications = job({
  name: 'notifications.release',
  summary: 'Sends what waited for the end of quiet hours or for a digest.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});

export const forgetNotifications = job({
  name: 'notifications.forget',
  summary: `Deletes what guests were told more than ${keptDays} days ago.`,
  access: system,
  payload: z.object({}),
  cron: '20 4 * * *',
});
