import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';
import { language } from './account.ts';

/** The lookup happens here and not in the request, so that known and unknown addresses take the same time. */
export const mailPasswordReset = job({
  name: 'identity.mailPasswordReset',
  summary: 'Mails a reset link to the account of an address, or tells that address that it has none.',
  access: system,
  payload: z.object({ email: z.string(), language }),
});

export const deleteExpired = job({
  name: 'identity.deleteExpired',
  summary: 'Deletes sessions and links that ran out, and addresses that accounts left 30 days ago.',
  access: system,
  payload: z.object({}),
  cron: '17 4 * * *',
});
