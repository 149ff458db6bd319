import { and, asc, desc, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { RefusedDay } from '../contract/words.ts';
import { refusedDays } from '../contract/words.ts';
import { refusals } from './tables.ts';

const dayMs = 86_400_000;

/** Counts that a search was refused, and forgets days that are long over. Nothing else of it is kept anywhere. */
export async function countRefusal({ db, clock }: Pick<Kit, 'db' | 'clock'>, language: string): Promise<void> {
  const now = clock.now();
  const row = { day: dayOf(now), language, count: 1 };
  await db.orm
    .insert(refusals)
    .values(row)
    .onConflictDoUpdate({
      target: [refusals.day, refusals.language],
      set: { count: sql`least(${refusals.count} + 1, 2000000000)` },
    });
  await db.orm.delete(refusals).where(lt(refusals.day, dayOf(now - refusedDays * dayMs)));
}

/** How often on each of the last days, the latest first. */
export const readRefusals = ({ orm }: Executor): Promise<RefusedDay[]> =>
  orm
    .select()
    .from(refusals)
    .orderBy(desc(refusals.day), asc(refusals.language))
    .limit(refusedDays * 4);

/** How often on the day of an instant (epoch ms). */
export async function refusedOn({ orm }: Executor, now: number): Promise<number> {
  const today = dayOf(now);
  const [row] = await orm
    .select({ total: sql<number>`coalesce(sum(${refusals.count}), 0)::int` })
    .from(refusals)
    .where(and(gte(refusals.day, today)));
  return row?.total ?? 0;
}
