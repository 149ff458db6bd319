import { z } from 'zod';
import { visiblePattern } from '#kit/text/visible.ts';

/** Limits of what is written, wherever people write to each other. */
export const lineLimits = {
  /** Longest line in characters. */
  textLength: 500,
  /** Lines a person may send, over all conversations together (seconds). */
  rate: { points: 10, seconds: 10 },
} as const;

/** What somebody writes: something of it is seen. */
export const lineText = z.string().trim().min(1).max(lineLimits.textLength).regex(visiblePattern);
/** Chosen by the page per line: the same key again is the same line. */
export const lineKey = z.string().max(64).optional();

/** Who says a line: the performer, a guest, or the platform itself. */
export const LineSender = z.enum(['actor', 'guest', 'system']).meta({ id: 'ChatTextSender' });
export type LineSender = z.infer<typeof LineSender>;

/** One line of a conversation. Who owns the conversation adds what it belongs to. */
export const Line = z.object({
  id: z.int(),
  sender: LineSender,
  senderId: z.int(),
  senderName: z.string(),
  text: z.string(),
  at: z.number().nonnegative().describe('milliseconds since the Unix epoch'),
  /** The key the sender's page gave, to match its own line. */
  textKey: z.string().nullable(),
});
export type Line = z.infer<typeof Line>;
