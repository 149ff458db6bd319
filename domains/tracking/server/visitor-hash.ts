import { createHmac, randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { salts } from './tables.ts';

/** Finds or makes the salts of some days; every process uses the same. */
export async function saltsOf(executor: Executor, days: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(days)];
  const find = () => executor.orm.select().from(salts).where(inArray(salts.day, wanted));
  let rows = await find();
  if (rows.length < wanted.length) {
    const fresh = wanted.map((day) => ({ day, salt: randomBytes(32).toString('base64url') }));
    await executor.orm.insert(salts).values(fresh).onConflictDoNothing();
    rows = await find();
  }
  return new Map(rows.map(({ day, salt }) => [day, salt]));
}

/** Who a visitor is for one day: nobody can tell from it who that was, or that yesterday's was the same. */
export const visitorHash = (salt: string, subjectId: number): string =>
  createHmac('sha256', salt).update(String(subjectId)).digest('base64url').slice(0, 22);
