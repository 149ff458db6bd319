import { and, count, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor, KeysetRequest } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { SpendingBreak } from '../contract/index.ts';
import { exclusionLeast, tooEarlyToLift } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { forgetMarks } from './recognise.ts';
import { breaks } from './tables.ts';

export type BreakRow = typeof breaks.$inferSelect;

/** Who excluded themselves before and is known by the same mailbox or number. */
const knownFrom = sql<number | null>`(select before.guest_id
    from spending_limits.marks own
    join spending_limits.marks other on other.mark = own.mark and other.guest_id <> own.guest_id
    join spending_limits.breaks before on before.guest_id = other.guest_id and before.kind = 'exclusion' and before.lifted_at is null
   where breaks.kind = 'exclusion' and own.guest_id = breaks.guest_id and before.id < breaks.id
   order by before.id limit 1)`.mapWith(Number);

const running = (now: number) =>
  and(isNull(breaks.liftedAt), or(isNull(breaks.until), gt(breaks.until, new Date(now))));

/** A page of the breaks that run now, of one kind or of both, for operators. */
export function listedBreaks(
  executor: Executor,
  now: number,
  kind: string | undefined,
  request: KeysetRequest,
): Promise<(BreakRow & { knownFrom: number | null; cursor: Cursor })[]> {
  const page = keyset(request, { guestId: breaks.guestId, since: breaks.since }, breaks.id);
  const ofKind = kind === 'pause' || kind === 'exclusion' ? eq(breaks.kind, kind) : undefined;
  return executor.orm
    .select({ ...getTableColumns(breaks), knownFrom, cursor: page.cursor })
    .from(breaks)
    .where(and(running(now), ofKind, page.after))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** Self-exclusions that stand: what was lifted is over. */
export async function countExclusions({ orm }: Executor): Promise<number> {
  const standing = and(eq(breaks.kind, 'exclusion'), isNull(breaks.liftedAt));
  return (await orm.select({ all: count() }).from(breaks).where(standing))[0]?.all ?? 0;
}

export const toldBreak = ({
  id,
  guestId,
  kind,
  since,
  until,
  knownFrom,
}: BreakRow & { knownFrom: number | null }): SpendingBreak => ({
  id,
  guestId,
  kind,
  since: since.getTime(),
  until: until?.getTime() ?? null,
  knownFrom,
});

/** Lifts a self-exclusion. @throws Problem not_found, exclusion_too_young */
export async function liftExclusion({ kit }: Pick<Context, 'kit'>, breakId: number): Promise<void> {
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const own = and(eq(breaks.id, breakId), eq(breaks.kind, 'exclusion'), isNull(breaks.liftedAt));
    const [row] = await tx.orm.select().from(breaks).where(own).for('update');
    if (!row) throw new Problem(notFound);
    if (now - row.since.getTime() < exclusionLeast) throw new Problem(tooEarlyToLift);
    await tx.orm
      .update(breaks)
      .set({ liftedAt: new Date(now) })
      .where(eq(breaks.id, breakId));
    await forgetMarks(tx, row.guestId, new Date(now));
  });
}
