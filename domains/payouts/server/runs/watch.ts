import { desc, ne } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Context } from '../context.ts';
import { lastDue } from '../money/rhythm.ts';
import { runs } from '../tables.ts';
import { unfinishedYears, yearLot } from '../yearly/make.ts';
import { buildLot } from './build.ts';
import { beginRun, unfinished } from './decide.ts';
import { dropLot } from './drop.ts';
import { finishLot } from './finish.ts';
import { settleLot } from './settle.ts';

type Lot = (ctx: Context, runId: number) => Promise<boolean>;
const lots: readonly Lot[] = [buildLot, finishLot, settleLot, dropLot];

/** Works on a run or a report lot by lot until nothing is left; safe to be done by several at once and to be broken off anywhere. */
export async function workOn(ctx: Context, id: number, lot: Lot): Promise<void> {
  while (await lot(ctx, id));
}

/** Takes up what broke off, and begins the run that is due. */
export async function watchRuns(ctx: Context): Promise<void> {
  const { kit, settings } = ctx;
  for (const { id } of await unfinished(kit.db)) for (const lot of lots) await workOn(ctx, id, lot);
  for (const { id } of await unfinishedYears(kit.db)) await workOn(ctx, id, yearLot);
  if (settings.PAYOUT_RHYTHM === 'none') return;
  const due = lastDue(kit.clock.now(), settings.PAYOUT_RHYTHM);
  const [latest] = await kit.db.orm
    .select({ createdAt: runs.createdAt })
    .from(runs)
    .where(ne(runs.state, 'cancelled'))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  if (latest && latest.createdAt.getTime() >= due) return;
  try {
    const runId = await kit.db.transaction(async (tx) => {
      const begun = await beginRun(ctx, tx, null);
      const at = kit.clock.now();
      await audit(tx, { call: null, at, operation: 'payouts.makeRun', subject: `payoutRun:${begun}` });
      return begun;
    });
    await workOn(ctx, runId, buildLot);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    kit.log.warn({ code: error.kind.code }, 'a run of payouts is due and cannot begin');
  }
}
