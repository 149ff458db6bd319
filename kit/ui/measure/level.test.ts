import { describe, expect, it } from 'vitest';
import { levelFromRms, levelZone, nextPeak, PEAK_FALL_MS } from './level.ts';

describe('a sound level', () => {
  it('is nothing in silence and full at full scale', () => {
    expect(levelFromRms(0)).toBe(0);
    expect(levelFromRms(Number.NaN)).toBe(0);
    expect(levelFromRms(1)).toBe(1);
    expect(levelFromRms(4)).toBe(1);
  });

  it('follows decibels, as ears do: half the scale is -30 dBFS', () => {
    expect(levelFromRms(10 ** (-30 / 20))).toBeCloseTo(0.5);
  });

  it('says what it means to the person speaking', () => {
    expect(levelZone(0)).toBe('silent');
    expect(levelZone(levelFromRms(10 ** (-50 / 20)))).toBe('quiet');
    expect(levelZone(levelFromRms(10 ** (-20 / 20)))).toBe('good');
    expect(levelZone(levelFromRms(10 ** (-2 / 20)))).toBe('hot');
  });

  it('lets the peak jump up at once and fall slowly', () => {
    expect(nextPeak(0.2, 0.9, 16)).toBe(0.9);
    expect(nextPeak(0.9, 0.1, PEAK_FALL_MS / 2)).toBeCloseTo(0.4);
    expect(nextPeak(0.1, 0, PEAK_FALL_MS)).toBe(0);
  });
});
