import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastCellKm, leastPeople } from '../../contract/heat-maps.ts';
import { kmBetween } from '../index-of-actors/sphere.ts';
import { cellOf, createTally, edgesOf, middleOf } from './cells.ts';

const point = fc.record({
  lat: fc.double({ min: -89.5, max: 89.5, noNaN: true }),
  long: fc.double({ min: -180, max: 179.999, noNaN: true }),
});

it('no cell is narrower or lower than 20 km, wherever on the earth, and a point lies within its cell', () => {
  fc.assert(
    fc.property(point, ({ lat, long }) => {
      const cell = cellOf({ lat, long });
      const { south, west, north, east } = edgesOf(cell);
      expect(lat).toBeGreaterThanOrEqual(south - 1e-4);
      expect(lat).toBeLessThanOrEqual(north + 1e-4);
      expect(long).toBeGreaterThanOrEqual(west - 1e-4);
      expect(long).toBeLessThanOrEqual(east + 1e-4);
      expect(kmBetween({ lat: south, long: west }, { lat: north, long: west })).toBeGreaterThanOrEqual(leastCellKm);
      const edge = Math.abs(south) > Math.abs(north) ? south : north;
      // Over the ground the way along a parallel is longer than the straight one that is measured here.
      expect(kmBetween({ lat: edge, long: west }, { lat: edge, long: east })).toBeGreaterThanOrEqual(leastCellKm);
      expect(cellOf(middleOf(cell))).toBe(cell);
    }),
    { numRuns: 2000 },
  );
});

const person = fc.record({
  cell: fc.integer({ min: 1, max: 3 }),
  likes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 }),
});
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;

const toldBy = (people: readonly Person[]) => {
  const tally = createTally();
  for (const { cell, likes } of people) tally.add(cell, likes);
  return tally.told();
};

it('no cell tells of fewer than 20 people, and no two answers, whatever lies between them, differ by fewer', () => {
  const crowd = fc.array(person, { minLength: 0, maxLength: 260 });
  fc.assert(
    fc.property(crowd, crowd, fc.nat(), (before, others, at) => {
      // Asked before and after somebody came, left, moved, or everybody did.
      const without = before.filter((_, index) => index !== at % Math.max(1, before.length));
      const answers = [before, without, [...without, ...others], others].map(toldBy);
      for (const answer of answers)
        for (const [actorId, cells] of answer)
          for (const [cell, told] of cells) {
            const real = [before, without, [...without, ...others], others][answers.indexOf(answer)]?.filter(
              (one) => one.cell === cell && one.likes.includes(actorId),
            ).length;
            expect(told).toBeGreaterThanOrEqual(leastPeople);
            expect(told).toBeLessThanOrEqual(real ?? 0);
          }
      for (const one of answers)
        for (const other of answers)
          for (const actorId of [1, 2, 3])
            for (const cell of [1, 2, 3]) {
              const between = (one.get(actorId)?.get(cell) ?? 0) - (other.get(actorId)?.get(cell) ?? 0);
              expect(Math.abs(between) % leastPeople).toBe(0);
            }
    }),
  );
});
