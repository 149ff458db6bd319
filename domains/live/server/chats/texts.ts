import { and, eq, lt } from 'drizzle-orm';
import { writingRestricted } from '#domains/access/contract/index.ts';
import type { Line } from '#domains/conversation/contract/index.ts';
import { textNotAllowed } from '#domains/conversation/contract/index.ts';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { ChatText } from '../../contract/index.ts';
import { chatLimits, chatOver, chatRead, chatText, chatTold, mutedInRoom, notLive } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { findRoom, findRoomGuest, setRoomGuest } from '../rooms/room-row.ts';
import { askRoomRules } from '../rooms/room-words.ts';
import { chats } from '../tables.ts';
import { chatTopic, roomTopic, studioTopic } from './announce.ts';
import { applyEvent } from './apply-event.ts';
import type { ChatRow } from './chat-row.ts';
import { findChat, lockChat, saveChat } from './chat-row.ts';
import { assertReaches, barrierIn } from './reach.ts';
import { abilitiesOf } from './view.ts';

/** What a page of texts asks for. */
interface Page {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Where texts belong: to the room of a performer, or to the two sides of a paid chat. */
interface Place {
  readonly roomId: number;
  readonly actorId: number;
  readonly chatId: number | null;
}

const threadOf = ({ roomId, chatId }: Place): string => (chatId === null ? `room:${roomId}` : `chat:${chatId}`);

/** Texts of a free chat belong to the room; those of a paid chat to its two sides. */
const placeOf = ({ id, paid, roomId, actorId }: ChatRow): Place => ({ roomId, actorId, chatId: paid ? id : null });

const toText = ({ id, ...line }: Line, { actorId, chatId }: Place): ChatText => ({ id, actorId, chatId, ...line });

export const sideOf = (chat: ChatRow, accountId: number | null): 'guest' | 'actor' | null => {
  if (accountId === null) return null;
  if (accountId === chat.guestId) return 'guest';
  return accountId === chat.actorId ? 'actor' : null;
};

/**
 * A guest or the performer writes into a chat. The same `textKey` again is the same line.
 * @throws Problem not_found, chat_over, text_not_allowed, muted_in_room, writing_restricted, too_many_requests, blocked_by_performer,
 *   you_have_blocked, and those of {@link assertSayable}
 */
export async function sendChatText(
  ctx: Context,
  senderId: number,
  sent: { chatId: number; text: string; textKey?: string | undefined },
): Promise<void> {
  await ctx.deps.conversation.takeRate(senderId);
  await assertSayable(ctx.kit, 'text', sent.text);
  await ctx.kit.db.transaction(async (tx) => {
    const chat = await lockChat(tx, sent.chatId);
    const sender = chat && sideOf(chat, senderId);
    if (!chat || !sender) throw new Problem(notFound);
    if (chat.status === 'ended') throw new Problem(chatOver, { data: { exitCode: chat.exitCode } });
    await assertReaches(ctx, tx, chat, sender);
    if (sender === 'guest') await mayWrite(ctx, tx, chat);
    const line = await write(ctx, tx, placeOf(chat), {
      sender,
      senderId,
      senderName: sender === 'guest' ? chat.guestName : chat.actorName,
      ...sent,
    });
    if (!line) return;
    const { roomId } = chat;
    // After the line is kept: what is sent again under its key is the same line, and was asked about before.
    if (sender === 'guest' && !chat.paid)
      await askRoomRules(ctx, tx, { roomId, actorId: chat.actorId, guestId: senderId, text: line.text });
    if (!chat.paid) return;
    const { id: lineId, text, textKey, at } = line;
    const { id: chatId, guestId, actorId } = chat;
    await tx.emit(chatTold, { what: 'said', lineId, chatId, guestId, actorId, sender, text, textKey, at });
  });
}

/** Refuses a guest who may not write, and starts the countdown of one who writes without coins (spec 2 §9: 60 s). */
async function mayWrite(ctx: Context, tx: Tx, chat: ChatRow): Promise<void> {
  if (chat.muted) throw new Problem(mutedInRoom);
  if (!(await ctx.deps.access.mayWrite(tx, chat.guestId)).ok) throw new Problem(writingRestricted);
  const isFree = chat.type === 'FREECHAT';
  const pays = isFree && (await ctx.deps.ledger.balance(tx, guestAccount(chat.guestId))) >= chatLimits.minimumBalance;
  const writing = pays ? { ...chat, textSpent: false } : chat;
  if (!abilitiesOf(writing).includes('text') || chat.status !== 'running') throw new Problem(textNotAllowed);
  // Who has topped up meanwhile writes on in the same chat, without a countdown.
  if (pays && (chat.textSpent || chat.textUntil !== null)) {
    await saveChat(tx, chat, writing);
    await applyEvent(ctx, tx, writing, { type: 'textLimit', at: ctx.now(), until: null });
  }
  if (!isFree || pays || chat.textUntil !== null) return;
  const before = await findRoomGuest(tx, chat.roomId, chat.guestId);
  const textStartedAt = before?.textStartedAt ?? ctx.now();
  await setRoomGuest(tx, chat.roomId, chat.guestId, { textStartedAt });
  const until = textStartedAt + chatLimits.textCountdown;
  await applyEvent(ctx, tx, chat, { type: 'textLimit', at: ctx.now(), until });
}

/** The performer writes to everybody in free chat. @throws Problem not_live, too_many_requests, and those of {@link assertSayable} */
export async function sendRoomText(
  ctx: Context,
  actorId: number,
  sent: { text: string; textKey?: string | undefined },
): Promise<void> {
  await ctx.deps.conversation.takeRate(actorId);
  await assertSayable(ctx.kit, 'text', sent.text);
  await ctx.kit.db.transaction(async (tx) => {
    const room = await findRoom(tx, actorId);
    if (!room) throw new Problem(notLive);
    await write(
      ctx,
      tx,
      { roomId: room.id, actorId, chatId: null },
      {
        sender: 'actor',
        senderId: actorId,
        senderName: room.actorName,
        ...sent,
      },
    );
  });
}

async function write(
  ctx: Context,
  tx: Tx,
  place: Place,
  said: Pick<Line, 'sender' | 'senderId' | 'senderName' | 'text'> & { textKey?: string | undefined },
): Promise<Line | null> {
  const { sender, senderId, senderName, text, textKey = null } = said;
  const thread = threadOf(place);
  const line = await ctx.deps.conversation.add(tx, {
    thread,
    sender,
    senderId,
    senderName,
    text,
    at: ctx.now(),
    textKey,
  });
  if (!line) return null;
  const topics =
    place.chatId === null ? [roomTopic(place.actorId)] : [chatTopic(place.chatId), studioTopic(place.actorId)];
  tx.afterCommit(() => {
    for (const topic of topics) ctx.kit.realtime.publish(topic, chatText, { text: toText(line, place) });
  });
  return line;
}

async function textsOf(
  ctx: Context,
  place: Place,
  page: Page & { until?: number | undefined },
): Promise<{ texts: ChatText[]; before: number | null }> {
  const { lines, before } = await ctx.deps.conversation.read(ctx.kit.db, threadOf(place), page);
  return { texts: lines.map((line) => toText(line, place)), before };
}

/** One page of what was said to everybody in a performer's open room, oldest first; `before` asks for older ones. */
export async function textsOfRoom(ctx: Context, actorId: number, page: Page) {
  const room = await findRoom(ctx.kit.db, actorId);
  return room ? textsOf(ctx, { roomId: room.id, actorId, chatId: null }, page) : { texts: [], before: null };
}

/**
 * Texts of a chat for one of its sides, with what that side has not read. A guest reads what is said to a whole room up to the
 * end of their own chat there, and nothing of it in a preview, which is a picture alone.
 */
export async function textsOfChat(ctx: Context, chat: ChatRow, reader: 'guest' | 'actor', page: Page) {
  const until = readableUntil(chat, reader);
  return { ...(await textsOf(ctx, placeOf(chat), { ...page, until })), unread: await unreadOf(ctx, chat, reader) };
}

/** Until when a side may read what is said where the chat is (epoch ms); undefined: without an end. */
function readableUntil(chat: ChatRow, reader: 'guest' | 'actor'): number | undefined {
  if (reader === 'actor' || chat.paid) return undefined;
  return chat.type === 'FREECHAT' ? (chat.endedAt ?? undefined) : 0;
}

const unreadOf = (ctx: Context, chat: ChatRow, reader: 'guest' | 'actor'): Promise<number> =>
  ctx.deps.conversation.unread(ctx.kit.db, threadOf(placeOf(chat)), {
    ...(reader === 'guest'
      ? { readerId: chat.guestId, readId: chat.guestReadId }
      : { readerId: chat.actorId, readId: chat.hostReadId }),
    until: readableUntil(chat, reader),
  });

/** Marks the texts up to one as read by a side; an older mark than before changes nothing. @throws Problem not_found */
export async function markChatRead(
  ctx: Context,
  readerId: number,
  { chatId, textId }: { chatId: number; textId: number },
): Promise<void> {
  const chat = await findChat(ctx.kit.db, chatId);
  const reader = chat && sideOf(chat, readerId);
  if (!chat || !reader) throw new Problem(notFound);
  const column = reader === 'guest' ? chats.guestReadId : chats.hostReadId;
  const [row] = await ctx.kit.db.orm
    .update(chats)
    .set(reader === 'guest' ? { guestReadId: textId } : { hostReadId: textId })
    .where(and(eq(chats.id, chatId), lt(column, textId)))
    .returning();
  if (!row) return;
  const unread = await unreadOf(ctx, row, reader);
  if ((await barrierIn(ctx, ctx.kit.db, chat, reader)) !== null) return;
  for (const topic of [chatTopic(chatId), studioTopic(chat.actorId)]) {
    ctx.kit.realtime.publish(topic, chatRead, { chatId, reader, textId, unread });
  }
}
