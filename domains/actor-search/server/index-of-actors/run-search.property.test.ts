import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedFrom } from './derived.ts';
import type { IndexedActor } from './index-of-actors.ts';
import { createIndex, rankOf } from './index-of-actors.ts';
import { markersOf } from './markers.ts';
import type { IndexOrder, IndexQuery } from './run-search.ts';
import { runSearch } from './run-search.ts';
import { kmBetween } from './sphere.ts';

const now = Date.UTC(2026, 5, 1);
const day = 24 * 3600_000;
const countries = ['CH', 'US'] as const;
const filters = {
  online: ['1'],
  languages: ['de', 'en', 'nl'],
  hair: ['dark', 'red'],
  age: ['18-24', '25-29', '30-39'],
  new: ['1'],
} as const;
const stored = ['online:1', 'languages:de', 'languages:en', 'languages:nl', 'hair:dark', 'hair:red'];

const point = fc
  .record({ lat: fc.integer({ min: 470, max: 550 }), long: fc.integer({ min: 40, max: 150 }) })
  .map(({ lat, long }) => ({ lat: lat / 10, long: long / 10 }));
const actor = fc
  .record({
    id: fc.integer({ min: 1, max: 60 }),
    banned: fc.subarray([...countries]),
    options: fc.subarray(stored),
    age: fc.integer({ min: 18, max: 39 }),
    createdAt: fc.integer({ min: 0, max: 60 }).map((days) => now - days * day),
    price: fc.option(fc.integer({ min: 0, max: 9 }).map((coins) => coins * 100)),
    liveRank: fc.integer({ min: 0, max: 4 }),
    favourites: fc.integer({ min: 0, max: 3 }),
    mood: fc.option(fc.integer({ min: 0, max: 100 })),
    at: fc.option(point),
  })
  .map(
    ({ age, ...one }): IndexedActor => ({
      ...one,
      name: `N${one.id}`,
      birthDate: `${2026 - age}-03-01`,
      isOnline: one.options.includes('online:1'),
    }),
  );
/** People come, change and go. */
const story = fc.array(
  fc.oneof({ weight: 5, arbitrary: actor }, fc.record({ gone: fc.integer({ min: 1, max: 60 }) })),
  {
    maxLength: 120,
  },
);
const query = fc.record({
  conditions: fc
    .uniqueArray(fc.constantFrom(...(Object.keys(filters) as (keyof typeof filters)[])), { maxLength: 3 })
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          fc.subarray([...filters[name]], { minLength: 1 }).map((values) => [name, values] as const),
        ),
      ),
    )
    .map((entries) => new Map<string, readonly string[]>(entries)),
  country: fc.constantFrom(null, ...countries),
  near: fc.option(point),
  radiusKm: fc.option(fc.integer({ min: 1, max: 400 })),
  order: fc.constantFrom<IndexOrder>('rank', 'distance', 'newest', 'price'),
  mood: fc.option(fc.integer({ min: 0, max: 100 })),
  from: fc.integer({ min: 0, max: 20 }),
  take: fc.integer({ min: 1, max: 30 }),
});

const ageOf = ({ birthDate }: IndexedActor): number => 2026 - Number(birthDate.slice(0, 4));
const optionsOf = (one: IndexedActor): string[] => {
  const age = ageOf(one);
  return [
    ...one.options,
    age < 25 ? 'age:18-24' : age < 30 ? 'age:25-29' : 'age:30-39',
    ...(now - one.createdAt < 30 * day ? ['new:1'] : []),
  ];
};
const fits = (one: IndexedActor, { conditions, country, near, radiusKm }: IndexQuery, but?: string): boolean =>
  !(country !== null && one.banned.includes(country)) &&
  (!near || radiusKm === null || (one.at !== null && kmBetween(one.at, near) <= radiusKm)) &&
  [...conditions].every(
    ([filter, values]) => filter === but || values.some((value) => optionsOf(one).includes(`${filter}:${value}`)),
  );
const compare =
  (query: IndexQuery) =>
  (a: IndexedActor, b: IndexedActor): number => {
    const nearness = ({ mood }: IndexedActor) =>
      query.mood === null ? 0 : mood === null ? 101 : Math.abs(mood - query.mood);
    const live = (one: IndexedActor) => (one.isOnline ? 1 : 0);
    const far = ({ at }: IndexedActor) => (query.near && at ? kmBetween(at, query.near) : 1e9);
    const by: Record<IndexOrder, number> = {
      rank: rankOf(b) - rankOf(a),
      newest: live(b) - live(a) || b.createdAt - a.createdAt,
      price: live(b) - live(a) || (a.price ?? 1e9) - (b.price ?? 1e9),
      // Nearer than a metre is the same place.
      distance: Math.abs(far(a) - far(b)) < 0.001 ? 0 : far(a) - far(b),
    };
    return nearness(a) - nearness(b) || by[query.order] || a.id - b.id;
  };

describe('the index', () => {
  it('finds, counts and sorts as a look at every row does, whatever happened before', () => {
    fc.assert(
      fc.property(story, fc.array(query, { minLength: 1, maxLength: 4 }), (events, queries) => {
        const index = createIndex(8);
        const derived = derivedFrom(index);
        const world = new Map<number, IndexedActor>();
        const everybody = () => [...world.values()];
        const check = (asked: Omit<IndexQuery, 'now'>): void => {
          const full = { ...asked, now };
          const found = runSearch(index, derived, full);
          const expected = everybody().filter((one) => fits(one, full));
          expect(found.total).toBe(expected.length);
          expect(found.online).toBe(expected.filter(({ isOnline }) => isOnline).length);
          expect(found.ids).toEqual(
            expected
              .sort(compare(full))
              .slice(full.from, full.from + full.take)
              .map(({ id }) => id),
          );
          for (const option of [...stored, 'age:25-29', 'new:1']) {
            const group = option.slice(0, option.indexOf(':'));
            const those = everybody().filter((one) => fits(one, full, group) && optionsOf(one).includes(option));
            expect([option, found.count(option)]).toEqual([option, those.length]);
          }
          for (const [filter, left] of found.withoutFilter)
            expect(left).toBe(everybody().filter((one) => fits(one, full, filter)).length);
          const markers = markersOf(index, found.bits);
          expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(
            expected.filter(({ at }) => at !== null).length,
          );
        };
        for (const [at, event] of events.entries()) {
          if ('gone' in event) {
            world.delete(event.gone);
            index.put(event.gone, null);
          } else {
            world.set(event.id, event);
            index.put(event.id, event);
          }
          if (at % 10 === 0) check(queries[at % queries.length] as Omit<IndexQuery, 'now'>);
        }
        for (const each of queries) check(each);
      }),
      { numRuns: 150 },
    );
  });
});
