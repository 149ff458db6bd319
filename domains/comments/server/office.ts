import type { SQL } from 'drizzle-orm';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { OfficeComment } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { settle } from './acts.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import { changing, lineOf, lockSubject, subjectOfLine } from './lines.ts';
import { commentSubjects } from './port.ts';
import { subjectsOf } from './subjects.ts';
import { lines, reports, rules } from './tables.ts';
import { firstOf, tellOfLine } from './tell.ts';

const asking = isNotNull(lines.askedAt);

/** How many comments ask for an operator, and since when (epoch ms) the first one does. */
export async function waitingComments({ orm }: Executor): Promise<{ value: number; since?: number }> {
  const [found] = await orm
    .select({ value: sql<number>`count(*)::int`, since: sql<Date | null>`min(${lines.askedAt})` })
    .from(lines)
    .where(asking);
  return { value: found?.value ?? 0, ...(found?.since ? { since: new Date(found.since).getTime() } : {}) };
}

/** Rows as operators see them. */
async function present(ctx: Context, rows: readonly LineRow[], { caller }: Call): Promise<OfficeComment[]> {
  const { db } = ctx.kit;
  const ids = rows.map(({ id }) => id);
  const [names, subjectFor, told] = await Promise.all([
    ctx.guest.namesOf(db, [...new Set(rows.map(({ authorId }) => authorId))]),
    subjectsOf(ctx, db, caller, rows),
    ids.length === 0
      ? []
      : db.orm
          .select()
          .from(reports)
          .where(and(inArray(reports.commentId, ids), isNull(reports.settledAt))),
  ]);
  return rows.map((row) => {
    const subject = subjectFor(row);
    const own = told.filter(({ commentId }) => commentId === row.id);
    return {
      id: row.id,
      // What was taken away meanwhile is held by who reported it.
      text: row.text || (own[0]?.text ?? ''),
      ...{ state: row.state as OfficeComment['state'], reason: row.reason, kind: row.kind, actorId: row.actorId },
      subject: subject?.title || `${row.kind} ${row.subjectId}`,
      path: subject?.path ?? null,
      author: { id: row.authorId, name: names.get(row.authorId) ?? '' },
      isReply: row.parentId !== null,
      reports: own.map(({ reason }) => reason as contract.CommentReportReason),
      createdAt: row.createdAt.toISOString(),
    };
  });
}

const reported = ({ orm }: Executor): SQL =>
  exists(
    orm
      .select({ one: sql`1` })
      .from(reports)
      .where(and(eq(reports.commentId, lines.id), isNull(reports.settledAt))),
  );

/** What operators do with comments. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;

  /** Decides on a comment under the lock of its thing, with its line in the audit log. */
  const decide = async (
    call: Call,
    operation: string,
    commentId: number,
    input: Readonly<Record<string, unknown>>,
    change: (tx: Tx, row: LineRow) => Promise<unknown>,
  ): Promise<Record<string, never>> => {
    const subject = subjectOfLine(await lineOf(db, commentId));
    return db.transaction(async (tx) => {
      await lockSubject(tx, subject);
      const row = await lineOf(tx, commentId);
      // Nobody decides on words of their own, or on what is said about them.
      if ([row.authorId, row.actorId].includes(call.caller.accountId ?? 0)) throw new Problem(ownStanding);
      await changing(tx, subject, row.parentId ?? row.id, () => change(tx, row));
      const at = clock.now();
      await settle(tx, commentId, new Date(at));
      await audit(tx, { call, at, operation, subject: `comment:${commentId}`, input });
      return {};
    });
  };

  return [
    ...handleList(contract.officeComments, {
      find({ filters: { search, state = 'open' }, ...request }) {
        const page = keyset(request, { createdAt: lines.createdAt }, lines.id);
        const ofState =
          state === 'open' ? asking : state === 'reported' ? and(asking, reported(db)) : eq(lines.state, state);
        const words = search === undefined ? undefined : ilike(lines.text, `%${search.replace(/[\\%_]/g, '\\$&')}%`);
        return db.orm
          .select({ ...getTableColumns(lines), cursor: page.cursor })
          .from(lines)
          .where(and(ofState, words, page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows, call) => present(ctx, rows, call),
    }),
    handle(contract.readComment, async ({ params: { commentId } }, call) => {
      const row = await lineOf(db, commentId);
      const [[comment], above, { value: waiting }] = await Promise.all([
        present(ctx, [row], call),
        row.parentId === null ? null : lineOf(db, row.parentId).catch(() => null),
        waitingComments(db),
      ]);
      if (!comment) throw new Problem(notFound);
      return { comment, answers: above?.text ?? '', waiting };
    }),
    handle(contract.nextComment, async ({ query: { after } }) => {
      const passed = after === undefined ? undefined : await lineOf(db, after).catch(() => undefined);
      const [[next], { value: waiting }] = await Promise.all([
        db.orm
          .select({ id: lines.id })
          .from(lines)
          .where(and(asking, passed ? beyond(passed) : undefined))
          .orderBy(desc(lines.isUrgent), asc(lines.askedAt), asc(lines.id))
          .limit(1),
        waitingComments(db),
      ]);
      return { commentId: next?.id ?? null, waiting };
    }),
    handle(contract.approveComment, ({ params: { commentId } }, call) =>
      decide(call, 'comments.approve', commentId, {}, async (tx, row) => {
        // What was taken away meanwhile stays so; its reports are settled all the same.
        if (row.askedAt === null) throw new Problem(contract.commentDecided);
        if (row.state !== 'waiting') return;
        await tx.orm.update(lines).set({ state: 'shown' }).where(eq(lines.id, row.id));
        // Whoever it concerns hears of it now that it can be read; what is gone meanwhile is told to nobody.
        const facts = (await subjectsOf(ctx, tx, call.caller, [row]))(row);
        if (facts && !row.isAuthorLocked) await tellOfLine(ctx, tx, row, facts, await firstOf(tx, row));
      }),
    ),
    handle(contract.refuseComment, ({ params: { commentId }, body: { reason } }, call) =>
      decide(call, 'comments.refuse', commentId, { reason }, async (tx, row) => {
        if (row.state === 'refused' || (row.state === 'removed' && row.askedAt === null))
          throw new Problem(contract.commentDecided);
        await tx.orm.update(lines).set({ state: 'refused', reason }).where(eq(lines.id, row.id));
      }),
    ),
    handle(contract.getCommentRules, async () => {
      const set = await db.orm.select().from(rules);
      const kinds = ctx.kit.extensions.of(commentSubjects).filter(({ hasComments }) => hasComments);
      return {
        rules: kinds.map(({ kind }) => ({ kind, isBefore: set.find((one) => one.kind === kind)?.isBefore ?? false })),
      };
    }),
    handle(contract.setCommentRule, async ({ body: { kind, isBefore } }, call) => {
      const isThere = ctx.kit.extensions.of(commentSubjects).some((one) => one.kind === kind && one.hasComments);
      if (!isThere) throw new Problem(notFound);
      await db.transaction(async (tx) => {
        const at = clock.now();
        const set = { isBefore, changedBy: call.caller.accountId ?? 0, changedAt: new Date(at) };
        await tx.orm
          .insert(rules)
          .values({ kind, ...set })
          .onConflictDoUpdate({ target: rules.kind, set });
        await audit(tx, {
          call,
          at,
          operation: 'comments.setRule',
          subject: `commentRule:${kind}`,
          input: { isBefore },
        });
      });
      return {};
    }),
  ];
}

/** Those that come after one that is passed over, in the order of the queue. */
const beyond = ({ isUrgent, askedAt, id }: LineRow): SQL | undefined =>
  askedAt === null
    ? undefined
    : or(
        isUrgent ? eq(lines.isUrgent, false) : undefined,
        and(eq(lines.isUrgent, isUrgent), gt(lines.askedAt, askedAt)),
        and(eq(lines.isUrgent, isUrgent), eq(lines.askedAt, askedAt), gt(lines.id, id)),
      );
