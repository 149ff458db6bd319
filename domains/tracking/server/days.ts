import { productTimeZone } from '#kit/i18n/format.ts';

const dayParts = new Intl.DateTimeFormat('en-CA', { timeZone: productTimeZone });
const dayMs = 24 * 3600 * 1000;

/** The calendar day of an instant in the product's time zone, `2026-11-20`. */
export const dayOf = (at: number): string => dayParts.format(at);

/** The day `count` days before a day. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);

/** The days from `from` to `to`, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysBefore(day, -1)) days.push(day);
  return days;
}
