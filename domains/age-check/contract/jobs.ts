import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const lapseChecks = job({
  name: 'age-check.lapse',
  summary: 'Tells guests whose age check is valid no longer, and ends checks that were left.',
  access: system,
  payload: z.object({}),
  cron: '*/5 * * * *',
});

/** Days for which what is not needed any more is kept: attempts that proved nothing, hashes of attestations, visits. */
export const keptDays = { attempts: 90, attestations: 400, visits: 2 } as const;

export const forgetChecks = job({
  name: 'age-check.forget',
  summary: `Deletes attempts that proved nothing after ${keptDays.attempts} days (that somebody is under 18 is kept), hashes of attestations after ${keptDays.attestations} and visits after ${keptDays.visits}.`,
  access: system,
  payload: z.object({}),
  cron: '35 4 * * *',
});

export const deliverWebhooks = job({
  name: 'age-check.deliverSandboxWebhooks',
  summary: 'Sends the webhooks of the sandbox of the document provider that are due.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
