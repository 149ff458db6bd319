import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Context } from './context.ts';
import { buildLot } from './runs/build.ts';
import { beginRun, giveApproval, noteSent } from './runs/decide.ts';
import { finishLot } from './runs/finish.ts';
import { settleLot } from './runs/settle.ts';
import { workOn } from './runs/watch.ts';
import { runs } from './tables.ts';

/** Makes a run of what was earned until a moment (epoch ms), as far as `approvedBy` allows: paid where two approve it, a draft with none. */
export async function enrolRun(
  ctx: Context,
  { until, approvedBy }: { readonly until: number; readonly approvedBy: readonly number[] },
): Promise<number> {
  const runId = await ctx.kit.db.transaction((tx) => beginRun(ctx, tx, null, until));
  await carryOn(ctx, runId, approvedBy);
  return runId;
}

/** Takes a run up wherever it stands. Who has approved it before, or may not, approves nothing. */
export async function carryOn(ctx: Context, runId: number, approvedBy: readonly number[]): Promise<void> {
  const { db, clock } = ctx.kit;
  await workOn(ctx, runId, buildLot);
  for (const accountId of approvedBy)
    await db
      .transaction((tx) => giveApproval(ctx, tx, runId, accountId))
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      });
  await workOn(ctx, runId, finishLot);
  await db.transaction(async (tx) => {
    const [run] = await tx.orm
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.id, runId), eq(runs.state, 'ready')))
      .for('update');
    if (!run) return;
    await noteSent(ctx, tx, runId);
    await tx.orm
      .update(runs)
      .set({ settledAt: new Date(clock.now()) })
      .where(eq(runs.id, runId));
  });
  await workOn(ctx, runId, settleLot);
}
