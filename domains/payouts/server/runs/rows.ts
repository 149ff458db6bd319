import { and, asc, count, eq, sql, sum } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { RunFile, RunRow } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { approvals, bankAccounts, items, runs, withheld } from '../tables.ts';

export type Run = typeof runs.$inferSelect;
export type Item = typeof items.$inferSelect;

/** Payees that the work in the background takes at a time: each lot is one transaction. */
export const lotSize = 200;

/** How many operators approve a run. */
export const approvalsNeeded = 2;

/** A run, held until the transaction ends. @throws Problem not_found */
export async function lockRun(tx: Tx, runId: number): Promise<Run> {
  const [row] = await tx.orm.select().from(runs).where(eq(runs.id, runId)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** Runs as lists show them. */
export async function runRows({ orm }: Executor, rows: readonly Run[]): Promise<RunRow[]> {
  if (rows.length === 0) return [];
  const given = await orm
    .select({ runId: approvals.runId, count: count() })
    .from(approvals)
    .where(sql`${approvals.runId} = any(${sql.param(rows.map(({ id }) => id))})`)
    .groupBy(approvals.runId);
  const counts = new Map(given.map((one) => [one.runId, one.count]));
  return rows.map((row) => ({
    ...{ id: row.id, state: row.state, until: row.until.getTime(), madeBy: row.madeBy, payees: row.payees },
    ...{ createdAt: row.createdAt.getTime(), amount: row.amount, approvals: counts.get(row.id) ?? 0 },
  }));
}

/** Everything of a run. `callerId`: for whom. @throws Problem not_found */
export async function runFile(ctx: Context, executor: Executor, runId: number, callerId: number): Promise<RunFile> {
  const { orm } = executor;
  const [row] = await orm.select().from(runs).where(eq(runs.id, runId));
  if (!row) throw new Problem(notFound);
  const [run] = await runRows(executor, [row]);
  const given = await orm.select().from(approvals).where(eq(approvals.runId, runId)).orderBy(asc(approvals.at));
  const kept = await orm.select().from(withheld).where(eq(withheld.runId, runId)).orderBy(asc(withheld.reason));
  const states = await orm
    .select({ state: items.state, payees: count(), amount: sum(items.amount).mapWith(Number) })
    .from(items)
    .where(eq(items.runId, runId))
    .groupBy(items.state)
    .orderBy(asc(items.state));
  const isMade = row.state === 'ready' || row.state === 'sent' || row.state === 'paid';
  const reached = isMade ? await reachable(executor, runId) : { sepa: 0, byHand: 0 };
  return {
    run: run as RunRow,
    isOwn: row.madeBy === callerId,
    isSettling: row.settledAt !== null && row.paidAt === null,
    approvals: given.map(({ accountId, at }) => ({ accountId, at: at.getTime() })),
    done: row.done,
    withheld: kept.map(({ reason, payees, amount }) => ({ reason, payees, amount })),
    states: states.map(({ state, payees, amount }) => ({ state, payees, amount: amount ?? 0 })),
    parts: Math.ceil(reached.sepa / ctx.settings.PAYOUT_FILE_SIZE),
    byHand: reached.byHand,
    sentAt: row.sentAt?.getTime() ?? null,
    paidAt: row.paidAt?.getTime() ?? null,
    cancelledWhy: row.cancelledWhy,
  };
}

/** How many payees of a final run a SEPA transfer reaches, and how many it does not. */
async function reachable({ orm }: Executor, runId: number): Promise<{ sepa: number; byHand: number }> {
  const rows = await orm
    .select({ isSepa: bankAccounts.isSepa, payees: count() })
    .from(items)
    .innerJoin(bankAccounts, eq(bankAccounts.id, items.bankAccountId))
    .where(and(eq(items.runId, runId), sql`${items.state} <> 'dropped'`))
    .groupBy(bankAccounts.isSepa);
  const of = (isSepa: boolean): number => rows.find((row) => row.isSepa === isSepa)?.payees ?? 0;
  return { sepa: of(true), byHand: of(false) };
}

/** Where a file and notes are final, sums say what is in them: what left the run is taken off. */
export async function sumUp(tx: Tx, runId: number): Promise<{ payees: number; amount: number }> {
  const [sums] = await tx.orm
    .select({ payees: count(), amount: sum(items.amount).mapWith(Number) })
    .from(items)
    .where(and(eq(items.runId, runId), sql`${items.state} <> 'dropped'`));
  const found = { payees: sums?.payees ?? 0, amount: sums?.amount ?? 0 };
  await tx.orm.update(runs).set(found).where(eq(runs.id, runId));
  return found;
}

/** The next lot of a run's items in a state. */
export const lotOf = ({ orm }: Executor, runId: number, state: Item['state'], limit = lotSize): Promise<Item[]> =>
  orm
    .select()
    .from(items)
    .where(and(eq(items.runId, runId), eq(items.state, state)))
    .orderBy(asc(items.id))
    .limit(limit);
