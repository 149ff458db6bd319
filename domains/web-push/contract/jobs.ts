import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const deliverPushes = job({
  name: 'webPush.deliver',
  summary: 'Sends what waits for push services, also what a process left behind.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
