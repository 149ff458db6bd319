import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { InboxChannel } from './inbox.ts';
import { channelMissing } from './problems.ts';

/** Limits of a performer's own notes about a guest. */
export const noteLimits = { text: 1_000, tag: 24, tags: 8 } as const;

export const GuestTag = z.string().trim().min(1).max(noteLimits.tag).regex(visiblePattern);

/** What a performer knows of a guest beside the conversation. Amounts in hundredths of a coin, times in ms since the epoch. */
export const GuestCard = z
  .object({
    channel: InboxChannel,
    /** Since when the guest is here; null where the account is gone. */
    memberSince: z.number().nullable(),
    /** Since when the two know each other. */
    metAt: z.number(),
    /** When the guest last wrote, chatted or looked at the conversation. */
    lastSeenAt: z.number().nullable(),
    /** What the guest said last and has not taken back; a report begins there. */
    lastMessageId: z.int().nullable(),
    chats: z.int(),
    gifts: z.int(),
    note: z.string(),
    tags: z.array(z.string()),
    /** Every tag that the performer uses, to choose from. */
    knownTags: z.array(z.string()),
  })
  .meta({ id: 'GuestCard' });
export type GuestCard = z.infer<typeof GuestCard>;

export const getGuestCard = route({
  name: 'getGuestCard',
  method: 'GET',
  path: 'studio/inbox/{channelId}/guest',
  summary: 'What the performer who asks knows of the guest of a conversation.',
  access: only('performer'),
  params: z.object({ channelId: longRowIdText }),
  response: z.object({ card: GuestCard }),
  problems: [channelMissing],
});

/** What a performer noted about a guest; empty where nothing. */
export const GuestNote = z.object({ note: z.string(), tags: z.array(z.string()) }).meta({ id: 'GuestNote' });
export type GuestNote = z.infer<typeof GuestNote>;

export const getGuestNote = route({
  name: 'getGuestNote',
  method: 'GET',
  path: 'studio/guestNote/{guestId}',
  summary: 'What the performer who asks noted about a guest.',
  access: only('performer'),
  params: z.object({ guestId: longRowIdText }),
  response: GuestNote,
});

export const saveGuestNote = route({
  name: 'saveGuestNote',
  method: 'POST',
  path: 'studio/guestNote',
  summary: 'Keeps what a performer notes about a guest; only the performer reads it.',
  access: only('performer'),
  limit: { points: 120, seconds: 600, per: 'subject' },
  body: z.object({
    channelId: longRowId,
    note: z.string().trim().max(noteLimits.text),
    tags: z.array(GuestTag).max(noteLimits.tags),
  }),
  response: z.object({}),
  problems: [channelMissing],
});

export const blockGuestOfChannel = route({
  name: 'blockGuestOfChannel',
  method: 'POST',
  path: 'studio/blockGuestOfChannel',
  summary: 'Blocks the guest of a conversation for good; the list of blocked guests lifts it.',
  access: only('performer'),
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: z.object({ channelId: longRowId }),
  response: z.object({}),
  problems: [channelMissing],
});
