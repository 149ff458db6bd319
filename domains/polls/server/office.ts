import type { SQL } from 'drizzle-orm';
import { and, getTableColumns, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import { endPoll } from './close.ts';
import type { Context } from './deps.ts';
import type { PollRow } from './rows.ts';
import { lockPoll, votesOf } from './rows.ts';
import { polls } from './tables.ts';
import { answersWith } from './view.ts';

const part = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** By the performer, or by words of the question. */
async function found({ kit }: Context, search: string): Promise<SQL | undefined> {
  const people = await findPeople(kit.extensions, kit.db, search);
  return or(ilike(polls.question, part(search)), people.length === 0 ? undefined : inArray(polls.actorId, people));
}

async function present(ctx: Context, rows: readonly PollRow[]): Promise<contract.OfficePoll[]> {
  const { db } = ctx.kit;
  const askers = new Set(rows.flatMap(({ askedBy }) => (askedBy === null ? [] : [askedBy])));
  const names = await ctx.guest.namesOf(db, [...askers]);
  const actors = new Map<number, string>();
  for (const id of new Set(rows.map(({ actorId }) => actorId)))
    actors.set(id, (await ctx.performers.actor(db, id))?.name ?? '');
  const shown: contract.OfficePoll[] = [];
  for (const row of rows)
    shown.push({
      id: row.id,
      performer: { id: row.actorId, name: actors.get(row.actorId) ?? '' },
      askedBy: row.askedBy === null ? null : { id: row.askedBy, name: names.get(row.askedBy) ?? '' },
      question: row.question,
      answers: answersWith(row, await votesOf(db, row)),
      isRunning: row.closedAt === null,
      closedBy: row.closedBy,
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    });
  return shown;
}

/** An operator closes a poll; the performer sees who did, the books of operators why. */
async function endByOperator(ctx: Context, call: Call, pollId: number, reason: string) {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const row = await lockPoll(tx, pollId);
    if (!row) throw new Problem(notFound);
    const operatorId = call.caller.accountId ?? 0;
    if (operatorId === row.actorId || operatorId === row.askedBy) throw new Problem(ownStanding);
    await endPoll(ctx, tx, { pollId, by: 'operator' });
    const at = kit.clock.now();
    await audit(tx, { call, at, operation: 'polls.endPoll', subject: `poll:${pollId}`, input: { reason } });
  });
  return {};
}

/** What operators see and end. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    ...handleList(contract.officePolls, {
      async find({ filters: { search, of }, ...request }) {
        const page = keyset(request, { openedAt: polls.openedAt }, polls.id);
        return db.orm
          .select({ ...getTableColumns(polls), cursor: page.cursor })
          .from(polls)
          .where(
            and(
              of === undefined ? undefined : of === 'running' ? isNull(polls.closedAt) : isNotNull(polls.closedAt),
              search === undefined ? undefined : await found(ctx, search),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => present(ctx, rows),
    }),
    handle(contract.endPollByOperator, ({ params: { pollId }, body: { reason } }, call) =>
      endByOperator(ctx, call, pollId, reason),
    ),
  ];
}
