import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { LimitPeriod } from '../contract/index.ts';

const daysAfter = (day: string, count: number): string => daysBefore(day, -count);

/** First days of the periods an instant is in, and of the next ones: days of the product's zone. */
export function periodsAt(now: number): Record<LimitPeriod, { first: string; next: string; endsAt: number }> {
  const today = dayOf(now);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = daysAfter(today, -weekday);
  const month = `${today.slice(0, 7)}-01`;
  const nextMonth = `${daysAfter(month, 31).slice(0, 7)}-01`;
  const period = (first: string, next: string) => ({ first, next, endsAt: beginOfDay(next) });
  return {
    day: period(today, daysAfter(today, 1)),
    week: period(monday, daysAfter(monday, 7)),
    month: period(month, nextMonth),
  };
}
