import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { ChatGuest } from '../../contract/chat-guest.ts';
import type { Context } from '../context.ts';
import { chats } from '../tables.ts';
import { findChat } from './chat-row.ts';

const instant = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** What a performer knows of the guest of one of her chats from before it. @throws Problem not_found, also of who called without a name */
export async function chatGuest({ kit: { db }, deps }: Context, actorId: number, chatId: number): Promise<ChatGuest> {
  const chat = await findChat(db, chatId);
  if (!chat || chat.actorId !== actorId || chat.incognito) throw new Problem(notFound);
  const { guestId } = chat;
  const [before] = await db.orm
    .select({
      chats: sql<number>`(count(*) filter (where ${chats.paid} and ${chats.minutes} > 0))::int`,
      firstAt: sql<string | null>`min(${chats.startedAt})`,
      lastAt: sql<string | null>`max(coalesce(${chats.endedAt}, ${chats.startedAt}))`,
    })
    .from(chats)
    .where(
      and(
        eq(chats.guestId, guestId),
        eq(chats.actorId, actorId),
        lt(chats.id, chatId),
        // The free chat a request was made from is this visit and none before it.
        ne(chats.roomId, chat.roomId),
        isNotNull(chats.startedAt),
        ne(chats.type, 'LIVE_PREVIEW'),
      ),
    );
  const { spent, earned } = await deps.ledger.worthOf(db, actorId, guestId);
  return {
    spent: Math.max(0, spent),
    earned,
    chats: before?.chats ?? 0,
    firstAt: instant(before?.firstAt ?? null),
    lastAt: instant(before?.lastAt ?? null),
    language: (await deps.languageOf?.(db, guestId)) ?? null,
  };
}
