import { z } from 'zod';
import { notEnoughCoins } from '#domains/ledger/contract/index.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowId, rowId } from '#kit/contract/numbers.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';
import { keyUsedOtherwise, tooManyRequests } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import {
  ChannelFilter,
  MessageType,
  MessengerChannel,
  MessengerContent,
  ReactionSign,
  SenderType,
} from './entities.ts';
import { messengerLimits } from './limits.ts';
import { mediaMissing, mediaNotAgreed, mediaPrice } from './media.ts';
import * as problems from './problems.ts';

const channelId = longRowId;
const messageId = longRowId;
const page = z.int().min(1).max(50).default(messengerLimits.channelPage);
const start = z.int().min(0).max(10_000).default(0);
/** Spec 2 §9: one load in 500 ms; the pages heed it, and this bounds whoever does not. */
const loading = { points: 120, seconds: 60, per: 'subject' } as const;

/** Words of a message; empty where something else is sent. */
export const messageText = z.string().trim().max(messengerLimits.textLength);

export const loadChannels = clientMessage({
  name: 'loadChannels',
  summary: 'Asks for channels of the list chosen last (`filterChannels`); they come as `channels`.',
  access: loggedIn,
  limit: loading,
  payload: z.object({ offset: start, limit: page }),
});

export const loadOnlineChannels = clientMessage({
  name: 'loadOnlineChannels',
  summary: 'Whether lists hold only who is online; the first page comes as `channels`.',
  access: loggedIn,
  limit: loading,
  payload: z.object({ online: z.boolean() }),
});

export const filterChannels = clientMessage({
  name: 'filterChannels',
  summary: 'Chooses a list; its first page comes as `channels`.',
  access: loggedIn,
  limit: loading,
  payload: z.object({ filterType: ChannelFilter }),
});

export const archiveChannel = clientMessage({
  name: 'archiveChannel',
  summary: 'Puts a channel away, or takes it out again. A new message takes it out by itself.',
  access: loggedIn,
  payload: z.object({ channelId, status: z.boolean() }),
  problems: [problems.channelMissing],
});

export const blockChannel = clientMessage({
  name: 'blockChannel',
  summary: 'A guest wants to hear nothing more from a performer, or again. The performer is not told.',
  access: loggedIn,
  payload: z.object({ channelId, blocked: z.boolean() }),
  problems: [problems.channelMissing],
});

export const setAllChannelsSeen = clientMessage({
  name: 'setAllChannelsSeen',
  summary:
    'What the guest has before them is read in every channel: up to the newest message the page knew of; without it, all.',
  access: loggedIn,
  payload: z.object({ upTo: longRowId.optional() }),
});

/** Spec 2 §7. Whoever sends names their own side; what is paid is said before (`data.shownPrice`). */
export const sendMessage = clientMessage({
  name: 'sendMessage',
  cost: 5,
  summary: 'Sends a message in a channel. The same key again sends and costs nothing.',
  access: loggedIn,
  limit: { points: 40, seconds: 60, per: 'subject' },
  payload: z.object({
    channelId,
    messageType: MessageType.extract(['text', 'image', 'gift']).default('text'),
    senderType: SenderType.extract(['guest', 'actor']),
    /** Said in the running chat `chatId`: it stands there too, and costs nothing more. */
    isVideochat: z.boolean().default(false),
    isFreechat: z.boolean().default(false),
    chatId: longRowId.optional(),
    data: z.object({
      text: messageText.default(''),
      /** Chosen by the page per message. */
      key: z.string().min(8).max(64).regex(visiblePattern),
      replyTo: messageId.optional(),
      /** What it carries, as `messenger/media` answered it: of this channel and this account, sent once. */
      mediaId: z.uuid().optional(),
      /** What a performer asks for it, hundredths of a coin. */
      mediaPrice: mediaPrice.optional(),
      /** The total that stood on the button, hundredths of a coin: a higher one is refused. */
      shownPrice: z.int32().min(0).optional(),
    }),
    /** Gifts that come with it (spec 2 §5): those bought before are used first, the others are paid. */
    includedGifts: z
      .array(z.object({ giftId: rowId, quantity: z.int().min(1).max(99) }))
      .max(messengerLimits.gifts)
      .default([]),
  }),
  problems: [
    problems.channelMissing,
    problems.messagesOff,
    problems.knownOnly,
    problems.channelBlocked,
    problems.cannotWrite,
    problems.guestRestricted,
    priceChanged,
    keyUsedOtherwise,
    problems.contactDetails,
    problems.waitForAnswer,
    problems.messageMissing,
    mediaMissing,
    mediaNotAgreed,
    notEnoughCoins,
    tooManyRequests,
  ],
});

export const markChannelRead = clientMessage({
  name: 'markChannelRead',
  summary: 'Everything up to a message is read; an older mark than before changes nothing.',
  access: loggedIn,
  payload: z.object({ channelId, messageId }),
  problems: [problems.channelMissing],
});

export const setMessengerTyping = clientMessage({
  name: 'setMessengerTyping',
  summary: 'Who writes, or has stopped; the other side hears `messengerTyping`.',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  payload: z.object({ channelId, typing: z.boolean() }),
});

export const reactToMessage = clientMessage({
  name: 'reactToMessage',
  summary: 'Answers a message with a sign; null takes it back.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  payload: z.object({ messageId, sign: ReactionSign.nullable() }),
  problems: [problems.messageMissing, ...problems.apart],
});

export const editMessage = clientMessage({
  name: 'editMessage',
  summary: 'Changes the words of one’s own message, for 15 minutes.',
  access: loggedIn,
  limit: { points: 30, seconds: 60, per: 'subject' },
  payload: z.object({ messageId, text: messageText.regex(visiblePattern) }),
  problems: [problems.messageMissing, problems.notYours, problems.tooLate, problems.contactDetails, ...problems.apart],
});

export const deleteMessage = clientMessage({
  name: 'deleteMessage',
  summary: 'Takes one’s own message away for both, for a day; a gift stays given.',
  access: loggedIn,
  limit: { points: 30, seconds: 60, per: 'subject' },
  payload: z.object({ messageId }),
  problems: [problems.messageMissing, problems.notYours, problems.tooLate, ...problems.apart],
});

/** What of a channel changes with each message, for one of its sides. */
export const ChannelChange = z
  .object({
    channelId: z.int(),
    actorId: z.int(),
    guestId: z.int(),
    unreadCount: z.int(),
    archived: z.boolean(),
    blocked: z.boolean(),
    messageTimestamp: z.number(),
    lastMessageId: z.int().nullable(),
    subject: z.string(),
    subjectType: MessageType.nullable(),
    subjectSender: SenderType.nullable(),
    freeMessagesAmount: z.int(),
    /** The performer has answered once; before, a guest writes `strangerPerHour` messages an hour. */
    isAnswered: z.boolean(),
    deliveredId: z.int(),
    readId: z.int(),
    /** To performers alone, hundredths of a coin: what the guest brought them, and what they paid for it. */
    earned: z.int().optional(),
    spent: z.int().optional(),
  })
  .meta({ id: 'ChannelChange' });
export type ChannelChange = z.infer<typeof ChannelChange>;

export const channels = serverMessage({
  name: 'channels',
  summary: 'Channels of a list, from `offset`.',
  access: loggedIn,
  payload: z.object({
    channels: z.array(MessengerChannel),
    total: z.int(),
    offset: z.int(),
    filterType: ChannelFilter,
    online: z.boolean(),
  }),
});

export const channelArchived = serverMessage({
  name: 'channelArchived',
  summary: 'A channel was put away, or taken out again.',
  access: loggedIn,
  payload: z.object({ channelId: z.int(), actorId: z.int(), archived: z.boolean() }),
});

export const allChannelsSeen = serverMessage({
  name: 'allChannelsSeen',
  summary: 'Nothing up to a message is unread any more, in any channel; null: nothing at all.',
  access: loggedIn,
  payload: z.object({ upTo: z.int().nullable() }),
});

/** Spec 2 §7, "messenger content change". */
export const messengerContentChange = serverMessage({
  name: 'messengerContentChange',
  summary: 'A message is new or has changed; with its channel as the one who is told sees it.',
  access: loggedIn,
  payload: z.object({ content: MessengerContent, channel: ChannelChange, isNew: z.boolean() }),
});

export const channelChanged = serverMessage({
  name: 'channelChanged',
  summary: 'A channel changed without a new message: read, delivered, blocked.',
  access: loggedIn,
  payload: z.object({ channel: ChannelChange }),
});

export const messengerTyping = serverMessage({
  name: 'messengerTyping',
  summary: 'The other side writes, or has stopped.',
  access: loggedIn,
  payload: z.object({ channelId: z.int(), typing: z.boolean() }),
});
