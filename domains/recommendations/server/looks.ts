import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Timer } from '#kit/clock/clock.ts';
import type { Executor } from '#kit/db/db.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import type { Kit } from '#kit/server/kit.ts';
import { lookDays } from '../contract/index.ts';
import { looks } from './tables.ts';

/** How long first looks are collected before they are written, ms: one statement for all lists of that time. */
const writtenAfterMs = 2_000;

/** Somebody shown as a recommendation. */
export interface Shown {
  readonly actorId: number;
  readonly isNewcomer: boolean;
}

/** Counts who is shown; never to whom. */
export interface LookCounter {
  count(shown: readonly Shown[]): void;
  /** Writes what was collected. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export function createLookCounter({ db, clock, log }: Pick<Kit, 'db' | 'clock' | 'log'>): LookCounter {
  let due = new Map<number, { shown: number; asNewcomer: number }>();
  let timer: Timer | null = null;
  const flush = async (): Promise<void> => {
    clock.clear(timer);
    timer = null;
    const day = dayOf(clock.now());
    // In the order of their ids: two processes lock rows the same way.
    const rows = [...due]
      .map(([actorId, counts]) => ({ actorId, day, ...counts }))
      .sort((a, b) => a.actorId - b.actorId);
    due = new Map();
    if (rows.length === 0) return;
    await db.orm
      .insert(looks)
      .values(rows)
      .onConflictDoUpdate({
        target: [looks.actorId, looks.day],
        set: {
          shown: sql`${looks.shown} + excluded.shown`,
          asNewcomer: sql`${looks.asNewcomer} + excluded.as_newcomer`,
        },
      })
      // A figure of which a few seconds are missing is still one.
      .catch((error: unknown) => log.warn({ reason: describeShortly(error) }, 'first looks could not be counted'));
  };
  return {
    flush,
    stop: flush,
    count(shown) {
      for (const { actorId, isNewcomer } of shown) {
        const known = due.get(actorId) ?? { shown: 0, asNewcomer: 0 };
        due.set(actorId, { shown: known.shown + 1, asNewcomer: known.asNewcomer + (isNewcomer ? 1 : 0) });
      }
      if (due.size > 0) timer ??= clock.setTimeout(() => void flush(), writtenAfterMs);
    },
  };
}

/** How often some performers were shown in the last days; who is not in it never was. */
export async function looksOf(
  { orm }: Executor,
  actorIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const first = daysBefore(dayOf(now), lookDays - 1);
  const rows = await orm
    .select({ actorId: looks.actorId, shown: sql<number>`sum(${looks.shown})::int` })
    .from(looks)
    .where(sql`${looks.actorId} = any(${sql.param(actorIds)}::int[]) and ${looks.day} >= ${first}`)
    .groupBy(looks.actorId);
  return new Map(rows.map(({ actorId, shown }) => [actorId, shown]));
}

/** A performer's own first looks by day, today last, and the share of all places that newcomers had, per cent. */
export async function readLooks({ orm }: Executor, actorId: number, now: number) {
  const today = dayOf(now);
  const first = daysBefore(today, lookDays - 1);
  const rows = await orm.select().from(looks).where(eq(looks.actorId, actorId)).orderBy(asc(looks.day));
  const [all] = await orm
    .select({
      shown: sql<number>`coalesce(sum(${looks.shown}), 0)::float8`,
      asNewcomer: sql<number>`coalesce(sum(${looks.asNewcomer}), 0)::float8`,
    })
    .from(looks)
    .where(gte(looks.day, first));
  const known = new Map(rows.map((row) => [row.day, row]));
  return {
    days: Array.from({ length: lookDays }, (_, at) => {
      const day = daysBefore(today, lookDays - 1 - at);
      return { day, shown: known.get(day)?.shown ?? 0, asNewcomer: known.get(day)?.asNewcomer ?? 0 };
    }),
    newcomersPercent: all && all.shown > 0 ? Math.round((1000 * all.asNewcomer) / all.shown) / 10 : 0,
  };
}
