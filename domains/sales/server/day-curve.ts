import { sql } from 'drizzle-orm';
import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import type { Kit } from '#kit/server/kit.ts';

const hourOf = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: productTimeZone });

/** Today's purchases by the hour, beside yesterday and the same weekday of last week: one statement over three days. */
export async function dayCurves({ db, clock }: Pick<Kit, 'db' | 'clock'>) {
  const now = clock.now();
  const today = dayOf(now);
  const days = [today, daysBefore(today, 1), daysBefore(today, 7)] as const;
  const within = days.map((day) => {
    const [from, to] = [beginOfDay(day), beginOfDay(daysBefore(day, -1))];
    return sql`begun_at >= ${new Date(from)} and begun_at < ${new Date(to)}`;
  });
  const clockTime = sql`(${new Date(now)}::timestamptz at time zone ${productTimeZone})::time`;
  const { rows } = await db.orm.execute<{ day: string; hour: number; coins: string; by_now: string | null }>(sql`
    select to_char(begun_at at time zone ${productTimeZone}, 'YYYY-MM-DD') as day,
           extract(hour from begun_at at time zone ${productTimeZone})::int as hour,
           sum(paid - paid_back) as coins,
           sum(paid - paid_back) filter (where (begun_at at time zone ${productTimeZone})::time <= ${clockTime}) as by_now
      from sales.sales
     where ${sql.join(within, sql` or `)}
     group by 1, 2`);
  const running = Number(hourOf.formatToParts(now).find(({ type }) => type === 'hour')?.value);
  const curve = (day: string) => ({
    day,
    hours: Array.from({ length: day === today ? running + 1 : 24 }, (_, hour) =>
      Number(rows.find((row) => row.day === day && row.hour === hour)?.coins ?? 0),
    ),
    byNow: rows.reduce((sum, row) => sum + (row.day === day ? Number(row.by_now ?? 0) : 0), 0),
  });
  return {
    at: new Date(now).toISOString(),
    today: curve(days[0]),
    yesterday: curve(days[1]),
    lastWeek: curve(days[2]),
  };
}
