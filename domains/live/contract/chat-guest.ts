import { z } from 'zod';
import { languages, only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { Instant } from './entities.ts';

/** What a performer knows of the guest of a chat from before it. Amounts in hundredths of a coin. */
export const ChatGuest = z
  .object({
    /** What the guest gave for the performer so far, whatever for, less what went back; and her part of it. */
    spent: z.int(),
    earned: z.int(),
    /** Paid chats before this one. */
    chats: z.int(),
    /** When the guest first was in the performer’s room, and when last before this chat; null: never. */
    firstAt: Instant.nullable(),
    lastAt: Instant.nullable(),
    /** Which of the site’s languages the guest reads; null: not known. */
    language: z.enum(languages).nullable(),
  })
  .meta({ id: 'ChatGuest' });
export type ChatGuest = z.infer<typeof ChatGuest>;

export const getChatGuest = route({
  name: 'getChatGuest',
  method: 'GET',
  path: 'studio/chats/{chatId}/guest',
  summary:
    'Who asks for one of the performer’s own chats: what they gave so far, since when they come, their language.',
  access: only('performer'),
  params: z.object({ chatId: longRowIdText }),
  response: ChatGuest,
  problems: [notFound],
});
