import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';

export type Rhythm = 'weekly' | 'monthly' | 'none';

/** Monday of the week, or first of the month, of a day; both as `2026-11-02`. */
function beginOf(day: string, rhythm: Rhythm): string {
  if (rhythm !== 'weekly') return `${day.slice(0, 'yyyy-mm'.length)}-01`;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return daysBefore(day, (weekday + 6) % 7);
}

/** When the latest run was due, by the days of the product's time zone: epoch ms. */
export const lastDue = (now: number, rhythm: Rhythm): number => beginOfDay(beginOf(dayOf(now), rhythm));

/** On which day the next one is due after today. Without a rhythm it is the first of the next month that is told. */
export function nextDue(now: number, rhythm: Rhythm): string {
  const begin = beginOf(dayOf(now), rhythm);
  return beginOf(daysBefore(begin, rhythm === 'weekly' ? -7 : -31), rhythm);
}
