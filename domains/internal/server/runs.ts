import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { MaintenanceRun, RunKind } from '../contract/index.ts';
import { alreadyRunning, carryOutRun } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { writeAuditLine } from './deps.ts';
import { runs } from './tables.ts';

/** After this long an open run counts as lost, ms: its worker has died several times. */
const lostAfter = 60 * 60_000;

const operationOf: Record<RunKind, string> = {
  actorImportFull: 'internal.actorImportFull',
  albumImport: 'internal.albumImport',
};

const present = ({ requestedAt, finishedAt, ...rest }: typeof runs.$inferSelect): MaintenanceRun => ({
  ...rest,
  requestedAt: requestedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** Queues a piece of maintenance. Throws `already_running` while one of its kind is open. */
export async function requestRun(ctx: Context, kind: RunKind, call: Call): Promise<MaintenanceRun> {
  const { db, clock, jobs } = ctx.kit;
  const now = clock.now();
  return db
    .transaction(async (tx) => {
      await tx.orm
        .update(runs)
        .set({ state: 'failed', finishedAt: new Date(now) })
        .where(and(eq(runs.kind, kind), isNull(runs.finishedAt), lt(runs.requestedAt, new Date(now - lostAfter))));
      const values = { kind, state: 'queued', requestedAt: new Date(now) } as const;
      const [run] = await tx.orm.insert(runs).values(values).returning();
      if (!run) throw new Error('An inserted run came back empty.');
      await jobs.send(tx, carryOutRun, { runId: run.id });
      await writeAuditLine(ctx, tx, call, {
        operation: operationOf[kind],
        subject: `run:${run.id}`,
        outcome: 'queued',
      });
      return present(run);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(alreadyRunning) : error;
    });
}

/** Carries a run out and notes what it did; one that is finished already is left alone. */
export async function carryOut(ctx: Context, runId: number): Promise<void> {
  const { db, clock, log } = ctx.kit;
  const [run] = await db.orm
    .update(runs)
    .set({ state: 'running' })
    .where(and(eq(runs.id, runId), inArray(runs.state, ['queued', 'running'])))
    .returning();
  if (!run) return;
  const { performers } = ctx.deps;
  const answer = await (run.kind === 'actorImportFull' ? performers.refreshActors() : performers.refreshAlbums()).then(
    (counts) => ({ state: 'done' as const, counts: { ...counts } as Record<string, number> }),
    (error: unknown) => {
      log.error({ err: error, run: runId }, 'maintenance failed');
      return { state: 'failed' as const, counts: {} };
    },
  );
  await db.transaction(async (tx) => {
    await tx.orm
      .update(runs)
      .set({ ...answer, finishedAt: new Date(clock.now()) })
      .where(eq(runs.id, runId));
    const outcome = Object.entries(answer.counts).map(([name, count]) => `${name} ${count}`);
    await writeAuditLine(ctx, tx, null, {
      operation: operationOf[run.kind],
      subject: `run:${runId}`,
      result: answer.state,
      outcome: outcome.join(', '),
    });
  });
}

/** The latest runs. */
export async function latestRuns(executor: Executor, limit: number): Promise<MaintenanceRun[]> {
  return (await executor.orm.select().from(runs).orderBy(desc(runs.id)).limit(limit)).map(present);
}
