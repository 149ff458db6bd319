import { z } from 'zod';
import { only, system } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { job, route } from '#kit/contract/operations.ts';
import { keyUsedOtherwise } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { messengerLimits } from './limits.ts';
import { channelMissing, contactDetails, repliesFull, scheduledMissing, tooLate, writeFirst } from './problems.ts';

/** Limits of what a performer prepares. */
export const wordLimits = {
  replies: 50,
  name: 40,
  /** Messages of one performer that wait for their time. */
  scheduled: 100,
  /** Earliest and latest time of a scheduled message from now, ms. */
  scheduleMost: 60 * 86_400_000,
  /** What is later than this is not sent by itself, ms: it is held, and asked. */
  lateBy: 6 * 3_600_000,
} as const;

const words = z.string().trim().max(messengerLimits.textLength).default('');

/** The same message in the four languages; at least one is written. `{name}` is the guest's name. */
export const MessageTexts = z.object({ de: words, en: words, nl: words, es: words }).meta({ id: 'MessageTexts' });
export type MessageTexts = z.infer<typeof MessageTexts>;

/** The text in a language; where it is not written, in English, else in any. Empty: none is written. */
export const textFor = (texts: MessageTexts, language: keyof MessageTexts): string =>
  texts[language] || texts.en || texts.de || texts.nl || texts.es;

/** Whether a name was chosen; who has none is called by a number, which is no way to greet anybody. */
const isChosen = (name: string): boolean => name !== '' && !/^Guest\d*$/.test(name);

/** A text with the guest's name where `{name}` stands; for anyone who has chosen none it goes, with what stands before it. */
export function filledIn(text: string, name: string): string {
  if (isChosen(name)) return text.replaceAll('{name}', () => name);
  return text.replace(/[ ,]*\{name\}/g, '').trim();
}

export const SavedReply = z
  .object({ replyId: z.int(), name: z.string(), texts: MessageTexts })
  .meta({ id: 'SavedReply' });
export type SavedReply = z.infer<typeof SavedReply>;

export const ScheduledState = z
  .enum(['waiting', 'held', 'sent', 'cancelled', 'refused'])
  .meta({ id: 'ScheduledState' });
export type ScheduledState = z.infer<typeof ScheduledState>;

/** A message that waits for its time. `held`: its time passed too long ago, and somebody has to say what becomes of it. */
export const ScheduledMessage = z
  .object({
    scheduledId: z.int(),
    channelId: z.int(),
    guestName: z.string(),
    text: z.string(),
    dueAt: z.number().describe('milliseconds since the Unix epoch'),
    state: ScheduledState,
  })
  .meta({ id: 'ScheduledMessage' });
export type ScheduledMessage = z.infer<typeof ScheduledMessage>;

export const getPrepared = route({
  name: 'getPreparedMessages',
  method: 'GET',
  path: 'studio/messages/prepared',
  summary: 'What the performer who asks has prepared: saved replies, the welcome, messages that wait for their time.',
  access: only('performer'),
  response: z.object({
    replies: z.array(SavedReply),
    welcome: z.object({ isOn: z.boolean(), texts: MessageTexts }),
    scheduled: z.array(ScheduledMessage),
  }),
});

export const getReplies = route({
  name: 'getSavedReplies',
  method: 'GET',
  path: 'studio/messages/replies',
  summary: 'Saved replies of the performer who asks, with the language of the guest of a conversation.',
  access: only('performer'),
  query: z.object({ channelId: z.coerce.number().pipe(longRowId) }),
  response: z.object({ replies: z.array(SavedReply), language: z.enum(['de', 'en', 'nl', 'es']) }),
  problems: [channelMissing],
});

export const saveReply = route({
  name: 'saveReply',
  method: 'POST',
  path: 'studio/messages/reply',
  summary: 'Keeps a saved reply, a new one or one that is there.',
  access: only('performer'),
  limit: { points: 120, seconds: 600, per: 'subject' },
  body: z.object({
    replyId: longRowId.optional(),
    name: z.string().trim().min(1).max(wordLimits.name).regex(visiblePattern),
    texts: MessageTexts,
  }),
  response: z.object({ replyId: z.int() }),
  problems: [contactDetails, repliesFull, scheduledMissing, writeFirst],
});

export const removeReply = route({
  name: 'removeReply',
  method: 'POST',
  path: 'studio/messages/removeReply',
  summary: 'Throws a saved reply away; one that is not there stays so.',
  access: only('performer'),
  body: z.object({ replyId: longRowId }),
  response: z.object({}),
});

export const saveWelcome = route({
  name: 'saveWelcome',
  method: 'POST',
  path: 'studio/messages/welcome',
  summary: 'What a guest reads once who opens the conversation or pins the performer for the first time; can be off.',
  access: only('performer'),
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: z.object({ isOn: z.boolean(), texts: MessageTexts }),
  response: z.object({}),
  problems: [contactDetails, writeFirst],
});

export const scheduleMessage = route({
  name: 'scheduleMessage',
  method: 'POST',
  path: 'studio/messages/schedule',
  summary: 'Sends a message of a conversation at a later time.',
  access: only('performer'),
  limit: { points: 120, seconds: 600, per: 'subject' },
  body: z.object({
    channelId: longRowId,
    text: z.string().trim().min(1).max(messengerLimits.textLength).regex(visiblePattern),
    dueAt: longRowId.describe('milliseconds since the Unix epoch'),
    key: z.string().min(8).max(64).regex(visiblePattern),
  }),
  response: z.object({ scheduledId: z.int() }),
  problems: [keyUsedOtherwise, channelMissing, contactDetails, repliesFull, tooLate, writeFirst],
});

export const decideScheduled = route({
  name: 'decideScheduled',
  method: 'POST',
  path: 'studio/messages/decideScheduled',
  summary: 'Cancels a message that waits or is held, or sends it now.',
  access: only('performer'),
  body: z.object({ scheduledId: longRowId, decision: z.enum(['cancel', 'send']) }),
  response: z.object({}),
  problems: [scheduledMissing],
});

export const sendScheduled = job({
  name: 'messenger.sendScheduled',
  summary: 'Sends messages whose time has come, and holds those that are far too late.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
