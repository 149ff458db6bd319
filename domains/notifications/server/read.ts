import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Newest, Notification } from '../contract/index.ts';
import { newestNotifications } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { kindsByType, saidOf } from './kinds.ts';
import { entries } from './tables.ts';

type EntryRow = typeof entries.$inferSelect;

/** A notification in a language; null of a kind that nobody declares any more. */
export function toNotification({ kit }: Pick<Context, 'kit'>, row: EntryRow, language: Language): Notification | null {
  const kind = kindsByType(kit.extensions).get(row.type);
  if (!kind) return null;
  return {
    id: row.id,
    type: row.type,
    unread: row.readAt === null,
    unseen: row.seenAt === null,
    floats: row.floatedAt === null,
    language,
    ...saidOf(kind.words, language, row.data),
    path: row.path,
    actorId: row.actorId,
    at: row.createdAt.getTime(),
  };
}

const shownTo = (guestId: number) => and(eq(entries.guestId, guestId), eq(entries.isShown, true));

/** The newest notifications of a guest; `floating`: of those that may still float. */
export async function newestOf(
  ctx: Pick<Context, 'kit'>,
  executor: Executor,
  guestId: number,
  language: Language,
  floating = false,
): Promise<Newest> {
  const types = [...kindsByType(ctx.kit.extensions).keys()];
  if (types.length === 0) return { notifications: [], unseenCount: 0 };
  const rows = await executor.orm
    .select()
    .from(entries)
    .where(
      and(
        shownTo(guestId),
        sql`${entries.type} = any(${sql.param(types)}::smallint[])`,
        floating ? and(isNull(entries.floatedAt), isNull(entries.readAt)) : undefined,
      ),
    )
    .orderBy(desc(entries.id))
    .limit(newestNotifications);
  const unseen = await unseenOf(executor, [guestId]);
  return {
    notifications: rows.flatMap((row) => toNotification(ctx, row, language) ?? []),
    unseenCount: unseen.get(guestId) ?? 0,
  };
}

/** How many notifications some guests have not seen; who has none is left out. */
export async function unseenOf(executor: Executor, guestIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await executor.orm
    .select({ guestId: entries.guestId, unseen: count() })
    .from(entries)
    .where(
      and(
        sql`${entries.guestId} = any(${sql.param([...guestIds])}::bigint[])`,
        eq(entries.isShown, true),
        isNull(entries.seenAt),
      ),
    )
    .groupBy(entries.guestId);
  return new Map(rows.map(({ guestId, unseen }) => [guestId, unseen]));
}
