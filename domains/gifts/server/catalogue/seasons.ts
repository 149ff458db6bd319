import type { Season } from '../../contract/catalogue.ts';

/** When the gifts of a season are sold: from a day of the year to another, both included, month times 100 plus day. */
const spans: Readonly<Record<Season, readonly [from: number, to: number]>> = {
  spring: [215, 531],
  summer: [601, 915],
  // Over the end of the year.
  winter: [1101, 214],
};

/**
 * Whether the gifts of a season are sold on a day; those without a season are, always.
 * @param day as the platform's clocks say it, `2026-11-25`
 */
export function isInSeason(season: Season | null, day: string): boolean {
  if (season === null) return true;
  const [from, to] = spans[season];
  const today = Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
  return from <= to ? today >= from && today <= to : today >= from || today <= to;
}
