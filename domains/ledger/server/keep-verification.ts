import { desc, lt } from 'drizzle-orm';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Verification } from '../contract/verification.ts';
import { verifications } from './tables.ts';
import { verify } from './verify.ts';
import { bookChecks } from './verify-checks.ts';

const kept = 400;

/** Verifies the books now, keeps the result for the office, and raises an alarm in the log when they are wrong. */
export async function keepVerification({
  db,
  clock,
  log,
  extensions,
}: Pick<Kit, 'db' | 'clock' | 'log' | 'extensions'>): Promise<Verification> {
  const result = await withLongTimeouts(async () => {
    const client = await db.pool.connect();
    try {
      return await verify(client, clock.now(), extensions.of(bookChecks));
    } finally {
      client.release();
    }
  });
  const [stored] = await db.orm.insert(verifications).values({ result }).returning({ id: verifications.id });
  if (stored) await db.orm.delete(verifications).where(lt(verifications.id, stored.id - kept));
  if (!result.passed) log.error({ checks: result.checks.filter(({ passed }) => !passed) }, 'the books are wrong');
  return result;
}

/** The last result; null before the first. */
export async function lastVerification(executor: Executor): Promise<Verification | null> {
  const [row] = await executor.orm.select().from(verifications).orderBy(desc(verifications.id)).limit(1);
  return row?.result ?? null;
}
