import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const directOffered = event({
  name: 'toys.directOffered',
  summary: 'A performer offers direct control of her toy in private chats now, or no more.',
  access: system,
  payload: z.object({ actorId: z.int(), isOffered: z.boolean() }),
  key: ({ actorId }) => actorId,
});

/** One event for all, so that they reach a subscriber in the order in which they happened. */
export const toyTold = event({
  name: 'toys.told',
  summary:
    'A performer’s toy is there for a guest in private (`available`), the guest paid for a play (`active`), it began (`started`), ran to its end (`completed`), or broke off and was paid back (`finished`). `at` in epoch ms.',
  access: system,
  payload: z.object({
    what: z.enum(['available', 'active', 'started', 'completed', 'finished']),
    guestId: z.int(),
    actorId: z.int(),
    chatId: z.int(),
    isPrivate: z.boolean().describe('in a private chat'),
    playId: z.int().nullable(),
    giftId: z.int().nullable().describe('null: direct control'),
    displayName: z.string(),
    at: z.number(),
  }),
  key: ({ guestId }) => guestId,
});
