import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Comment, CommentPage } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import type { Subject, SubjectFacts } from './port.ts';
import { gone, presentLines } from './present.ts';
import type { Reader } from './reader.ts';
import { answers, readerOf, seen, sees } from './reader.ts';
import { subjectOf } from './subjects.ts';
import { lines, subjects } from './tables.ts';

/** A page of comments with their answers, as a caller reads them. @throws Problem not_found */
export async function readPage(
  ctx: Context,
  caller: Caller,
  subject: Subject,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CommentPage> {
  const { db } = ctx.kit;
  const facts = await subjectOf(ctx, db, caller, subject);
  const reader = await readerOf(ctx, db, caller, subject, facts.actorId);
  const listed = and(
    eq(lines.kind, subject.kind),
    eq(lines.subjectId, subject.id),
    isNull(lines.parentId),
    sql`(${seen(lines, reader)} or exists (select 1 from ${lines} as answers where ${answers.parentId} = ${lines.id} and ${seen(answers, reader)}))`,
  );
  const rows = await db.orm.select().from(lines).where(listed).orderBy(desc(lines.id)).limit(limit).offset(offset);
  const below = await answersTo(db, rows, reader);
  const total = caller.accountId === null ? await totalOf(db, subject) : await db.orm.$count(lines, listed);
  const shown = rows.filter((row) => sees(reader, row));
  const told = new Map(
    (await presentLines(ctx, db, [...shown, ...below], caller, facts)).map((line) => [line.id, line] as const),
  );
  return {
    comments: rows.map((row) => ({
      ...(told.get(row.id) ?? gone(row)),
      replies: below.flatMap(({ id, parentId }) =>
        parentId === row.id ? (told.get(id) ?? []) : [],
      ) as Comment['replies'],
    })),
    total,
    isGuestAllowedToComment: await mayComment(ctx, caller, subject, facts),
  };
}

async function answersTo(executor: Executor, rows: readonly LineRow[], reader: Reader): Promise<LineRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return executor.orm
    .select()
    .from(lines)
    .where(and(inArray(lines.parentId, ids), seen(lines, reader)))
    .orderBy(asc(lines.id));
}

async function totalOf(executor: Executor, { kind, id }: Subject): Promise<number> {
  const [row] = await executor.orm
    .select({ total: subjects.total })
    .from(subjects)
    .where(and(eq(subjects.kind, kind), eq(subjects.subjectId, id)));
  return row?.total ?? 0;
}

/** Spec 3: true for visitors, who are asked to log in. */
async function mayComment(
  ctx: Context,
  { accountId }: Caller,
  { kind, id }: Subject,
  { actorId }: SubjectFacts,
): Promise<boolean> {
  const { db } = ctx.kit;
  if (accountId === null) return true;
  const own = and(eq(lines.kind, kind), eq(lines.subjectId, id), isNull(lines.parentId), eq(lines.authorId, accountId));
  if ((await db.orm.$count(lines, and(own, sql`${lines.state} <> 'removed'`))) > 0) return false;
  if (!(await ctx.access.mayComment(db, accountId)).ok) return false;
  return accountId === actorId || (await ctx.blocks.barrier(db, { actorId, guestId: accountId }, 'guest')) === null;
}
