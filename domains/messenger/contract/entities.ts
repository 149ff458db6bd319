import { z } from 'zod';
import { restrictionCode } from '#domains/access/contract/index.ts';
import { Picture } from '#domains/media/contract/index.ts';

/** What a message is (spec 2 §3, "Message types"). A voice or video message is a `text` with its media. */
export const MessageType = z
  .enum([
    'gift',
    'new_gift',
    'image',
    'system',
    'text',
    'notification',
    'image_sent',
    'image_received',
    'charge_success',
    'charge_failure',
    'chat_start',
    'chat_end',
    'missed_call',
    'voyeur_info',
    'toy_available',
    'toy_active',
    'toy_completed',
    'toy_started',
    'toy_finished',
  ])
  .meta({ id: 'MessageType' });
export type MessageType = z.infer<typeof MessageType>;

/** Who says it (spec 2 §3). */
export const SenderType = z.enum(['actor', 'guest', 'system']).meta({ id: 'MessageSenderType' });
export type SenderType = z.infer<typeof SenderType>;
/** The two who write. */
export type Side = 'actor' | 'guest';

/** What messages carry (spec 2 §3: filter `mediaTypes`). */
export const MediaType = z.enum(['video', 'bitmap', 'audio']).meta({ id: 'MessageMediaType' });
export type MediaType = z.infer<typeof MediaType>;

/** Lists of channels (spec 2 §4). */
export const ChannelFilter = z.enum(['newest', 'archived', 'unread', 'blocked']).meta({ id: 'ChannelFilter' });
export type ChannelFilter = z.infer<typeof ChannelFilter>;

/** Signs with which a message is answered. */
export const ReactionSign = z
  .enum(['heart', 'smile', 'laugh', 'surprise', 'fire', 'like'])
  .meta({ id: 'ReactionSign' });
export type ReactionSign = z.infer<typeof ReactionSign>;

/** A picture, video or voice message. Addresses are for who reads it alone. `duration` in seconds, `size` in bytes. */
export const MessageMedia = z
  .object({
    mediaId: z.string(),
    type: MediaType,
    sources: z.array(z.string()),
    size: z.int(),
    duration: z.number().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** What is seen before: of a locked one blurred on the server. */
    preview: z.string().nullable(),
    /** What it costs, hundredths of a coin; null: nothing. */
    price: z.int().nullable(),
    /** Its guest has paid for it. */
    isBought: z.boolean(),
    /** Not paid yet: no source. */
    isLocked: z.boolean(),
    /** What its guest can do about that (spec 1 §3); a proof of age is asked for by the bytes. */
    restriction: restrictionCode.nullable(),
    /** Taken down: nothing is left of it, and what was paid went back. */
    isGone: z.boolean(),
    isCovered: z.boolean().describe('everybody in it agrees; else nobody but who sent it sees it'),
  })
  .meta({ id: 'MessageMedia' });
export type MessageMedia = z.infer<typeof MessageMedia>;

const instant = z.number().nonnegative().describe('milliseconds since the Unix epoch');

/** A gift that came with a message, called as it was when it was given. */
export const MessageGift = z
  .object({
    giftId: z.int(),
    names: z
      .object({ de: z.string(), en: z.string(), nl: z.string(), es: z.string() })
      .meta({ id: 'MessageGiftNames' }),
    imageUrl: z.string(),
    quantity: z.int(),
  })
  .meta({ id: 'MessageGift' });
export type MessageGift = z.infer<typeof MessageGift>;

/** One message of a channel (spec 2 §3, "Messenger content"). */
export const MessengerContent = z
  .object({
    messageId: z.int(),
    channelId: z.int(),
    messageType: MessageType,
    senderType: SenderType,
    text: z.string(),
    date: instant,
    /** The performer of the channel. */
    model: z.object({ id: z.int(), name: z.string() }).meta({ id: 'MessengerModel' }),
    media: MessageMedia.nullable(),
    gifts: z.array(MessageGift),
    reply: z
      .object({
        messageId: z.int(),
        senderType: SenderType,
        text: z.string(),
        mediaType: MediaType.nullable(),
      })
      .meta({ id: 'RepliedMessage' })
      .nullable(),
    reactions: z.array(
      z.object({ by: z.enum(['actor', 'guest']), sign: ReactionSign }).meta({ id: 'MessageReaction' }),
    ),
    editedAt: instant.nullable(),
    isDeleted: z.boolean(),
    /** The live chat it belongs to. */
    chatId: z.int().nullable(),
    /** What a `chat_end` or `charge_success` tells: seconds, and coins in hundredths. */
    seconds: z.int().nullable(),
    amount: z.int().nullable(),
    /** The key that the sender's page gave, to match its own message. */
    messageKey: z.string().nullable(),
  })
  .meta({ id: 'MessengerContent' });
export type MessengerContent = z.infer<typeof MessengerContent>;

/** The conversation of a guest and a performer as its guest sees it (spec 2 §3, "Messenger channel"). */
export const MessengerChannel = z
  .object({
    id: z.int(),
    channelId: z.int(),
    actorId: z.int(),
    actorName: z.string(),
    modelName: z.string(),
    actorAge: z.int(),
    guestId: z.int(),
    unread: z.boolean(),
    unreadCount: z.int(),
    archived: z.boolean(),
    blocked: z.boolean(),
    isActorOnline: z.boolean(),
    freeChat: z.boolean(),
    messageTimestamp: instant,
    lastViewedTimestamp: instant.nullable(),
    lastMessageId: z.int().nullable(),
    /** The last message in a line; for what has no words its type says it. */
    subject: z.string(),
    subjectType: MessageType.nullable(),
    subjectSender: SenderType.nullable(),
    /** How long ago the last message was, in the reader's words ("5 minutes ago"). */
    sentDiffForHumans: z.string(),
    previewPictureUrl: z.string().nullable(),
    avatar: Picture.nullable(),
    /** Messages left that cost nothing. */
    freeMessagesAmount: z.int(),
    /** Hundredths of a coin; null: the performer takes no messages now. */
    messagePrice: z.int().nullable(),
    isMessagingFree: z.boolean(),
    /** The performer has answered once; before, a guest writes `strangerPerHour` messages an hour. */
    isAnswered: z.boolean(),
    /** Up to which message the performer has got, and read, what the guest wrote. */
    deliveredId: z.int(),
    readId: z.int(),
    /** Why the guest cannot write now (a code of a problem); null: they can. */
    closed: z.string().nullable(),
  })
  .meta({ id: 'MessengerChannel' });
export type MessengerChannel = z.infer<typeof MessengerChannel>;
