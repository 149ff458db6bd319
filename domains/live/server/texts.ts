import { and, count, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound, tooManyRequests } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { ChatText } from '../contract/index.ts';
import { chatLimits, chatOver, chatRead, chatText, mutedInRoom, notLive, textNotAllowed } from '../contract/index.ts';
import { chatTopic, roomTopic, studioTopic } from './announce.ts';
import { applyEvent } from './apply-event.ts';
import type { ChatRow } from './chat-row.ts';
import { findChat, lockChat } from './chat-row.ts';
import type { Context } from './context.ts';
import { findRoom, findRoomGuest, setRoomGuest } from './room-row.ts';
import { chats, texts } from './tables.ts';
import { abilitiesOf } from './view.ts';

type TextRow = typeof texts.$inferSelect;

/** Texts of a free chat belong to the room; those of a paid chat to its two sides. */
const scopeOf = (chat: ChatRow): number | null => (chat.paid ? chat.id : null);

export const sideOf = (chat: ChatRow, accountId: number | null): 'guest' | 'actor' | null => {
  if (accountId === null) return null;
  if (accountId === chat.guestId) return 'guest';
  return accountId === chat.actorId ? 'actor' : null;
};

async function takeTextRate(ctx: Context, senderId: number): Promise<void> {
  const wait = await ctx.kit.limits.take(`live.text:${senderId}`, chatLimits.textRate);
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
}

/**
 * A guest or the performer writes into a chat. The same `textKey` again is the same line.
 * @throws Problem not_found, chat_over, text_not_allowed, muted_in_room, too_many_requests
 */
export async function sendChatText(
  ctx: Context,
  senderId: number,
  sent: { chatId: number; text: string; textKey?: string | undefined },
): Promise<void> {
  await takeTextRate(ctx, senderId);
  await ctx.kit.db.transaction(async (tx) => {
    const chat = await lockChat(tx, sent.chatId);
    const sender = chat && sideOf(chat, senderId);
    if (!chat || !sender) throw new Problem(notFound);
    if (chat.status === 'ended') throw new Problem(chatOver, { data: { exitCode: chat.exitCode } });
    if (sender === 'guest') await mayWrite(ctx, tx, chat);
    const row = await insertText(tx, {
      roomId: chat.roomId,
      actorId: chat.actorId,
      chatId: scopeOf(chat),
      sender,
      senderId,
      senderName: sender === 'guest' ? chat.guestName : chat.actorName,
      text: sent.text,
      at: ctx.now(),
      textKey: sent.textKey ?? null,
    });
    if (row) tx.afterCommit(() => publishText(ctx, row));
  });
}

/** Refuses a guest who may not write, and starts the countdown of one who writes without coins (spec 2 §9: 60 s). */
async function mayWrite(ctx: Context, tx: Tx, chat: ChatRow): Promise<void> {
  if (chat.muted) throw new Problem(mutedInRoom);
  if (!abilitiesOf(chat).includes('text') || chat.status !== 'running') throw new Problem(textNotAllowed);
  if (chat.type !== 'FREECHAT' || chat.textUntil !== null) return;
  if ((await ctx.deps.ledger.balance(tx, guestAccount(chat.guestId))) >= chatLimits.minimumBalance) return;
  const before = await findRoomGuest(tx, chat.roomId, chat.guestId);
  const textStartedAt = before?.textStartedAt ?? ctx.now();
  await setRoomGuest(tx, chat.roomId, chat.guestId, { textStartedAt });
  const until = textStartedAt + chatLimits.textCountdown;
  await applyEvent(ctx, tx, chat, { type: 'textLimit', at: ctx.now(), until });
}

/** The performer writes to everybody in free chat. @throws Problem not_live, too_many_requests */
export async function sendRoomText(
  ctx: Context,
  actorId: number,
  sent: { text: string; textKey?: string | undefined },
): Promise<void> {
  await takeTextRate(ctx, actorId);
  await ctx.kit.db.transaction(async (tx) => {
    const room = await findRoom(tx, actorId);
    if (!room) throw new Problem(notLive);
    const row = await insertText(tx, {
      roomId: room.id,
      actorId,
      chatId: null,
      sender: 'actor',
      senderId: actorId,
      senderName: room.actorName,
      text: sent.text,
      at: ctx.now(),
      textKey: sent.textKey ?? null,
    });
    if (row) tx.afterCommit(() => publishText(ctx, row));
  });
}

async function insertText(tx: Tx, values: typeof texts.$inferInsert): Promise<TextRow | null> {
  const [row] = await tx.orm.insert(texts).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

function publishText(ctx: Context, row: TextRow): void {
  const topics = row.chatId === null ? [roomTopic(row.actorId)] : [chatTopic(row.chatId), studioTopic(row.actorId)];
  for (const topic of topics) ctx.kit.realtime.publish(topic, chatText, { text: toText(row) });
}

const toText = ({ roomId: _, ...row }: TextRow): ChatText => row;

/** One page of texts, oldest first; `before` asks for older ones. */
export async function textsOf(
  executor: Executor,
  scope: { roomId: number; chatId: number | null },
  page: { before?: number | undefined; limit: number },
): Promise<{ texts: ChatText[]; before: number | null }> {
  const rows = await executor.orm
    .select()
    .from(texts)
    .where(
      and(
        scope.chatId === null
          ? and(eq(texts.roomId, scope.roomId), isNull(texts.chatId))
          : eq(texts.chatId, scope.chatId),
        page.before === undefined ? undefined : lt(texts.id, page.before),
      ),
    )
    .orderBy(desc(texts.id))
    .limit(page.limit);
  return { texts: rows.reverse().map(toText), before: rows.length === page.limit ? (rows[0]?.id ?? null) : null };
}

/** Texts of a chat for one of its sides, with what that side has not read. */
export async function textsOfChat(
  executor: Executor,
  chat: ChatRow,
  reader: 'guest' | 'actor',
  page: { before?: number | undefined; limit: number },
): Promise<{ texts: ChatText[]; unread: number; before: number | null }> {
  const scope = { roomId: chat.roomId, chatId: scopeOf(chat) };
  return { ...(await textsOf(executor, scope, page)), unread: await unreadOf(executor, chat, reader) };
}

async function unreadOf(executor: Executor, chat: ChatRow, reader: 'guest' | 'actor'): Promise<number> {
  const readId = reader === 'guest' ? chat.guestReadId : chat.hostReadId;
  const readerId = reader === 'guest' ? chat.guestId : chat.actorId;
  const [row] = await executor.orm
    .select({ unread: count() })
    .from(texts)
    .where(
      and(
        chat.paid ? eq(texts.chatId, chat.id) : and(eq(texts.roomId, chat.roomId), isNull(texts.chatId)),
        gt(texts.id, readId),
        ne(texts.senderId, readerId),
      ),
    );
  return row?.unread ?? 0;
}

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
  const unread = await unreadOf(ctx.kit.db, row, reader);
  for (const topic of [chatTopic(chatId), studioTopic(chat.actorId)]) {
    ctx.kit.realtime.publish(topic, chatRead, { chatId, reader, textId, unread });
  }
}
