import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

/** Where something was given: in a message, in a chat, or on the profile. */
export type GiftReference = `message:${number}` | `chat:${number}` | 'profile';

export const giftsSent = event({
  name: 'gifts.sent',
  summary:
    'A guest gave a performer so many of one gift; `paid` in hundredths of a coin beyond what was bought before, `at` in epoch ms. One for each gift of a sending.',
  access: system,
  payload: z.object({
    sendId: z.int(),
    guestId: z.int(),
    actorId: z.int(),
    giftId: z.int(),
    quantity: z.int(),
    reference: z.string().describe('message:ID, chat:ID or profile'),
    paid: z.int(),
    at: z.number(),
  }),
  key: ({ guestId }) => guestId,
});
