import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import type { Subject } from './port.ts';
import { lines } from './tables.ts';

/** What keeps a reader from some lines of a thing. */
export interface Reader {
  readonly accountId: number | null;
  /** Guests apart from the performer who reads her own. */
  readonly hiddenAuthors: readonly number[];
  /** The performer's words are not for this guest. */
  readonly isApart: boolean;
}

/** Lines once more, where answers are looked at beside their comment. */
export const answers = alias(lines, 'answers');

/** Whether a reader sees the words of a line. */
export function seen(table: typeof lines | typeof answers, { accountId, hiddenAuthors, isApart }: Reader): SQL {
  const isOpen = sql`${table.state} = 'shown' and not ${table.isAuthorLocked}`;
  const own =
    accountId === null
      ? sql`false`
      : sql`${table.authorId} = ${accountId} and ${table.state} in ('waiting', 'refused') and ${table.text} <> ''`;
  const hidden = isApart
    ? eq(table.isCreator, true)
    : hiddenAuthors.length > 0
      ? inArray(table.authorId, [...hiddenAuthors])
      : sql`false`;
  return sql`((${isOpen} and not (${hidden})) or (${own}))`;
}

/** The same of a line that was read. */
export function sees({ accountId, hiddenAuthors, isApart }: Reader, row: LineRow): boolean {
  if (row.authorId === accountId && row.state !== 'removed') return row.state === 'shown' || row.text !== '';
  if (row.state !== 'shown' || row.isAuthorLocked) return false;
  return isApart ? !row.isCreator : !hiddenAuthors.includes(row.authorId);
}

/** Who a caller is to the lines of a thing. */
export async function readerOf(
  ctx: Pick<Context, 'blocks'>,
  executor: Executor,
  { accountId }: Pick<Caller, 'accountId'>,
  { kind, id }: Subject,
  actorId: number,
): Promise<Reader> {
  if (accountId === null) return { accountId, hiddenAuthors: [], isApart: false };
  if (accountId !== actorId) {
    const pairs = await ctx.blocks.separated(executor, { actorIds: [actorId], guestIds: [accountId] });
    return { accountId, hiddenAuthors: [], isApart: pairs.length > 0 };
  }
  const authors = await executor.orm
    .selectDistinct({ id: lines.authorId })
    .from(lines)
    .where(and(eq(lines.kind, kind), eq(lines.subjectId, id)));
  const pairs = await ctx.blocks.separated(executor, { actorIds: [actorId], guestIds: authors.map((row) => row.id) });
  return { accountId, hiddenAuthors: pairs.map(({ guestId }) => guestId), isApart: false };
}

/** Whether a caller may read a line now: what everybody does, or their own. */
export async function maySee(
  ctx: Pick<Context, 'blocks'>,
  executor: Executor,
  caller: Pick<Caller, 'accountId'>,
  row: LineRow,
): Promise<boolean> {
  return sees(await readerOf(ctx, executor, caller, { kind: row.kind, id: row.subjectId }, row.actorId), row);
}
