import { describe, expect, it } from 'vitest';
import { beginOfDay, boundsOfDays, dayOf, daysBefore, zoneName } from './days.ts';
import { languages } from './language.ts';

describe('the instants between which days lie', () => {
  it('begin and end at midnight where the product lives, also when the clock changes between', () => {
    expect(boundsOfDays({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
      from: new Date('2026-03-28T23:00:00.000Z'),
      to: new Date('2026-03-29T22:00:00.000Z'),
    });
    expect(boundsOfDays({ from: '2026-10-25', to: '2026-10-25' })).toEqual({
      from: new Date('2026-10-24T22:00:00.000Z'),
      to: new Date('2026-10-25T23:00:00.000Z'),
    });
    expect(boundsOfDays({})).toEqual({ from: undefined, to: undefined });
  });

  it.each(['0002-11-20', '0020-11-20', '0202-11-20', '0999-12-31', '9999-12-31'])(
    'are instants for every day that can be typed: %s',
    (day) => {
      const { from, to } = boundsOfDays({ from: day, to: day });
      expect(Number(to) - Number(from)).toBe(24 * 3600_000);
    },
  );

  it('begin with year 1: PostgreSQL takes nothing before', () => {
    const { from, to } = boundsOfDays({ from: '0000-01-01', to: '0001-01-01' });
    expect([from, to]).toEqual([new Date('0001-01-01T00:00:00.000Z'), new Date('0001-01-01T23:06:32.000Z')]);
  });
});

describe('a day of the product', () => {
  it.each([
    ['2026-11-30T22:59:59.999Z', '2026-11-30'],
    ['2026-11-30T23:00:00Z', '2026-12-01'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('%s lies on %s', (instant, day) => {
    expect(dayOf(Date.parse(instant))).toBe(day);
    expect(beginOfDay(day)).toBeLessThanOrEqual(Date.parse(instant));
    expect(dayOf(beginOfDay(day))).toBe(day);
    expect(dayOf(beginOfDay(day) - 1)).toBe(daysBefore(day, 1));
  });

  it('says its zone in every language', () => {
    expect(languages.map(zoneName)).toEqual([
      'Mitteleuropäische Zeit',
      'Central European Time',
      'Midden-Europese tijd',
      'hora de Europa central',
    ]);
  });
});
