import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZone, nextAt, quietUntil } from './quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const said = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const night = { quietFrom: 22 * 60, quietTo: 7 * 60 };

describe('quiet hours', () => {
  it('cross midnight by the clocks of the guest, wherever those stand', () => {
    const berlin = { ...night, timeZone: 'Europe/Berlin' };
    expect(said(quietUntil(berlin, at('2026-11-25T22:30:00Z')))).toBe('2026-11-26T06:00:00.000Z');
    expect(said(quietUntil(berlin, at('2026-11-26T05:59:59Z')))).toBe('2026-11-26T06:00:00.000Z');
    expect(quietUntil(berlin, at('2026-11-26T06:00:00Z'))).toBeNull();
    expect(quietUntil(berlin, at('2026-11-25T20:59:00Z'))).toBeNull();
    // The same instant is afternoon elsewhere.
    expect(quietUntil({ ...night, timeZone: 'America/New_York' }, at('2026-11-25T22:30:00Z'))).toBeNull();
  });

  it('may lie within a day, and are none where they were not set or are empty', () => {
    const noon = { quietFrom: 12 * 60, quietTo: 13 * 60, timeZone: 'UTC' };
    expect(said(quietUntil(noon, at('2026-11-25T12:15:00Z')))).toBe('2026-11-25T13:00:00.000Z');
    expect(quietUntil(noon, at('2026-11-25T13:00:00Z'))).toBeNull();
    expect(quietUntil({ quietFrom: null, quietTo: null, timeZone: null }, 0)).toBeNull();
    expect(quietUntil({ quietFrom: 60, quietTo: 60, timeZone: 'UTC' }, at('2026-11-25T01:00:00Z'))).toBeNull();
  });

  it('end by the wall clock in the nights the clocks change', () => {
    const berlin = { ...night, timeZone: 'Europe/Berlin' };
    // 29 March 2026: an hour is missing; 25 October: one comes twice.
    expect(said(quietUntil(berlin, at('2026-03-28T23:00:00Z')))).toBe('2026-03-29T05:00:00.000Z');
    expect(said(quietUntil(berlin, at('2026-10-24T22:00:00Z')))).toBe('2026-10-25T06:00:00.000Z');
  });

  it('that end in the hour which the clocks skip end with it, and something put off always lies later', () => {
    // 28 March 2027 in Berlin: 02:00 is 03:00.
    for (const quietTo of [2 * 60, 2 * 60 + 30]) {
      const hours = { quietFrom: 22 * 60, quietTo, timeZone: 'Europe/Berlin' };
      expect(said(quietUntil(hours, at('2027-03-27T21:00:00Z')))).toBe('2027-03-28T01:00:00.000Z');
      expect(said(quietUntil(hours, at('2027-03-28T00:59:59Z')))).toBe('2027-03-28T01:00:00.000Z');
      expect(quietUntil(hours, at('2027-03-28T01:00:00Z'))).toBeNull();
      expect(said(quietUntil(hours, at('2027-03-28T21:00:00Z')))).toBe(
        quietTo === 120 ? '2027-03-29T00:00:00.000Z' : '2027-03-29T00:30:00.000Z',
      );
    }
  });

  it('are over when they are said to be, in every zone', () => {
    const nights = ['2027-03-27T20:00Z', '2027-10-30T20:00Z', '2011-12-29T12:00Z', '2027-03-14T00:00Z'].map(Date.parse);
    const change = fc.tuple(fc.constantFrom(...nights), fc.integer({ min: 0, max: 36 * 3_600_000 }));
    const time = fc.oneof(
      fc.integer({ min: 0, max: 3e12 }),
      change.map(([night, later]) => night + later),
    );
    const zone = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC');
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(zone, minute, minute, time, (timeZone, quietFrom, quietTo, now) => {
        const end = quietUntil({ quietFrom, quietTo, timeZone }, now);
        if (end === null) return;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(49 * 3_600_000);
        const after = nextAt(end, quietTo, timeZone);
        expect(after).toBeGreaterThanOrEqual(end);
      }),
    );
  });

  it('know the zones clocks are known of', () => {
    expect(isZone('Europe/Madrid')).toBe(true);
    expect(isZone('Europe/Atlantis')).toBe(false);
  });
});
