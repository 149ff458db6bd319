import { describe, expect, it } from 'vitest';
import { DecodeCeiling } from './decode-ceiling.ts';

describe('a device that decodes too slowly', () => {
  it('gets the next smaller picture, and the larger one back ten seconds later', () => {
    const ceiling = new DecodeCeiling();
    expect(ceiling.within('high')).toBe('high');
    ceiling.lower('high', 1_000);
    expect(ceiling.within('high')).toBe('low');
    expect(ceiling.within('tiny')).toBe('tiny');
    expect(ceiling.raise(10_999)).toBe(false);
    expect(ceiling.raise(11_000)).toBe(true);
    expect(ceiling.within('high')).toBe('high');
    expect(ceiling.raise(1e9)).toBe(false);
  });

  it('tries the larger picture ever more seldom when it fails again, at least every 80 seconds', () => {
    const ceiling = new DecodeCeiling();
    let now = 0;
    const waits = Array.from({ length: 5 }, () => {
      ceiling.lower('high', now);
      const failedAt = now;
      while (!ceiling.raise(now)) now += 1_000;
      return now - failedAt;
    });
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 80_000]);
  });

  it('climbs one step at a time', () => {
    const ceiling = new DecodeCeiling();
    ceiling.lower('high', 0);
    ceiling.lower('low', 0);
    expect(ceiling.within('high')).toBe('tiny');
    ceiling.lower('tiny', 0);
    expect(ceiling.within('high')).toBe('tiny');
    expect(ceiling.raise(20_000)).toBe(true);
    expect(ceiling.within('high')).toBe('low');
    expect(ceiling.raise(20_001)).toBe(false);
    expect(ceiling.raise(60_000)).toBe(true);
    expect(ceiling.within('high')).toBe('high');
  });
});
