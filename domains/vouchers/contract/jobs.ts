import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const remindOfVouchers = job({
  name: 'vouchers.remind',
  summary: 'Tells guests of vouchers that end within three days.',
  access: system,
  payload: z.object({}),
  cron: '23 * * * *',
});

export const expireVouchers = job({
  name: 'vouchers.expire',
  summary: 'Lets go what is left of vouchers whose time is over, in batches, and tells their guests.',
  access: system,
  payload: z.object({}),
  cron: '*/10 * * * *',
});
