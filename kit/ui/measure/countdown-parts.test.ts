import { describe, expect, it } from 'vitest';
import { clockText, countdownParts, untilNextTick } from './countdown-parts.ts';

const NOW = 1_800_000_000_000;
const shownWith = (ms: number) => clockText(countdownParts(NOW + ms, NOW));

describe('a countdown', () => {
  it('counts a begun second whole, so it shows 1 until the very end', () => {
    expect(shownWith(1)).toBe('0:01');
    expect(shownWith(0)).toBe('0:00');
  });

  it('never goes below nothing', () => {
    expect(countdownParts(NOW - 5000, NOW)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, totalMs: 0 });
  });

  it('adds hours and days only when there are some', () => {
    expect(shownWith(249_000)).toBe('4:09');
    expect(shownWith(3_729_000)).toBe('1:02:09');
    expect(clockText(countdownParts(NOW + 3 * 86_400_000 + 1000, NOW), (count) => `${count} Tage`)).toBe(
      '3 Tage 00:00:01',
    );
  });

  it('wakes exactly when the shown second changes', () => {
    expect(untilNextTick(NOW + 2300, NOW)).toBe(300);
    expect(untilNextTick(NOW + 2000, NOW)).toBe(1000);
    expect(untilNextTick(NOW, NOW)).toBe(0);
    expect(untilNextTick(NOW - 1, NOW)).toBe(0);
  });
});
