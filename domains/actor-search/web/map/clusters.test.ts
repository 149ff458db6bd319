import { expect, it } from 'vitest';
import { clustersOf, deepest } from './clusters.ts';

const marker = (actorId: number, lat: number, long: number) => ({
  lat,
  long,
  count: 1,
  online: actorId % 2,
  actorId,
  name: `N${actorId}`,
});

it('holds everybody at every zoom, fewer spots the farther away, in reading order', () => {
  const markers = Array.from({ length: 200 }, (_, id) =>
    marker(id, 47 + (id % 20) * 0.4, 6 + Math.floor(id / 20) * 0.8),
  );
  const at = clustersOf([...markers, { lat: 40, long: -3, count: 50, online: 7, actorId: null, name: null }]);
  let before = 0;
  for (let zoom = 2; zoom <= deepest; zoom += 1) {
    const spots = at(zoom);
    expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(250);
    expect(spots.reduce((sum, { online }) => sum + online, 0)).toBe(107);
    expect(spots.length).toBeGreaterThanOrEqual(before);
    before = spots.length;
    for (const { count, name, opensAt } of spots)
      if (count > 1 && opensAt !== null) expect([name, opensAt > zoom]).toEqual([null, true]);
  }
  expect(before).toBe(201);
  expect(at(3).at(-1)).toMatchObject({ lat: expect.closeTo(40, 1), count: 50 });
});
