import { desc, eq, lte, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { TestResult } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { writeAuditLine } from './deps.ts';
import { keptResults, testResults } from './tables.ts';

const present = ({ position: _position, reportedAt, ...rest }: typeof testResults.$inferSelect): TestResult => ({
  ...rest,
  reportedAt: reportedAt.toISOString(),
});

/** Keeps a result; the oldest leaves when there are too many. */
export async function storeResult(
  ctx: Context,
  result: Omit<TestResult, 'reportedAt'>,
  call: Call,
): Promise<TestResult> {
  const { db, clock } = ctx.kit;
  return db.transaction(async (tx) => {
    const values = { ...result, reportedAt: new Date(clock.now()) };
    await tx.orm.delete(testResults).where(eq(testResults.runItemId, result.runItemId));
    const [row] = await tx.orm.insert(testResults).values(values).returning();
    if (!row) throw new Error('A stored result came back empty.');
    const oldest = tx.orm
      .select({ position: testResults.position })
      .from(testResults)
      .orderBy(desc(testResults.position))
      .offset(keptResults)
      .limit(1);
    await tx.orm.delete(testResults).where(lte(testResults.position, sql`(${oldest})`));
    await writeAuditLine(ctx, tx, call, {
      operation: 'internal.storeTestResult',
      subject: `testRun:${result.runItemId}`,
      input: { title: result.title },
      outcome: result.status,
    });
    return present(row);
  });
}

/** A result by its id. Throws `not_found`. */
export async function findResult(executor: Executor, runItemId: string): Promise<TestResult> {
  const [row] = await executor.orm.select().from(testResults).where(eq(testResults.runItemId, runItemId));
  if (!row) throw new Problem(notFound);
  return present(row);
}

/** The latest results. */
export async function latestResults(executor: Executor, limit: number): Promise<TestResult[]> {
  const rows = await executor.orm.select().from(testResults).orderBy(desc(testResults.position)).limit(limit);
  return rows.map(present);
}
