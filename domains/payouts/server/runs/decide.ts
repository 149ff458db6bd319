import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Call } from '#kit/server/handler.ts';
import type { RunFile, RunState } from '../../contract/index.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { assertPlatform } from '../files/platform.ts';
import { heldFrom } from '../money/standing.ts';
import { approvals, items, runs } from '../tables.ts';
import { dropLot } from './drop.ts';
import type { Run } from './rows.ts';
import { approvalsNeeded, lockRun, runFile } from './rows.ts';

type OperatorCall = Call<AccountCaller>;

/** Begins a run of what is old enough now. `madeBy` null: by the rhythm. @throws Problem payouts_run_goes_on, payouts_platform_unset */
export async function beginRun(ctx: Context, tx: Tx, madeBy: number | null, until = heldFrom(ctx)): Promise<number> {
  assertPlatform(ctx);
  await lockByName(tx, 'payouts.runs');
  // A draft in which nobody is paid keeps nobody from the next run.
  await tx.orm
    .update(runs)
    .set({ state: 'cancelled' })
    .where(and(eq(runs.state, 'draft'), eq(runs.payees, 0)));
  const [open] = await tx.orm
    .select({ id: runs.id })
    .from(runs)
    .where(
      or(
        inArray(runs.state, ['building', 'draft']),
        // What a cancelled one has not given back yet nobody can be paid.
        and(
          eq(runs.state, 'cancelled'),
          sql`exists (select from ${items} where ${items.runId} = ${runs.id}
          and ${items.state} = 'reserved')`,
        ),
      ),
    )
    .limit(1);
  if (open) throw new Problem(contract.runGoesOn, { data: { runId: open.id } });
  const [run] = await tx.orm
    .insert(runs)
    .values({ until: new Date(until), madeBy, createdAt: new Date(ctx.kit.clock.now()) })
    .returning({ id: runs.id });
  return (run as { id: number }).id;
}

/** An operator begins a run. */
export const makeRun = (ctx: Context, call: OperatorCall): Promise<{ runId: number }> =>
  ctx.kit.db.transaction(async (tx) => {
    const runId = await beginRun(ctx, tx, call.caller.accountId);
    await ctx.kit.jobs.send(tx, contract.buildRun, { runId });
    await audit(tx, { call, at: ctx.kit.clock.now(), operation: 'payouts.makeRun', subject: `payoutRun:${runId}` });
    return { runId };
  });

/** One step of a run with its audit line in one transaction. @throws Problem not_found, payouts_run_elsewhere */
async function step(
  ctx: Context,
  call: OperatorCall,
  runId: number,
  name: string,
  from: readonly RunState[],
  change: (tx: Tx, run: Run) => Promise<Partial<Run>>,
  input: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { db, clock } = ctx.kit;
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (!from.includes(run.state)) throw new Problem(contract.runElsewhere);
    const values = await change(tx, run);
    if (Object.keys(values).length > 0) await tx.orm.update(runs).set(values).where(eq(runs.id, runId));
    const operation = `payouts.${name}`;
    await audit(tx, { call, at: clock.now(), operation, subject: `payoutRun:${runId}`, input });
  });
}

/** With the second approval a run becomes final. @throws Problem payouts_own_run, payouts_approved_twice, payouts_not_payable */
export async function approveRun(ctx: Context, call: OperatorCall, runId: number): Promise<RunFile> {
  const { accountId } = call.caller;
  await step(ctx, call, runId, 'approveRun', ['draft'], async (tx) => {
    const isFinal = await giveApproval(ctx, tx, runId, accountId);
    if (isFinal) await ctx.kit.jobs.send(tx, contract.finishRun, { runId });
    return {};
  });
  return runFile(ctx, ctx.kit.db, runId, accountId);
}

/** Notes that somebody approves a draft. Answers whether that was the last approval it needs. */
export async function giveApproval(ctx: Context, tx: Tx, runId: number, accountId: number): Promise<boolean> {
  assertPlatform(ctx);
  const run = await lockRun(tx, runId);
  if (run.state !== 'draft') throw new Problem(contract.runElsewhere);
  if (run.madeBy === accountId) throw new Problem(contract.approvedByMaker);
  if (run.payees === 0) throw new Problem(contract.notPayable);
  const at = new Date(ctx.kit.clock.now());
  const given = await tx.orm.select().from(approvals).where(eq(approvals.runId, runId));
  if (given.some((one) => one.accountId === accountId)) throw new Problem(contract.approvedTwice);
  await tx.orm.insert(approvals).values({ runId, accountId, at });
  if (given.length + 1 < approvalsNeeded) return false;
  await tx.orm.update(runs).set({ state: 'approved', approvedAt: at, done: 0 }).where(eq(runs.id, runId));
  return true;
}

/** All that was frozen is as before. */
export async function cancelRun(ctx: Context, call: OperatorCall, runId: number, reason: string): Promise<RunFile> {
  const cancelled = { state: 'cancelled' as const, cancelledWhy: reason };
  await step(ctx, call, runId, 'cancelRun', ['building', 'draft'], async () => cancelled, { reason });
  while (await dropLot(ctx, runId));
  return runFile(ctx, ctx.kit.db, runId, call.caller.accountId);
}

/** The bank has the file. */
export async function markSent(ctx: Context, call: OperatorCall, runId: number): Promise<RunFile> {
  await step(ctx, call, runId, 'markSent', ['ready'], async (tx) => {
    await noteSent(ctx, tx, runId);
    return {};
  });
  return runFile(ctx, ctx.kit.db, runId, call.caller.accountId);
}

/** Notes that a final run and all its parts are on their way. */
export async function noteSent(ctx: Context, tx: Tx, runId: number): Promise<void> {
  await tx.orm
    .update(items)
    .set({ state: 'sent' })
    .where(and(eq(items.runId, runId), eq(items.state, 'final')));
  const sentAt = new Date(ctx.kit.clock.now());
  await tx.orm.update(runs).set({ state: 'sent', sentAt }).where(eq(runs.id, runId));
}

/** The bank has paid; the books follow in the background. */
export async function markPaid(ctx: Context, call: OperatorCall, runId: number): Promise<RunFile> {
  await step(ctx, call, runId, 'markPaid', ['sent'], async (tx, run) => {
    if (run.settledAt !== null) throw new Problem(contract.runElsewhere);
    await ctx.kit.jobs.send(tx, contract.settleRun, { runId });
    return { settledAt: new Date(ctx.kit.clock.now()) };
  });
  return runFile(ctx, ctx.kit.db, runId, call.caller.accountId);
}

/** Runs whose work in the background is not done. */
export const unfinished = ({ orm }: Pick<Tx, 'orm'>) =>
  orm
    .select({ id: runs.id, state: runs.state })
    .from(runs)
    .where(
      or(
        inArray(runs.state, ['building', 'approved', 'cancelled']),
        and(eq(runs.state, 'sent'), sql`${runs.settledAt} is not null`, isNull(runs.paidAt)),
      ),
    );
