import { sql } from 'drizzle-orm';
import { beginOfDay } from '#kit/i18n/days.ts';

/** The month that lies `count` months after one, `2026-11`. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + count)).toISOString().slice(0, 'yyyy-mm'.length);
}

/** When a month of the product's zone begins. */
export const beginOf = (month: string): Date => new Date(beginOfDay(`${month}-01`));

/** Numbers of transfers rise with their times, but for those booked at the same moment on several processes, ms. */
const margin = 3_600_000;

/** The number from which on transfers are no older than an instant, found by halving: thirty looks at most, whatever was booked. */
const firstSince = (at: Date) => sql`(
  with recursive span as (
    select min(id) as low, max(id) + 1 as high from ledger.transfers
    union all
    select case when probe.at < ${at} then probe.id + 1 else low end, case when probe.at < ${at} then high else middle end
    from span, lateral (select (low + high) / 2 as middle) half,
      lateral (select id, at from ledger.transfers where id >= middle order by id limit 1) probe
    where low < high)
  select max(low) from span)`;

/** The number from which on everything since an instant was booked, with some of the hour before; null while nothing is booked. */
export const firstBookedSince = (from: Date) => firstSince(new Date(from.getTime() - margin));

/** The number before which everything until an instant was booked, with some of the hour after; null while nothing is booked. */
export const bookedUntil = (to: Date) => firstSince(new Date(to.getTime() + margin));

/** The numbers between which the transfers of two instants lie, with some of the hour around: `last` itself is outside. */
export const numbersBetween = (from: Date, to: Date) => ({
  first: firstSince(new Date(from.getTime() - margin)),
  last: firstSince(new Date(to.getTime() + margin)),
});
