import { offsetAt } from '#kit/entries/zone.ts';
import { productTimeZone } from './format.ts';
import type { Language } from './language.ts';
import { localeOf } from './language.ts';
import { dayIn } from './wall-time.ts';

const dayMs = 24 * 3600_000;

/** Days begin at a whole quarter of an hour of UTC; what was asked last is asked again for each card of a list. */
const quarterMs = 15 * 60_000;
let lastQuarter = Number.NaN;
let lastDay = '';

/** The day of the product's zone on which an instant (epoch ms) lies: `2026-11-20`. */
export function dayOf(at: number): string {
  const quarter = Math.floor(at / quarterMs);
  if (quarter !== lastQuarter) {
    lastDay = dayIn(at, productTimeZone);
    lastQuarter = quarter;
  }
  return lastDay;
}

/** When a day of the product's zone begins (epoch ms). */
export const beginOfDay = (day: string): number => startOf(midnight(day)).getTime();

/** The day `count` days before a day. */
export const daysBefore = (day: string, count: number): string =>
  new Date(midnight(day) - count * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** A month, `2026-11`, as people call it: November 2026. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    midnight(`${month}-01`),
  );

/** Zones have one name for both halves of the year only where there are two. */
const aSummer = Date.UTC(2026, 6);

/** The name of the product's zone, as it stands at fields for days and times. */
export const zoneName = (language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: productTimeZone, timeZoneName: 'longGeneric' })
    .formatToParts(aSummer)
    .find(({ type }) => type === 'timeZoneName')?.value ?? productTimeZone;

/** PostgreSQL knows no year 0, and no row is that old. */
const firstInstant = Date.parse('0001-01-01T00:00:00Z');

/** When the day that begins at `utc` by UTC begins where the product lives, so that a filter and a shown date mean the same day. */
const startOf = (utc: number): Date => new Date(Math.max(utc - offsetAt(utc), firstInstant));

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/**
 * The instants between which days of the product's zone lie (`2026-11-20`, both included); `to` itself is outside. Every day
 * that can be typed has its instants, also those of a year that is not typed to its end (`0002`).
 */
export const boundsOfDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from ? startOf(midnight(from)) : undefined,
  to: to ? startOf(midnight(to) + dayMs) : undefined,
});
