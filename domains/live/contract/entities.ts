import { z } from 'zod';
import { Line } from '#domains/conversation/contract/index.ts';
import { ChatPrices } from '#domains/performers/contract/presence.ts';
import { LiveState } from '#domains/performers/contract/room-facts.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { ChatAbility, ChatStatus, ChatType } from './chat-types.ts';

export { ActorPresence, ChatPrices } from '#domains/performers/contract/presence.ts';

/** Milliseconds since the Unix epoch (a GraphQL Float: Int has 32 bits). */
export const Instant = z.number().nonnegative().describe('milliseconds since the Unix epoch');
/** A guest, account or performer: one number space, 32 bits as GraphQL's Int. */
export const PersonId = rowId;
const hundredths = z.int().describe('hundredths of a coin');

/** One chat as its guest or its performer sees it. The same shape is pushed and fetched. */
export const LiveChat = z
  .object({
    chatId: z.int(),
    actorId: z.int(),
    actorName: z.string(),
    /** 0 and an empty name for the performer when the guest calls without a name. */
    guestId: z.int(),
    guestName: z.string(),
    /** The guest called without a name: the performer is not told who it is. */
    isIncognito: z.boolean(),
    chatType: ChatType,
    /** Exclusive: nobody else is in a chat with the performer, voyeurs apart. */
    single: z.boolean(),
    /** Voyeurs may pay to watch it. Settled when the chat is asked for: nothing the performer changes later opens it. */
    voyeursAllowed: z.boolean(),
    abilities: z.array(ChatAbility),
    status: ChatStatus,
    /** Number of the current start attempt, from 1. */
    attempt: z.int(),
    pricePerMinute: hundredths,
    /** Minutes booked so far. */
    minutes: z.int(),
    /** What the guest has paid, refunds taken off. */
    cost: hundredths,
    refunded: hundredths,
    requestedAt: Instant,
    startedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    /** End of the paid time; the next minute is booked then. */
    paidUntil: Instant.nullable(),
    /** Since when the picture is broken; null when it runs. */
    pictureBrokenSince: Instant.nullable(),
    /** When watching ends by itself (preview, free chat of the day). */
    watchUntil: Instant.nullable(),
    /** When writing without coins ends (text countdown). */
    textUntil: Instant.nullable(),
    muted: z.boolean(),
    /** The guest's connection is lost and may still come back. */
    guestLost: z.boolean(),
    exitCode: z.int().nullable(),
    isVoyeur: z.boolean(),
    isToyControl: z.boolean(),
    /** Last accepted sequence numbers; the next command carries one more. */
    guestSequence: z.int(),
    hostSequence: z.int(),
  })
  .meta({ id: 'LiveChat' });
export type LiveChat = z.infer<typeof LiveChat>;

const { id, ...said } = Line.shape;

/** One line of text in a room (chatId null: everybody in free chat reads it) or in one paid chat. */
export const ChatText = z
  .object({
    id,
    actorId: z.int(),
    chatId: z.int().nullable(),
    ...said,
  })
  .meta({ id: 'ChatText' });
export type ChatText = z.infer<typeof ChatText>;

/** A short-lived admission to a picture, for the live media client. Single use; never kept. */
export const MediaTicket = z
  .object({
    engine: z.enum(['frames']),
    role: z.enum(['publish', 'subscribe']),
    path: z.string(),
    token: z.string(),
    expiresAt: Instant,
  })
  .meta({ id: 'MediaTicket' });
export type MediaTicket = z.infer<typeof MediaTicket>;

/** One size of a performer's picture, as a browser is asked whether it decodes it (WebCodecs). */
export const OfferedPicture = z
  .object({ codec: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'OfferedPicture' });
export type OfferedPicture = z.infer<typeof OfferedPicture>;

/** One way to chat with a performer right now, for the buttons of profile and room. */
export const ChatOption = z
  .object({
    chatType: ChatType,
    single: z.boolean(),
    voyeursAllowed: z.boolean(),
    pricePerMinute: hundredths,
    possible: z.boolean(),
    /** Code of the problem a start would answer; null when possible. */
    reason: z.string().nullable(),
    /** needLogin, needAgeCheck, needAbo or needPurchase when a content restriction refuses (spec 1 §3). */
    restriction: z.string().nullable(),
  })
  .meta({ id: 'ChatOption' });
export type ChatOption = z.infer<typeof ChatOption>;

/** A guest in the room, as the performer sees it. */
export const RoomViewer = z
  .object({
    chatId: z.int(),
    guestId: z.int(),
    guestName: z.string(),
    anonymous: z.boolean(),
    chatType: ChatType,
    since: Instant,
    muted: z.boolean(),
  })
  .meta({ id: 'RoomViewer' });
export type RoomViewer = z.infer<typeof RoomViewer>;

/** Today's figures of a performer, from the books. */
export const StudioEarnings = z
  .object({ earned: hundredths, minutes: z.int(), chats: z.int(), refunded: hundredths, since: Instant })
  .meta({ id: 'StudioEarnings' });

/** The performer's room as the studio shows it; pushed as `studioState` and fetched by `studio/room`. */
/** What sends a performer’s picture: a browser with its camera, or software of their own (OBS). */
export const roomSources = ['browser', 'software'] as const;
export type RoomSource = (typeof roomSources)[number];

export const StudioRoom = z
  .object({
    actorId: z.int(),
    isLive: z.boolean(),
    /** Not live, and there for calls. */
    takesCalls: z.boolean(),
    state: LiveState,
    liveSince: Instant.nullable(),
    freeChat: z.boolean(),
    autoAccept: z.boolean(),
    livePreview: z.boolean(),
    /** Voyeurs may watch private chats, but those at the single price. */
    voyeursAllowed: z.boolean(),
    /** Frames arrive from the studio. */
    sending: z.boolean(),
    source: z.enum(roomSources).meta({ id: 'RoomSource' }),
    /** The ticket show that is on in the room; null: none. */
    showId: z.int().nullable(),
    viewerCount: z.int(),
    /** At most 200, longest first; `viewerCount` counts all. */
    viewers: z.array(RoomViewer),
    /** Chats that ring or run, voyeurs included; free chats and previews are viewers only. */
    chats: z.array(LiveChat),
    prices: ChatPrices,
    /** The performer's part of each kind of sale, in percent. */
    shares: z.object({ liveChat: z.int(), videoCall: z.int(), voyeurChat: z.int(), voiceCall: z.int() }),
  })
  .meta({ id: 'StudioRoom' });
export type StudioRoom = z.infer<typeof StudioRoom>;

/** Free chat a guest still has today, in seconds; null: without limit. */
export const FreeChatDuration = z
  .object({
    total: z.int().nullable(),
    used: z.int(),
    remaining: z.int().nullable(),
    renewsAt: Instant,
  })
  .meta({ id: 'FreeChatDuration' });
export type FreeChatDuration = z.infer<typeof FreeChatDuration>;

/** What is left of free previews (LIVE_PREVIEW) for a guest, and how long one lasts. */
export const FreePreview = z
  .object({
    /** The guest has said that cards shall not move. */
    declined: z.boolean(),
    seconds: z.int(),
    /** Previews an hour, and how many of them are left. */
    total: z.int(),
    remaining: z.int(),
    /** When one more is there; null while none is used. */
    renewsAt: Instant.nullable(),
  })
  .meta({ id: 'FreePreview' });
export type FreePreview = z.infer<typeof FreePreview>;

/** A chat in a list of past chats. */
export const ChatRecord = z
  .object({
    chatId: z.int(),
    actorId: z.int(),
    actorName: z.string(),
    guestId: z.int(),
    guestName: z.string(),
    chatType: ChatType,
    startedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    seconds: z.int(),
    minutes: z.int(),
    pricePerMinute: hundredths,
    cost: hundredths,
    refunded: hundredths,
    /** The performer's part; 0 in a guest's list. */
    earned: hundredths,
    exitCode: z.int().nullable(),
  })
  .meta({ id: 'ChatRecord' });
export type ChatRecord = z.infer<typeof ChatRecord>;
