import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';

export const takeIdentityNews = job({
  name: 'onboarding.takeIdentityNews',
  summary:
    'Applies webhooks of the identity provider that were kept and not applied yet, and asks it about checks it has been silent on.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
export const fetchDocuments = job({
  name: 'onboarding.fetchDocuments',
  summary: 'Brings the pictures of a document from the provider into the vault.',
  access: system,
  payload: z.object({ checkId: z.int() }),
});
export const watchDocuments = job({
  name: 'onboarding.watchDocuments',
  summary: 'Writes to performers whose document ends soon, and takes off whose document has ended.',
  access: system,
  payload: z.object({}),
  cron: '10 * * * *',
});

export const watchContract = job({
  name: 'onboarding.watchContract',
  summary:
    'Asks performers to sign a new version of the agreement, once each, and takes off for the time being who has not by the day they were told.',
  access: system,
  payload: z.object({}),
  cron: '12 * * * *',
});

/** Days for which things are kept that nobody needs any more. */
export const keptDays = { drafts: 365, refused: 180, webhooks: 30 } as const;

export const forgetApplications = job({
  name: 'onboarding.forget',
  summary: `Deletes applications that were left for ${keptDays.drafts} days or refused ${keptDays.refused} days ago, with their documents (that somebody is under 18 is kept), and webhooks after ${keptDays.webhooks}.`,
  access: system,
  payload: z.object({}),
  cron: '25 4 * * *',
});
export const deliverSandboxNews = job({
  name: 'onboarding.deliverSandboxNews',
  summary: 'Sends the webhooks of the sandbox of the identity provider that are due.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
