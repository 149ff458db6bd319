import { offsetAt } from '#kit/entries/zone.ts';

const dayMs = 24 * 3600_000;

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
