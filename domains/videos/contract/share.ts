import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { sharingRestricted } from './problems.ts';

/** Most signs of the words that go with a shared video. */
export const longestShareWords = 300;

export const sendVideoShareEmail = route({
  name: 'sendVideoShareEmail',
  method: 'POST',
  path: 'guest/sendVideoShareEmail',
  summary:
    'Writes to somebody about a published video, with the name of the guest and a few words. `TIMEOUT`: they have written to too many, or too often to this one; nothing was sent (spec 3 §4).',
  access: loggedIn,
  limit: { points: 20, seconds: 60, per: 'subject' },
  body: z.object({
    recipient: email,
    message: z.string().trim().max(longestShareWords).default(''),
    videoId: rowId,
    guestId: rowId.optional().describe('the asking guest; another one is refused'),
  }),
  response: z.object({ result: z.enum(['OK', 'TIMEOUT']) }),
  problems: [notFound, sharingRestricted, contactDetails, wordRefused],
});
