import { describe, expect, it } from 'vitest';
import { blurKm, blurredPoint, chordOfKm, kmBetween, kmOfChord } from './sphere.ts';

const secret = new Uint8Array(32).fill(7);
const cologne = { code: 'DE-50', lat: 50.938, long: 6.96 };

describe('where somebody is shown', () => {
  it('is always the same place, 5 to 9 km from the town: asking again gives nothing to take a mean of', () => {
    for (let id = 1; id <= 500; id += 1) {
      const first = blurredPoint(secret, id, cologne);
      for (let again = 0; again < 5; again += 1) expect(blurredPoint(secret, id, cologne)).toEqual(first);
      const km = kmBetween(first, cologne);
      expect(km).toBeGreaterThan(blurKm.least - 0.02);
      expect(km).toBeLessThan(blurKm.most + 0.02);
    }
  });

  it('is another place for another person, another area and another secret, in every direction', () => {
    const points = Array.from({ length: 400 }, (_, id) => blurredPoint(secret, id, cologne));
    expect(new Set(points.map(({ lat, long }) => `${lat}:${long}`)).size).toBe(400);
    const quarters = points.map(({ lat, long }) => `${lat > cologne.lat}${long > cologne.long}`);
    for (const quarter of new Set(quarters))
      expect(quarters.filter((one) => one === quarter).length).toBeGreaterThan(60);
    const other = { ...cologne, code: 'DE-51' };
    expect(blurredPoint(secret, 1, other)).not.toEqual(blurredPoint(secret, 1, cologne));
    expect(blurredPoint(new Uint8Array(32), 1, cologne)).not.toEqual(blurredPoint(secret, 1, cologne));
  });

  it('measures the way over the ground', () => {
    const berlin = { lat: 52.52, long: 13.405 };
    expect(kmBetween(cologne, berlin)).toBeCloseTo(477, -1);
    for (const km of [1, 5, 50, 1000, 20_000]) expect(kmOfChord(chordOfKm(km))).toBeCloseTo(km, 3);
    expect(kmBetween({ lat: 0, long: 179.9 }, { lat: 0, long: -179.9 })).toBeCloseTo(22.2, 0);
  });
});
