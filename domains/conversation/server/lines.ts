import { and, count, desc, eq, gt, lt, lte, ne } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Line } from '../contract/index.ts';
import { lines } from './tables.ts';

/** A line to be kept; `at` in epoch milliseconds. */
export type NewLine = Omit<Line, 'id'> & { readonly thread: string };

/** A page of lines, oldest first; `before` asks for older ones, null: there are none. */
export interface LinePage {
  readonly lines: Line[];
  readonly before: number | null;
}

/** Who reads, the last line they have read, and until when they may: always where not given. */
export interface Reader {
  readonly readerId: number;
  readonly readId: number;
  readonly until?: number | undefined;
}

const saidUntil = (until: number | undefined) => (until === undefined ? undefined : lte(lines.at, until));

const toLine = ({ thread: _, ...line }: typeof lines.$inferSelect): Line => line;

/** Keeps a line. The same key of the same sender again is the same line: null, and nothing is written. */
export async function addLine(tx: Tx, line: NewLine): Promise<Line | null> {
  const [row] = await tx.orm.insert(lines).values(line).onConflictDoNothing().returning();
  return row ? toLine(row) : null;
}

/** One line of a thread; null where there is none of that number. */
export async function findLine({ orm }: Executor, thread: string, id: number): Promise<Line | null> {
  const [row] = await orm
    .select()
    .from(lines)
    .where(and(eq(lines.thread, thread), eq(lines.id, id)));
  return row ? toLine(row) : null;
}

/** Takes a line away for everybody, and hands over what it was; null where there is none of that number. */
export async function removeLine(tx: Tx, thread: string, id: number): Promise<Line | null> {
  const [row] = await tx.orm
    .delete(lines)
    .where(and(eq(lines.thread, thread), eq(lines.id, id)))
    .returning();
  return row ? toLine(row) : null;
}

/** One page of a thread, oldest first; nothing that was said after `until` (epoch ms). */
export async function readLines(
  executor: Executor,
  thread: string,
  page: { before?: number | undefined; limit: number; until?: number | undefined },
): Promise<LinePage> {
  const rows = await executor.orm
    .select()
    .from(lines)
    .where(
      and(
        eq(lines.thread, thread),
        page.before === undefined ? undefined : lt(lines.id, page.before),
        saidUntil(page.until),
      ),
    )
    .orderBy(desc(lines.id))
    .limit(page.limit);
  return { lines: rows.reverse().map(toLine), before: rows.length === page.limit ? (rows[0]?.id ?? null) : null };
}

/** How many lines of others stand in a thread after the one that somebody read last, up to `until` (epoch ms). */
export async function countUnread(
  executor: Executor,
  thread: string,
  { readerId, readId, until }: Reader,
): Promise<number> {
  const [row] = await executor.orm
    .select({ unread: count() })
    .from(lines)
    .where(and(eq(lines.thread, thread), gt(lines.id, readId), ne(lines.senderId, readerId), saidUntil(until)));
  return row?.unread ?? 0;
}
