import { z } from 'zod';
import { loggedIn, only, system } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { job, route } from '#kit/contract/operations.ts';
import { keyUsedOtherwise } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { MessageMedia } from './entities.ts';
import { GuestTag, noteLimits } from './inbox-card.ts';
import { MessageTexts } from './inbox-words.ts';
import { mediaMissing, mediaNotAgreed, mediaPrice } from './media.ts';
import { channelMissing, contactDetails, massLimit, massMissing, tooLate, writeFirst } from './problems.ts';

/** Whom a message to many goes to: guests who fit everything that is given; with nothing given everybody known. */
export const MassSegment = z
  .object({
    fans: z.boolean().default(false).describe('only who has pinned the performer'),
    spentOver: z.int().min(0).max(100_000_000).nullable().default(null).describe('hundredths of a coin'),
    notSeenDays: z.int().min(1).max(1_000).nullable().default(null),
    tags: z.array(GuestTag).max(noteLimits.tags).default([]).describe('one of them'),
  })
  .meta({ id: 'MassSegment' });
export type MassSegment = z.infer<typeof MassSegment>;

/** `held`: nothing went out for so long that somebody has to say whether it continues. */
export const MassState = z
  .enum(['sending', 'held', 'sent', 'stopped', 'unsending', 'unsent'])
  .meta({ id: 'MassState' });
export type MassState = z.infer<typeof MassState>;

/** A message to many, with what became of it. */
export const MassMessage = z
  .object({
    massId: z.int(),
    texts: MessageTexts,
    segment: MassSegment,
    state: MassState,
    createdAt: z.number().describe('milliseconds since the Unix epoch'),
    reached: z.int().describe('guests it was meant for'),
    sent: z.int(),
    skipped: z.int().describe('blocked, unsubscribed or locked since'),
    opened: z.int(),
    media: MessageMedia.nullable().describe('what it carries, as the performer sees it'),
    bought: z.int().describe('guests who paid to open what it carries'),
    boughtFor: z.int().describe('what they paid for that, hundredths of a coin'),
    answered: z.int().describe('guests who wrote within three days after it'),
    paidAfter: z
      .int()
      .describe('what they paid in their conversations within three days after it, hundredths of a coin'),
  })
  .meta({ id: 'MassMessage' });
export type MassMessage = z.infer<typeof MassMessage>;

export const countSegment = route({
  name: 'countMassSegment',
  method: 'POST',
  path: 'studio/mass/count',
  summary: 'How many guests a message to many would reach, and how many more may be sent within a day.',
  access: only('performer'),
  limit: { points: 120, seconds: 60, per: 'subject' },
  body: z.object({ segment: MassSegment }),
  response: z.object({ reached: z.int(), leftToday: z.int() }),
});

export const sendMass = route({
  name: 'sendMassMessage',
  method: 'POST',
  path: 'studio/mass/send',
  summary: 'Sends a message to many, each once. The same key again is the same message.',
  access: only('performer'),
  limit: { points: 30, seconds: 600, per: 'subject' },
  body: z.object({
    texts: MessageTexts,
    segment: MassSegment,
    key: z.string().min(8).max(64).regex(visiblePattern),
    mediaId: z.uuid().optional().describe('of uploadMassMedia; then the words may be left out'),
    asked: mediaPrice.optional().describe('what opening it costs each guest, hundredths of a coin'),
  }),
  response: z.object({ massId: z.int(), reached: z.int() }),
  problems: [keyUsedOtherwise, contactDetails, massLimit, mediaMissing, mediaNotAgreed, writeFirst],
});

export const getMass = route({
  name: 'getMassMessages',
  method: 'GET',
  path: 'studio/mass',
  summary: 'Messages to many of the performer who asks, the latest first, with their results.',
  access: only('performer'),
  query: z.object({
    before: z.coerce.number().pipe(longRowId).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: z.object({
    messages: z.array(MassMessage),
    before: z.int().nullable(),
    leftToday: z.int(),
    tags: z.array(z.string()),
  }),
});

export const decideMass = route({
  name: 'decideMassMessage',
  method: 'POST',
  path: 'studio/mass/decide',
  summary: 'Stops a message to many, lets a held or stopped one go on, or takes it back from everybody within a day.',
  access: only('performer'),
  body: z.object({ massId: longRowId, decision: z.enum(['stop', 'resume', 'unsend']) }),
  response: z.object({ state: MassState }),
  problems: [massMissing, tooLate],
});

export const muteMass = route({
  name: 'muteMassMessages',
  method: 'POST',
  path: 'messenger/muteMass',
  summary: 'A guest wants no messages to many from the performer of a conversation, or wants them again.',
  access: loggedIn,
  limit: { points: 120, seconds: 600, per: 'subject' },
  body: z.object({ channelId: longRowId, muted: z.boolean() }),
  response: z.object({}),
  problems: [channelMissing],
});

export const getMassMuted = route({
  name: 'getMassMuted',
  method: 'GET',
  path: 'messenger/massMuted',
  summary: 'Whether the guest who asks wants no messages to many from the performer of a conversation.',
  access: loggedIn,
  query: z.object({ channelId: z.coerce.number().pipe(longRowId) }),
  response: z.object({ muted: z.boolean() }),
  problems: [channelMissing],
});

export const massSlice = job({
  name: 'messenger.massSlice',
  summary: 'Sends, or takes back, a slice of a message to many, and queues the next.',
  access: system,
  payload: z.object({ massId: z.int() }),
});

export const massResume = job({
  name: 'messenger.massResume',
  summary:
    'Finds messages to many whose last slice was lost, and goes on with them; holds those that are far too late.',
  access: system,
  payload: z.object({}),
  cron: '* * * * *',
});
