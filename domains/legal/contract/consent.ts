import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';

export const recordConsent = route({
  name: 'legal.recordConsent',
  method: 'POST',
  path: 'legal/consent/record',
  summary:
    'Notes what a member decided about storage on their device: which categories, to which wording, when. Anonymous decisions stay on the device.',
  access: loggedIn,
  body: z.object({
    functional: z.boolean(),
    analytics: z.boolean(),
    /** The version of the consent text that was answered. */
    wording: z.int().min(1).max(10_000),
  }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, seconds: 3600, per: 'subject' },
});
