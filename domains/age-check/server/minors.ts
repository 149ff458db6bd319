import { and, eq } from 'drizzle-orm';
import { underage } from '#domains/access/contract/index.ts';
import { accountClosings } from '#domains/access/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { extend } from '#kit/domain/extensions.ts';
import { underageRows } from './check-rows.ts';
import { checks } from './tables.ts';

/** Whether a check says of a guest that they are under 18. */
export async function isMinor({ orm }: Executor, guestId: number): Promise<boolean> {
  const found = await orm
    .select({ id: checks.id })
    .from(checks)
    .where(and(eq(checks.guestId, guestId), underageRows))
    .limit(1);
  return found.length > 0;
}

/** @throws Problem age_underage where a check says that the guest is under 18 */
export async function assertAdult(executor: Executor, guestId: number): Promise<void> {
  if (await isMinor(executor, guestId)) throw new Problem(underage);
}

/** Nobody of whom a check says that they are under 18 buys coins, gets any or spends any, wherever they are. */
export const closedToMinors = [
  extend(accountClosings, async (executor, guestId) => ((await isMinor(executor, guestId)) ? 'underage' : null)),
];
