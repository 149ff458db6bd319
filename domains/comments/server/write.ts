import { and, eq, isNull, sql } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import type { Comment } from '../contract/index.ts';
import { alreadyCommented, commentFull, commentsNotTaken, mostReplies } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import { addToTotal, changing, isOpen, lineOf, lockSubject, subjectOfLine } from './lines.ts';
import type { Subject, SubjectFacts } from './port.ts';
import { presentLines } from './present.ts';
import { maySee } from './reader.ts';
import { assertTogether, subjectOf } from './subjects.ts';
import { lines, rules } from './tables.ts';
import { tellOfLine } from './tell.ts';

/** @throws Problem comments_not_taken, you_have_blocked */
async function assertWrites(
  ctx: Context,
  executor: Executor,
  caller: AccountCaller,
  { actorId }: SubjectFacts,
): Promise<void> {
  if (!(await ctx.access.mayComment(executor, caller.accountId)).ok) throw new Problem(commentsNotTaken);
  await assertTogether(ctx, executor, caller, actorId, commentsNotTaken);
}

/** What others read is asked about before it is kept. @throws Problem word_refused, contact_details */
async function assertSaid({ kit }: Context, text: string): Promise<void> {
  assertAllowed('body.text', text);
  await assertSayable(kit, 'body.text', text);
}

/** Whether comments on a kind of things wait for an operator. */
async function waits(tx: Tx, kind: string): Promise<boolean> {
  const [rule] = await tx.orm.select().from(rules).where(eq(rules.kind, kind));
  return rule?.isBefore ?? false;
}

/** Keeps a line of a thing that is locked. What a performer says on their own waits for nobody. */
async function keep(
  ctx: Context,
  tx: Tx,
  { accountId }: AccountCaller,
  { kind, id }: Subject,
  facts: SubjectFacts,
  more: Pick<typeof lines.$inferInsert, 'text' | 'parentId' | 'key'>,
  to: LineRow | null,
): Promise<LineRow> {
  const { actorId } = facts;
  const isCreator = accountId === actorId;
  const isWaiting = !isCreator && (await waits(tx, kind));
  const at = new Date(ctx.kit.clock.now());
  const [row] = await tx.orm
    .insert(lines)
    .values({
      ...{ kind, subjectId: id, actorId, authorId: accountId, isCreator, createdAt: at },
      ...{ state: isWaiting ? 'waiting' : 'shown', askedAt: isWaiting ? at : null },
      ...more,
    })
    .returning();
  if (row && isOpen(row)) await tellOfLine(ctx, tx, row, facts, to);
  return row as LineRow;
}

/** Comments on something, once for each author; the same words again answer the first. @throws Problem as the operation says */
export async function postLine(ctx: Context, caller: AccountCaller, subject: Subject, typed: string): Promise<Comment> {
  const { db } = ctx.kit;
  const text = typed.trim();
  const facts = await subjectOf(ctx, db, caller, subject);
  await assertWrites(ctx, db, caller, facts);
  await assertSaid(ctx, text);
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    await assertWrites(ctx, tx, caller, facts);
    const before = await ownOn(tx, caller.accountId, subject);
    if (before && (before.text !== text || before.state === 'refused')) throw new Problem(alreadyCommented);
    const row = before ?? (await first(ctx, tx, caller, subject, facts, text));
    return (await presentLines(ctx, tx, [row], caller, facts))[0] as Comment;
  });
}

async function first(
  ctx: Context,
  tx: Tx,
  caller: AccountCaller,
  subject: Subject,
  facts: SubjectFacts,
  text: string,
): Promise<LineRow> {
  const row = await keep(ctx, tx, caller, subject, facts, { text }, null);
  if (isOpen(row)) await addToTotal(tx, subject, 1);
  return row;
}

async function ownOn(tx: Tx, authorId: number, { kind, id }: Subject): Promise<LineRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(lines)
    .where(
      and(
        ...[eq(lines.kind, kind), eq(lines.subjectId, id), isNull(lines.parentId), eq(lines.authorId, authorId)],
        sql`${lines.state} <> 'removed'`,
      ),
    );
  return row;
}

/** Answers a comment; what answers an answer stands with the first comment. @throws Problem as the operation says */
export async function replyTo(
  ctx: Context,
  caller: AccountCaller,
  commentId: number,
  { text: typed, key }: { readonly text: string; readonly key: string },
): Promise<Comment> {
  const { db } = ctx.kit;
  const text = typed.trim();
  const asked = await lineOf(db, commentId);
  const subject = subjectOfLine(asked);
  const facts = await subjectOf(ctx, db, caller, subject);
  if (!isOpen(asked) || !(await maySee(ctx, db, caller, asked))) throw new Problem(notFound);
  await assertWrites(ctx, db, caller, facts);
  await assertSaid(ctx, text);
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    await assertWrites(ctx, tx, caller, facts);
    const to = await lineOf(tx, commentId);
    const parentId = to.parentId ?? to.id;
    const row = await onceByKey({
      before: async () => (await tx.orm.select().from(lines).where(eq(lines.key, key)))[0],
      isSame: (line) => line.authorId === caller.accountId && line.parentId === parentId && line.text === text,
      repeat: (line) => line,
      first: async () => {
        if (!isOpen(to)) throw new Problem(notFound);
        await assertReaches(ctx, tx, caller, to);
        if ((await tx.orm.$count(lines, eq(lines.parentId, parentId))) >= mostReplies) throw new Problem(commentFull);
        return changing(tx, subject, parentId, () =>
          keep(ctx, tx, caller, subject, facts, { text, parentId, key }, to),
        );
      },
    });
    return (await presentLines(ctx, tx, [row], caller, facts))[0] as Comment;
  });
}

/** A performer's answer reaches nobody they are apart from. @throws Problem not_found */
async function assertReaches(ctx: Context, tx: Tx, { accountId }: AccountCaller, to: LineRow): Promise<void> {
  if (accountId !== to.actorId || to.authorId === accountId) return;
  const barrier = await ctx.blocks.barrier(tx, { actorId: accountId, guestId: to.authorId }, 'actor');
  if (barrier !== null) throw new Problem(notFound);
}
