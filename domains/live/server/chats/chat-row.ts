import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { chats } from '../tables.ts';

export type ChatRow = typeof chats.$inferSelect;

const locking = prepared((orm) =>
  orm
    .select()
    .from(chats)
    .where(eq(chats.id, sql.placeholder('id')))
    .for('update')
    .prepare('live_lock_chat'),
);
const lockingIdle = prepared((orm) =>
  orm
    .select()
    .from(chats)
    .where(eq(chats.id, sql.placeholder('id')))
    .for('update', { skipLocked: true })
    .prepare('live_lock_idle_chat'),
);

/** Locks a chat for a step. `skipBusy`: null also when somebody else is stepping it just now. */
export async function lockChat(tx: Tx, chatId: number, skipBusy = false): Promise<ChatRow | null> {
  const [row] = await (skipBusy ? lockingIdle : locking)(tx).execute({ id: chatId });
  return row ?? null;
}

/**
 * Locks all open chats of a room, in one order for everybody. Whoever locks more than one chat holds the room's lock,
 * and whoever holds one chat's lock waits for no other: so nobody waits in a circle.
 */
export async function lockOpenChats(tx: Tx, roomId: number): Promise<ChatRow[]> {
  return tx.orm
    .select()
    .from(chats)
    .where(and(eq(chats.roomId, roomId), ne(chats.status, 'ended')))
    .orderBy(asc(chats.id))
    .for('update');
}

export async function findChat(executor: Executor, chatId: number): Promise<ChatRow | null> {
  const [row] = await executor.orm.select().from(chats).where(eq(chats.id, chatId));
  return row ?? null;
}

/** Open chats of a guest, newest first. */
export async function openChatsOf(executor: Executor, guestId: number): Promise<ChatRow[]> {
  const rows = await executor.orm
    .select()
    .from(chats)
    .where(and(eq(chats.guestId, guestId), ne(chats.status, 'ended')));
  return rows.sort((a, b) => b.id - a.id);
}

/** Writes what differs. */
export async function saveChat(tx: Tx, before: ChatRow, after: ChatRow): Promise<void> {
  const changed: Record<string, unknown> = {};
  for (const key of Object.keys(after) as (keyof ChatRow)[]) {
    if (after[key] !== before[key]) changed[key] = after[key];
  }
  if (Object.keys(changed).length === 0) return;
  await tx.orm.update(chats).set(changed).where(eq(chats.id, before.id));
}

/**
 * The media session of a guest's running free chat in a room: a paid chat continues in it, so that the picture does not
 * stop for a moment. Null when there is none.
 */
export async function freeChatSession(executor: Executor, roomId: number, guestId: number): Promise<string | null> {
  const [free] = await executor.orm
    .select({ session: chats.mediaSession })
    .from(chats)
    .where(
      and(
        eq(chats.roomId, roomId),
        eq(chats.guestId, guestId),
        eq(chats.type, 'FREECHAT'),
        eq(chats.status, 'running'),
      ),
    );
  return free?.session ?? null;
}
