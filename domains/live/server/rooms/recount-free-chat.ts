import { and, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { applyEvent } from '../chats/apply-event.ts';
import { lockChat } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';
import { chats } from '../tables.ts';
import { freeChatWith, freeDayStart, pushFreeChatDuration, watchLimitOf } from './free-chat-time.ts';

/**
 * What counts of free chat time has changed for some guests: their open free chats, with one performer where that is said, last as
 * long as it now says, and their pages are told. After the commit, each chat in a transaction of its own.
 */
export function recountFreeChat(
  ctx: Context,
  tx: Tx,
  { guestIds, actorId }: { readonly guestIds: readonly number[]; readonly actorId?: number },
): void {
  if (guestIds.length === 0) return;
  tx.afterCommit(() => ctx.work.follow('counting free chat anew', recount(ctx, guestIds, actorId)));
}

async function recount(ctx: Context, guestIds: readonly number[], actorId: number | undefined): Promise<void> {
  const { db, log } = ctx.kit;
  const open = await db.orm
    .select({ id: chats.id, guestId: chats.guestId })
    .from(chats)
    .where(
      and(
        inArray(chats.guestId, [...guestIds]),
        eq(chats.type, 'FREECHAT'),
        ne(chats.status, 'ended'),
        eq(chats.anonymous, false),
        // What began yesterday is not counted today, and goes on as it was begun.
        gte(chats.requestedAt, freeDayStart(ctx.now())),
        actorId === undefined ? undefined : eq(chats.actorId, actorId),
      ),
    );
  for (const { id } of open)
    await db
      .transaction((tx) => limitAnew(ctx, tx, id))
      .catch((error: unknown) => log.warn({ error, chatId: id }, 'a free chat was not counted anew'));
  // Where one performer is what changed, nothing has for who is not with her.
  const told = actorId === undefined ? guestIds : new Set(open.map(({ guestId }) => guestId));
  for (const guestId of told) await pushFreeChatDuration(ctx, guestId);
}

async function limitAnew(ctx: Context, tx: Tx, chatId: number): Promise<void> {
  const chat = await lockChat(tx, chatId);
  if (!chat || chat.status === 'ended' || chat.type !== 'FREECHAT') return;
  const { guestId, actorId } = chat;
  const left = await freeChatWith(ctx, tx, { guestId, anonymous: false, actorId });
  const limit = watchLimitOf({ remaining: left.duration.remaining, uncountedUntil: left.uncountedUntil });
  await applyEvent(ctx, tx, chat, { type: 'watchLimit', at: ctx.now(), ...limit });
}
