import { and, inArray } from 'drizzle-orm';
import type { Worth } from '#domains/ledger/server/index.ts';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { clip } from '#kit/text/clip.ts';
import type { ChannelChange, MessengerChannel, MessengerContent, Side } from '../contract/index.ts';
import { cannotWrite, channelBlocked, knownOnly, messagesOff } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import type { Context } from './deps.ts';
import { mediaOf, toMedia } from './media-view.ts';
import { messengerSettings } from './settings.ts';
import { messages } from './tables.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Messages of a guest that still cost nothing in a channel. */
export const freeLeft = (
  { kit }: Pick<Context, 'kit'>,
  { freeUsed, freeGiven }: Pick<ChannelRow, 'freeUsed' | 'freeGiven'>,
): number => Math.max(0, (freeGiven ?? kit.config.of(messengerSettings).FREE_MESSAGES) - freeUsed);

/** How far the other side has got, and read, what this side wrote. */
const marksOf = (channel: ChannelRow, side: Side) =>
  side === 'guest'
    ? { deliveredId: channel.actorDeliveredId, readId: channel.actorReadId }
    : { deliveredId: channel.guestDeliveredId, readId: channel.guestReadId };

/** What of a channel changes with each message, as one of its sides sees it; `worth`, what its guest brought, is the performer's to see. */
export function changeOf(ctx: Pick<Context, 'kit'>, channel: ChannelRow, side: Side, worth?: Worth): ChannelChange {
  return {
    channelId: channel.id,
    actorId: channel.actorId,
    guestId: channel.guestId,
    unreadCount: side === 'guest' ? channel.guestUnread : channel.actorUnread,
    archived: side === 'guest' ? channel.guestArchived : channel.actorArchived,
    blocked: side === 'guest' && channel.guestBlocked,
    messageTimestamp: (side === 'guest' ? channel.lastAt : (channel.talkedAt ?? channel.lastAt)).getTime(),
    lastMessageId: channel.lastMessageId,
    subject: channel.subject,
    subjectType: channel.subjectType,
    subjectSender: channel.subjectSender,
    freeMessagesAmount: freeLeft(ctx, channel),
    isAnswered: channel.isAnswered,
    ...marksOf(channel, side),
    ...(side === 'actor' && worth ? { earned: worth.earned, spent: worth.spent } : {}),
  };
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words: "5 minutes ago", "yesterday". */
export function agoInWords(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = now - at;
  for (const [unit, length] of steps) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, 'second');
}

/** Channels as their guest sees them, in the order given. */
export async function toChannels(
  ctx: Context,
  executor: Executor,
  rows: readonly ChannelRow[],
  caller: Pick<Caller, 'language' | 'country'>,
): Promise<MessengerChannel[]> {
  const guestId = rows[0]?.guestId;
  if (guestId === undefined) return [];
  const actorIds = rows.map(({ actorId }) => actorId);
  const cards = new Map(
    (await ctx.performers.cards(executor, actorIds, caller)).map((card) => [card.id, card] as const),
  );
  const blockedBy = new Set(
    (await ctx.blocks.blockedPairs(executor, { actorIds, guestIds: [guestId] })).map(({ actorId }) => actorId),
  );
  const now = ctx.kit.clock.now();
  return rows.map((row) => toChannel(ctx, row, { card: cards.get(row.actorId), blockedBy, now, ...caller }));
}

interface Seen {
  readonly card: ActorCard | undefined;
  readonly blockedBy: ReadonlySet<number>;
  readonly now: number;
  readonly language: Language;
}

function toChannel(ctx: Context, row: ChannelRow, { card, blockedBy, now, language }: Seen): MessengerChannel {
  const change = changeOf(ctx, row, 'guest');
  const price = card?.prices.message ?? null;
  const name = card?.name ?? row.actorName;
  return {
    ...change,
    id: row.id,
    actorName: name,
    modelName: name,
    actorAge: card?.age ?? 0,
    unread: change.unreadCount > 0,
    isActorOnline: card?.isOnline ?? false,
    freeChat: card?.freeChat ?? false,
    lastViewedTimestamp: row.guestViewedAt?.getTime() ?? null,
    sentDiffForHumans: agoInWords(change.messageTimestamp, now, language),
    previewPictureUrl: card?.avatar?.src ?? null,
    avatar: card?.avatar ?? null,
    messagePrice: price,
    isMessagingFree: price === 0 || change.freeMessagesAmount > 0,
    closed: closedFor(row, price, blockedBy),
  };
}

/** Whether a guest is none of those a performer lets write to her. */
export const isStranger = ({ onlyKnown, isAnswered }: Pick<ChannelRow, 'onlyKnown' | 'isAnswered'>): boolean =>
  onlyKnown && !isAnswered;

function closedFor(row: ChannelRow, price: number | null, blockedBy: ReadonlySet<number>): string | null {
  if (row.guestBlocked) return channelBlocked.code;
  if (blockedBy.has(row.actorId)) return cannotWrite.code;
  if (price === null) return messagesOff.code;
  return isStranger(row) ? knownOnly.code : null;
}

/** How much of a message that is answered to stands over the answer, in characters. */
const quoteLength = 140;

/** Messages as one side of their channels reads them, in the order given. */
export async function toContents(
  executor: Executor,
  rows: readonly MessageRow[],
  { channels, side }: { channels: ReadonlyMap<number, ChannelRow>; side: Side },
): Promise<MessengerContent[]> {
  const replied = await repliedTo(executor, rows);
  const carried = await mediaOf(executor, rows);
  return rows.map((row) => {
    const media = carried.get(row.mediaId ?? '');
    const content = toContent(row, channels.get(row.channelId) as ChannelRow, side, replied);
    return media ? { ...content, media: toMedia(media, side) } : content;
  });
}

/** The messages that others answer, of the same channels. */
async function repliedTo(executor: Executor, rows: readonly MessageRow[]): Promise<Map<number, MessageRow>> {
  const ids = rows.flatMap(({ replyTo }) => (replyTo === null ? [] : [replyTo]));
  if (ids.length === 0) return new Map();
  const channelIds = [...new Set(rows.map(({ channelId }) => channelId))];
  const found = await executor.orm
    .select()
    .from(messages)
    .where(and(inArray(messages.id, ids), inArray(messages.channelId, channelIds)));
  return new Map(found.map((row) => [row.id, row]));
}

function toContent(
  row: MessageRow,
  channel: ChannelRow,
  side: Side,
  replied: ReadonlyMap<number, MessageRow>,
): MessengerContent {
  const isDeleted = row.deletedAt !== null;
  const answered = row.replyTo === null ? undefined : replied.get(row.replyTo);
  return {
    messageId: row.id,
    channelId: row.channelId,
    messageType: typeFor(row, side),
    senderType: row.sender,
    text: isDeleted ? '' : row.text,
    date: row.sentAt.getTime(),
    model: { id: channel.actorId, name: channel.actorName },
    media: null,
    gifts: row.gifts ?? [],
    reply:
      answered && answered.deletedAt === null
        ? {
            messageId: answered.id,
            senderType: answered.sender,
            text: clip(answered.text, quoteLength),
            mediaType: answered.mediaType,
          }
        : null,
    reactions: [
      ...(row.guestSign ? [{ by: 'guest' as const, sign: row.guestSign }] : []),
      ...(row.actorSign ? [{ by: 'actor' as const, sign: row.actorSign }] : []),
    ],
    editedAt: row.editedAt?.getTime() ?? null,
    isDeleted,
    chatId: row.chatId,
    seconds: row.seconds,
    amount: side === 'guest' ? row.amount : null,
    messageKey: row.sender === side ? row.key : null,
  };
}

/** A picture is sent by one side and received by the other (spec 2 §3). */
function typeFor({ type, sender }: MessageRow, side: Side): MessengerContent['messageType'] {
  if (type !== 'image') return type;
  return sender === side ? 'image_sent' : 'image_received';
}
