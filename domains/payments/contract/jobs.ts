import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const expireOrders = job({
  name: 'payments.expireOrders',
  summary: 'Marks orders nobody paid within a day as expired.',
  access: system,
  payload: z.object({}),
  cron: '*/15 * * * *',
});

export const creditLate = job({
  name: 'payments.creditLate',
  summary: 'Applies genuine postbacks that could not be applied when they came.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});

export const payBackWithheld = job({
  name: 'payments.payBackWithheld',
  summary: 'Asks the provider again for what was paid and brings nothing, for a day, until it has taken the request.',
  access: system,
  payload: z.object({}),
  cron: '*/5 * * * *',
});

export const deliverSandboxPostbacks = job({
  name: 'payments.deliverSandboxPostbacks',
  summary: 'The sandbox provider repeats postbacks that were not answered with OK.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
