import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { CommentReportReason } from '../contract/index.ts';
import { ownThing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import { changing, isOpen, lineOf, lockSubject, removeLine, subjectOfLine } from './lines.ts';
import { maySee } from './reader.ts';
import { assertTogether, subjectOf } from './subjects.ts';
import { likes, lines, reports } from './tables.ts';

/** Does something with a line that the caller may read, under the lock of its thing. @throws Problem not_found */
async function withLine<Result>(
  ctx: Context,
  caller: AccountCaller,
  commentId: number,
  act: (tx: Tx, row: LineRow) => Promise<Result>,
): Promise<Result> {
  const { db } = ctx.kit;
  const subject = subjectOfLine(await lineOf(db, commentId));
  await subjectOf(ctx, db, caller, subject);
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    const row = await lineOf(tx, commentId);
    if (!(await maySee(ctx, tx, caller, row))) throw new Problem(notFound);
    return act(tx, row);
  });
}

/** Likes a line or takes it back; row and number change together. @throws Problem not_found, own_thing, you_have_blocked */
export function likeLine(
  ctx: Context,
  caller: AccountCaller,
  commentId: number,
  isLiked: boolean,
): Promise<{ likes: number; isLiked: boolean }> {
  const guestId = caller.accountId;
  return withLine(ctx, caller, commentId, async (tx, row) => {
    if (row.authorId === guestId) throw new Problem(ownThing);
    if (!isOpen(row)) throw new Problem(notFound);
    if (isLiked) await assertTogether(ctx, tx, caller, row.actorId);
    const changed = isLiked
      ? await tx.orm
          .insert(likes)
          .values({ guestId, commentId, createdAt: new Date(ctx.kit.clock.now()) })
          .onConflictDoNothing()
          .returning()
      : await tx.orm
          .delete(likes)
          .where(and(eq(likes.guestId, guestId), eq(likes.commentId, commentId)))
          .returning();
    const by = changed.length * (isLiked ? 1 : -1);
    const [now] = await tx.orm
      .update(lines)
      .set({ likes: sql`${lines.likes} + ${by}` })
      .where(eq(lines.id, commentId))
      .returning({ likes: lines.likes });
    return { likes: now?.likes ?? 0, isLiked };
  });
}

/**
 * Takes away a line: its author for good, the performer from a thing of their own, where its author reads that it was taken away.
 * @throws Problem not_found, also for what is somebody else's
 */
export function deleteLine(ctx: Context, caller: AccountCaller, commentId: number): Promise<void> {
  return withLine(ctx, caller, commentId, async (tx, row) => {
    if (row.authorId === caller.accountId) return removeLine(tx, row);
    if (row.actorId !== caller.accountId) throw new Problem(notFound);
    await changing(tx, subjectOfLine(row), row.parentId ?? row.id, () =>
      tx.orm.update(lines).set({ state: 'refused', reason: '' }).where(eq(lines.id, row.id)),
    );
  });
}

/** Tells operators of a line, once for each reader; what it says then is kept with the report. @throws Problem not_found, own_thing */
export function reportLine(
  ctx: Context,
  caller: AccountCaller,
  commentId: number,
  reason: CommentReportReason,
): Promise<void> {
  return withLine(ctx, caller, commentId, async (tx, row) => {
    if (row.authorId === caller.accountId) throw new Problem(ownThing);
    if (!isOpen(row)) throw new Problem(notFound);
    const at = new Date(ctx.kit.clock.now());
    const report = { commentId, guestId: caller.accountId, reason, text: row.text, createdAt: at };
    const told = await tx.orm.insert(reports).values(report).onConflictDoNothing().returning();
    if (told.length === 0) return;
    await tx.orm
      .update(lines)
      .set({ askedAt: row.askedAt ?? at, isUrgent: row.isUrgent || reason === 'minor' })
      .where(eq(lines.id, commentId));
  });
}

/** A line has been looked at: it asks for nobody any more, and its reports are settled. */
export async function settle(tx: Tx, commentId: number, at: Date): Promise<void> {
  await tx.orm.update(lines).set({ askedAt: null, isUrgent: false }).where(eq(lines.id, commentId));
  await tx.orm
    .update(reports)
    .set({ settledAt: at })
    .where(and(eq(reports.commentId, commentId), isNull(reports.settledAt)));
}
