import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Subject } from './port.ts';
import { likes, lines, reports, subjects } from './tables.ts';

export type LineRow = typeof lines.$inferSelect;

export const subjectOfLine = ({ kind, subjectId }: Pick<LineRow, 'kind' | 'subjectId'>): Subject => ({
  kind,
  id: subjectId,
});

/** Whether everybody reads it. */
export const isOpen = ({ state, isAuthorLocked }: Pick<LineRow, 'state' | 'isAuthorLocked'>): boolean =>
  state === 'shown' && !isAuthorLocked;

/** The same as a condition. */
export const open: SQL = sql`(${lines.state} = 'shown' and not ${lines.isAuthorLocked})`;

/** Whether a first comment has an entry in the list that everybody sees. */
const isListed = (row: LineRow | undefined): boolean => row !== undefined && (isOpen(row) || row.replies > 0);

/** @throws Problem not_found */
export async function lineOf(executor: Executor, id: number): Promise<LineRow> {
  const [row] = await executor.orm.select().from(lines).where(eq(lines.id, id));
  if (!row) throw new Problem(notFound);
  return row;
}

const ofSubject = ({ kind, id }: Subject) => and(eq(subjects.kind, kind), eq(subjects.subjectId, id));

/** The figures of a thing, locked until the transaction ends: everything that changes them comes here first. */
export async function lockSubject(tx: Tx, subject: Subject): Promise<typeof subjects.$inferSelect> {
  await tx.orm.insert(subjects).values({ kind: subject.kind, subjectId: subject.id }).onConflictDoNothing();
  const [row] = await tx.orm.select().from(subjects).where(ofSubject(subject)).for('update');
  return row as typeof subjects.$inferSelect;
}

/** Does something to a line of a thing that is locked, and puts right the numbers that follow from it. */
export async function changing<Result>(
  tx: Tx,
  subject: Subject,
  firstId: number | null,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = firstId === null ? undefined : await first(tx, firstId);
  const result = await change();
  if (firstId === null) return result;
  // A first comment holds two hundred answers at most.
  const replies = sql<number>`(select count(*) from comments.lines r where r.parent_id = ${firstId} and r.state = 'shown' and not r.is_author_locked)`;
  await tx.orm.update(lines).set({ replies }).where(eq(lines.id, firstId));
  await addToTotal(tx, subject, Number(isListed(await first(tx, firstId))) - Number(isListed(before)));
  return result;
}

/** The list of a thing that is locked has so many entries more. */
export async function addToTotal(tx: Tx, subject: Subject, by: number): Promise<void> {
  if (by === 0) return;
  await tx.orm
    .update(subjects)
    .set({ total: sql`${subjects.total} + ${by}` })
    .where(ofSubject(subject));
}

async function first(tx: Tx, id: number): Promise<LineRow | undefined> {
  const [row] = await tx.orm.select().from(lines).where(eq(lines.id, id));
  return row;
}

/**
 * Takes a line away for good. Its words go at once; its place stays while answers stand below it or an open report holds it, and where
 * it was refused, so that nobody comments anew by deleting.
 */
export async function removeLine(tx: Tx, row: LineRow): Promise<void> {
  await changing(tx, subjectOfLine(row), row.parentId ?? row.id, async () => {
    const answers = row.parentId === null ? await tx.orm.$count(lines, eq(lines.parentId, row.id)) : 0;
    const told = await tx.orm.$count(reports, eq(reports.commentId, row.id));
    await tx.orm.delete(likes).where(eq(likes.commentId, row.id));
    if (row.state === 'refused') await tx.orm.update(lines).set({ text: '', likes: 0 }).where(eq(lines.id, row.id));
    else if (answers + told === 0) await tx.orm.delete(lines).where(eq(lines.id, row.id));
    else
      await tx.orm
        .update(lines)
        .set({
          text: '',
          likes: 0,
          state: 'removed',
          ...(row.state === 'waiting' && told === 0 ? { askedAt: null } : {}),
        })
        .where(eq(lines.id, row.id));
  });
}
