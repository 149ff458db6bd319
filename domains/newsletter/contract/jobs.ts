import { z } from 'zod';
import { language } from '#domains/identity/contract/account.ts';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';
import { proofDays, requestDays } from './consent.ts';

/** The look into the table happens here and not in the request, so that known and unknown addresses take the same time. */
export const mailWayOut = job({
  name: 'newsletter.mailWayOut',
  summary: 'Mails a link that ends newsletters to an address that gets some.',
  access: system,
  payload: z.object({ address: z.string(), language }),
});

export const forgetNewsletters = job({
  name: 'newsletter.forget',
  summary: `Deletes requests ${requestDays} days after their links ran out, and proofs of consent ${proofDays} days after it ended.`,
  access: system,
  payload: z.object({}),
  cron: '50 4 * * *',
});

export const newsletterSlice = job({
  name: 'newsletter.slice',
  summary: 'Sends a newsletter to some of those who wait for it, and queues the next slice.',
  access: system,
  payload: z.object({ issueId: z.int() }),
});

export const resumeNewsletters = job({
  name: 'newsletter.resume',
  summary: 'Goes on with newsletters whose worker was lost; holds what stood still for too long.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
