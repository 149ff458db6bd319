import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

/** Days after which a code that proves nothing is forgotten: complaints about bills come within them. */
export const unprovenDays = 60;

export const forgetCodes = job({
  name: 'phone-verification.forget',
  summary: `Deletes verifications that prove nothing, ${unprovenDays} days after they began.`,
  access: system,
  payload: z.object({}),
  cron: '20 4 * * *',
});

/** Days for which a message that was kept instead of sent can be read. */
export const capturedDays = 7;

export const forgetCaptured = job({
  name: 'phone-verification.forgetCaptured',
  summary: `Deletes messages that were kept instead of sent, after ${capturedDays} days.`,
  access: system,
  payload: z.object({}),
  cron: '25 4 * * *',
});
