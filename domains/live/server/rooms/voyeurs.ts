import { and, count, eq, inArray } from 'drizzle-orm';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Executor } from '#kit/db/db.ts';
import type { chatVoyeurs } from '../../contract/index.ts';
import { chats } from '../tables.ts';

/** How many voyeurs watch a private chat now, those whose picture is on its way included. */
export async function voyeursOf(executor: Executor, chatId: number): Promise<PayloadOf<typeof chatVoyeurs>> {
  const [row] = await executor.orm
    .select({ watching: count() })
    .from(chats)
    .where(and(eq(chats.watchedChatId, chatId), inArray(chats.status, ['starting', 'running'])));
  return { chatId, watching: row?.watching ?? 0 };
}

/** Who watches a private chat as a voyeur now, by their numbers: those whose chat has begun. */
export async function voyeurIdsOf({ orm }: Executor, chatId: number): Promise<number[]> {
  const rows = await orm
    .select({ guestId: chats.guestId })
    .from(chats)
    .where(and(eq(chats.watchedChatId, chatId), eq(chats.status, 'running')));
  return rows.map(({ guestId }) => guestId);
}
