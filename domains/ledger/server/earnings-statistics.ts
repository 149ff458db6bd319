import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import type { EarningsOfKind } from '../contract/earnings-by-month.ts';
import type { EarningsOfHour, TopGuest } from '../contract/earnings-statistics.ts';
import { mostTopGuests } from '../contract/earnings-statistics.ts';
import { ahead, moved } from './earnings-by-month.ts';
import type { NamesOf } from './income.ts';
import { worth } from './tables.ts';

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** What the last `days` days, that of `now` (epoch ms) among them, brought a performer: by kind and by hour of the day. */
export async function earningsStatistics(
  executor: Executor,
  actorId: number,
  days: number,
  now: number,
): Promise<{ total: number; kinds: EarningsOfKind[]; hours: EarningsOfHour[] }> {
  const since = beginOfDay(daysBefore(dayOf(now), days - 1));
  const { rows } = await executor.orm.execute<{ kind: string; hour: number; count: string; amount: string }>(sql`
    ${moved(actorId, new Date(since), new Date(now + ahead))}
    select kind, extract(hour from at at time zone ${productTimeZone})::int as hour,
      count(distinct id) as count, sum(amount) as amount
    from moved group by 1, 2`);
  const kinds = new Map<string, EarningsOfKind>();
  const hours = hoursOfDay.map((hour) => ({ hour, amount: 0, count: 0 }));
  for (const row of rows) {
    const amount = Number(row.amount);
    const count = Number(row.count);
    const kind = kinds.get(row.kind) ?? { kind: row.kind, amount: 0, count: 0 };
    kinds.set(row.kind, { ...kind, amount: kind.amount + amount, count: kind.count + count });
    const hour = hours[row.hour];
    if (hour) Object.assign(hour, { amount: hour.amount + amount, count: hour.count + count });
  }
  return {
    total: hours.reduce((sum, { amount }) => sum + amount, 0),
    kinds: [...kinds.values()].sort((a, b) => b.amount - a.amount),
    hours,
  };
}

/** From an instant on, and to another that does not belong to it; epoch ms. Null: it goes on. */
export interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** What a performer earned in a span: hundredths of a coin, in all and by kind, the most first. */
export interface Earned {
  readonly total: number;
  readonly kinds: readonly EarningsOfKind[];
}

/** What each of some spans brought a performer, in their order: one statement for all of them. `now` in epoch ms. */
export async function earnedIn(
  executor: Executor,
  actorId: number,
  spans: readonly Span[],
  now: number,
): Promise<Earned[]> {
  if (spans.length === 0) return [];
  const ends = spans.map(({ to }) => to ?? now + ahead);
  const from = Math.min(...spans.map((span) => span.from));
  const { rows } = await executor.orm.execute<{ nth: string; kind: string; count: string; amount: string }>(sql`
    ${moved(actorId, new Date(from), new Date(Math.max(...ends)))}
    select span.nth, kind, count(distinct id) as count, sum(amount) as amount
    from moved join unnest(
      ${sql.param(spans.map((span) => new Date(span.from).toISOString()))}::timestamptz[],
      ${sql.param(ends.map((end) => new Date(end).toISOString()))}::timestamptz[]
    ) with ordinality as span(since, until, nth) on moved.at >= span.since and moved.at < span.until
    group by 1, 2`);
  return spans.map((_, place) => {
    const kinds = rows
      .filter(({ nth }) => Number(nth) === place + 1)
      .map(({ kind, count, amount }) => ({ kind, amount: Number(amount), count: Number(count) }))
      .sort((a, b) => b.amount - a.amount);
    return { total: kinds.reduce((sum, { amount }) => sum + amount, 0), kinds };
  });
}

/** The guests who brought a performer the most, less what went back. */
export async function topGuests(executor: Executor, actorId: number, namesOf: NamesOf): Promise<TopGuest[]> {
  const rows = await executor.orm
    .select({ guestId: worth.guestId, earned: worth.earned, spent: worth.spent })
    .from(worth)
    .where(and(eq(worth.actorId, actorId), isNotNull(worth.guestId), gt(worth.earned, 0)))
    .orderBy(desc(worth.earned), worth.guestId)
    .limit(mostTopGuests);
  const known = rows.flatMap(({ guestId, ...sums }) => (guestId === null ? [] : { guestId, ...sums }));
  const names = await namesOf(
    executor,
    known.map(({ guestId }) => guestId),
  );
  return known.map(({ guestId, earned, spent }) => ({
    guestId,
    guestName: names.get(guestId) ?? '',
    earned,
    spent: Math.max(0, spent),
  }));
}
