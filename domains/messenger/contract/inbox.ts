import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { MessageType, SenderType } from './entities.ts';
import { channelMissing } from './problems.ts';

/** Lists of a performer's inbox. `fans` have pinned the performer, `online` are on the site and do not hide it. */
export const InboxFilter = z
  .enum(['newest', 'unread', 'paying', 'fans', 'online', 'archived'])
  .meta({ id: 'InboxFilter' });
export type InboxFilter = z.infer<typeof InboxFilter>;

export const InboxSort = z.enum(['latest', 'spent']).meta({ id: 'InboxSort' });
export type InboxSort = z.infer<typeof InboxSort>;

/** The conversation of a guest and a performer as its performer sees it. Amounts in hundredths of a coin. */
export const InboxChannel = z
  .object({
    channelId: z.int(),
    guestId: z.int(),
    guestName: z.string(),
    unreadCount: z.int(),
    archived: z.boolean(),
    isBlocked: z.boolean(),
    isOnline: z.boolean().describe('on the site now; false for who does not show it'),
    isFan: z.boolean().describe('has pinned the performer'),
    messageTimestamp: z.number().nonnegative().describe('milliseconds since the Unix epoch'),
    lastMessageId: z.int().nullable(),
    subject: z.string(),
    subjectType: MessageType.nullable(),
    subjectSender: SenderType.nullable(),
    earned: z.int().describe('what the guest brought the performer, in whatever way, hundredths of a coin'),
    spent: z.int().describe('what the guest paid for the performer, hundredths of a coin'),
    deliveredId: z.int(),
    readId: z.int(),
    closed: z.string().nullable(),
  })
  .meta({ id: 'InboxChannel' });
export type InboxChannel = z.infer<typeof InboxChannel>;

export const getInbox = route({
  name: 'getInbox',
  method: 'GET',
  path: 'studio/inbox',
  summary: 'Conversations of the performer who asks; page by page, `before` is the place to go on from.',
  access: only('performer'),
  limit: { points: 240, seconds: 60, per: 'subject' },
  query: z.object({
    filterType: InboxFilter.default('newest'),
    sort: InboxSort.default('latest'),
    /** A guest's name or number, or words that were written. */
    search: typedText('search').max(80).default(''),
    before: z.string().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(25),
  }),
  response: z.object({ channels: z.array(InboxChannel), before: z.string().nullable(), unread: z.int() }),
});

export const getInboxChannelOfGuest = route({
  name: 'getInboxChannelOfGuest',
  method: 'GET',
  path: 'studio/inboxOfGuest/{guestId}',
  summary: 'The conversation of the performer who asks with a guest.',
  access: only('performer'),
  params: z.object({ guestId: longRowIdText }),
  response: z.object({ channel: InboxChannel }),
  problems: [channelMissing],
});

export const getInboxChannel = route({
  name: 'getInboxChannel',
  method: 'GET',
  path: 'studio/inbox/{channelId}',
  summary: 'One conversation of the performer who asks.',
  access: only('performer'),
  params: z.object({ channelId: longRowIdText }),
  response: z.object({ channel: InboxChannel }),
  problems: [channelMissing],
});
