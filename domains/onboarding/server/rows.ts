import { and, desc, eq, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { refusedUnderage } from '../contract/index.ts';
import { applications, checks, steps } from './tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type CheckRow = typeof checks.$inferSelect;

/** What is kept of somebody; null where they have not begun. */
export async function findApplication({ orm }: Executor, accountId: number): Promise<ApplicationRow | null> {
  const [row] = await orm.select().from(applications).where(eq(applications.accountId, accountId));
  return row ?? null;
}

/** The same, begun where it was not, and held until the transaction ends: what is decided about one person happens one after the other. */
export async function lockApplication(tx: Tx, accountId: number, now: number): Promise<ApplicationRow> {
  const at = new Date(now);
  await tx.orm.insert(applications).values({ accountId, createdAt: at, changedAt: at }).onConflictDoNothing();
  return (await lockKnown(tx, accountId)) as ApplicationRow;
}

/** Held like {@link lockApplication}; null where nothing was begun. */
export async function lockKnown(tx: Tx, accountId: number): Promise<ApplicationRow | null> {
  const [row] = await tx.orm.select().from(applications).where(eq(applications.accountId, accountId)).for('update');
  return row ?? null;
}

/** @throws Problem joining_underage */
export function assertAdult({ refusal }: Pick<ApplicationRow, 'refusal'>): void {
  if (refusal === 'underage') throw new Problem(refusedUnderage);
}

/** All attempts of somebody, the latest first. */
export const checksOf = ({ orm }: Executor, accountId: number): Promise<CheckRow[]> =>
  orm.select().from(checks).where(eq(checks.accountId, accountId)).orderBy(desc(checks.id));

/** Notes that a step is done, and that what was asked for it is answered. */
export async function markDone(tx: Tx, accountId: number, step: string, now: number): Promise<void> {
  const done = { doneAt: new Date(now), asked: null, askedAt: null };
  await tx.orm
    .insert(steps)
    .values({ accountId, step, ...done })
    .onConflictDoUpdate({ target: [steps.accountId, steps.step], set: done });
  await tx.orm.update(applications).set({ changedAt: done.doneAt }).where(eq(applications.accountId, accountId));
}

/** Whether anybody else's accepted document is the same. */
export async function othersWith({ orm }: Executor, documentHash: string, accountId: number): Promise<number[]> {
  const rows = await orm
    .selectDistinct({ accountId: checks.accountId })
    .from(checks)
    .where(and(eq(checks.documentHash, documentHash), sql`${checks.accountId} <> ${accountId}`));
  return rows.map((row) => row.accountId);
}
