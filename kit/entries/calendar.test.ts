import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter, monthsAfter, spanAfter, spanBetween } from './calendar.ts';

const iso = (at: number): string => new Date(at).toISOString();

it.each([
  // Clocks go forward on 28 March 2027 and back on 31 October 2027.
  ['2027-03-25T19:30:00Z', 7, '2027-04-01T18:30:00.000Z'],
  ['2027-10-28T18:30:00Z', 7, '2027-11-04T19:30:00.000Z'],
  ['2027-03-27T01:30:00Z', 1, '2027-03-28T01:00:00.000Z'],
  ['2027-10-30T00:30:00Z', 1, '2027-10-31T00:30:00.000Z'],
  ['2027-06-01T10:00:00Z', 0, '2027-06-01T10:00:00.000Z'],
])('%s and %i days are %s', (from, days, to) => {
  expect(iso(daysAfter(Date.parse(from), days))).toBe(to);
});

it.each([
  ['2027-01-31T11:00:00Z', 1, '2027-02-28T11:00:00.000Z'],
  ['2026-11-20T11:00:00Z', 6, '2027-05-20T10:00:00.000Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(iso(monthsAfter(Date.parse(from), months))).toBe(to);
});

it('a span leads from one instant to the other, never beyond it, and days keep the time of day', () => {
  const at = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') });
  const more = fc.integer({ min: 0, max: 400 * 24 * 3_600_000 });
  fc.assert(
    fc.property(at, more, (from, ms) => {
      const there = spanAfter(from, spanBetween(from, from + ms));
      expect(there).toBeLessThanOrEqual(from + ms);
      // Of a day of 25 hours the last one has no name in a span.
      expect(there).toBeGreaterThan(from + ms - 3_600_002);
    }),
    { numRuns: 300 },
  );
});
