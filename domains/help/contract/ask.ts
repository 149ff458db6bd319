import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';

/** What a message is about. */
export const askTopics = ['coins', 'technical', 'account', 'report', 'other'] as const;
export type AskTopic = (typeof askTopics)[number];

/** Longest parts of a message, in characters. */
export const maxLengths = { name: 80, email: 254, message: 4000 };

const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .regex(/^[^\p{Cc}]*$/u);

export const askUs = route({
  name: 'help.ask',
  method: 'POST',
  path: 'help/ask',
  summary: 'Sends a message to the operators by mail; five an hour and address.',
  access: anyone,
  limit: { points: 5, seconds: 3600, per: 'address' },
  body: z.object({
    name: line(maxLengths.name).default(''),
    email,
    topic: z.enum(askTopics),
    message: z.string().trim().min(10).max(maxLengths.message).regex(visiblePattern),
    /** A field no person sees. What fills it in is a program: it is thanked, and nothing is sent. */
    website: z.string().max(500).default(''),
  }),
  response: z.object({ success: z.literal(true) }),
});
