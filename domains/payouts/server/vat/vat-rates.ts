import { ownValue } from '#kit/records/own-value.ts';

/** Standard rates of value added tax, in hundredths of a per cent, each from a day on. A change is a further line. */
const rates: Readonly<Record<string, readonly (readonly [from: string, rate: number])[]>> = {
  AT: [['1984-01-01', 2_000]],
  BE: [['1996-01-01', 2_100]],
  BG: [['1999-01-01', 2_000]],
  CY: [['2014-01-13', 1_900]],
  CZ: [['2013-01-01', 2_100]],
  DE: [
    ['2007-01-01', 1_900],
    ['2020-07-01', 1_600],
    ['2021-01-01', 1_900],
  ],
  DK: [['1992-01-01', 2_500]],
  EE: [
    ['2009-07-01', 2_000],
    ['2024-01-01', 2_200],
    ['2025-07-01', 2_400],
  ],
  ES: [['2012-09-01', 2_100]],
  FI: [
    ['2013-01-01', 2_400],
    ['2024-09-01', 2_550],
  ],
  FR: [['2014-01-01', 2_000]],
  GR: [['2016-06-01', 2_400]],
  HR: [['2012-03-01', 2_500]],
  HU: [['2012-01-01', 2_700]],
  IE: [['2012-01-01', 2_300]],
  IT: [['2013-10-01', 2_200]],
  LT: [['2009-09-01', 2_100]],
  LU: [
    ['2015-01-01', 1_700],
    ['2023-01-01', 1_600],
    ['2024-01-01', 1_700],
  ],
  LV: [['2012-07-01', 2_100]],
  MT: [['2004-01-01', 1_800]],
  NL: [['2012-10-01', 2_100]],
  PL: [['2011-01-01', 2_300]],
  PT: [['2011-01-01', 2_300]],
  RO: [
    ['2017-01-01', 1_900],
    ['2025-08-01', 2_100],
  ],
  SE: [['1990-07-01', 2_500]],
  SI: [['2013-07-01', 2_200]],
  SK: [
    ['2011-01-01', 2_000],
    ['2025-01-01', 2_300],
  ],
};

/** The standard rate of a country on a day (`2026-11-02`), in hundredths of a per cent. @throws Error where none is known */
export function vatRateOf(country: string, day: string): number {
  const found = ownValue(rates, country)?.findLast(([from]) => from <= day);
  if (found === undefined) throw new Error(`No rate of value added tax is known for ${country} on ${day}.`);
  return found[1];
}
