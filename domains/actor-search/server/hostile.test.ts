import { beforeAll, describe, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import { doActorSearch, initActorSearch, saveSearch } from '../contract/index.ts';
import { actorSearchDomain } from './index.ts';

const world = await testWorld(
  { actorSearch: actorSearchDomain, performers: performersDomain },
  { limitFactor: 10_000, instead: { notifications: {}, blocks: {} } },
);
const { kit, as } = world;
const guest = as(null);
const member = as({ accountId: 11, roles: ['guest'] });

/** What somebody may type who wishes a search ill. */
const texts = [
  ...[
    '%',
    '_',
    "'",
    '"',
    '\\',
    '`',
    ';--',
    '%00',
    '\u0000',
    '\u0007\u001b[2J',
    '\u202e',
    '\ud800',
    '{1}',
    '../../etc',
    '__proto__',
  ],
  ...['constructor', 'toString', "' or '1'='1", '<script>', '1e309', '-1', 'NaN', '💋'.repeat(20), 'a'.repeat(10_000)],
  '%'.repeat(10_000),
];
/** No answer takes longer, ms; a slow machine has room. */
const mostMs = 500;

async function timed<T>(ask: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const answer = await ask();
  expect(performance.now() - from).toBeLessThan(mostMs);
  return answer;
}

beforeAll(async () => {
  await world.domains.actorSearch.start?.();
  await kit.db.transaction((tx) => world.domains.performers.create(tx, anActor({ id: 1, name: 'Ada' })));
  // The first search builds the index.
  await guest.call(doActorSearch, { body: {} });
});

describe('whoever wishes a search ill', () => {
  it.each(texts)('is refused with the field, or gets a true answer: %j', async (text) => {
    for (const body of [
      { searchConditions: [{ filter: text, values: ['1'] }] },
      { searchConditions: [{ filter: 'languages', values: [text] }] },
      { searchConditions: [{ filter: 'country', values: [text] }] },
      { currentCollection: [{ filter: text, values: [text] }] },
    ]) {
      const answer = await timed(() => guest.call(doActorSearch, { body }));
      if (answer.ok) expect(answer.data.actorList).toEqual([]);
      else
        expect([answer.problem.status, answer.problem.errors?.[0]?.field]).toEqual([
          422,
          expect.stringMatching(/^body\.(searchConditions|currentCollection)\.0\./),
        ]);
    }
    // What nobody knows is the default, no place, or a refusal.
    for (const body of [{ searchType: text }, { sortType: text }, { forcedGuestZip: text }, { requestId: text }]) {
      const answer = await timed(() => guest.call(doActorSearch, { body }));
      if (answer.ok)
        expect(answer.data).toMatchObject({ searchType: 'default', sortType: 'rank', totalHits: 1, location: null });
      else expect(answer.problem.status).toBe(422);
    }
    await timed(() => guest.call(initActorSearch, { body: { searchType: text, requestId: text } }));
    const kept = await timed(() =>
      member.call(saveSearch, {
        body: {
          name: text,
          query: { conditions: [], zip: text, zipCountry: null, radius: null, sortType: null, moodValue: null },
        },
      }),
    );
    if (!kept.ok) expect([409, 422]).toContain(kept.problem.status);
  });

  it('is told the first field where every filter is wrong at once, and old addresses pass over all of them', async () => {
    const searchConditions = Array.from({ length: 40 }, (_, at) => ({
      filter: `nobody-${at}`,
      values: Array.from({ length: 40 }, (__, value) => `x${value}`),
    }));
    const refused = await timed(() => guest.call(doActorSearch, { body: { searchConditions } }));
    expect(refused).toMatchObject({
      problem: { code: 'unknown_filter', errors: [{ field: 'body.searchConditions.0.filter' }] },
    });
    const passed = await timed(() =>
      guest.call(doActorSearch, { body: { searchConditions, unknownFilters: 'ignored' } }),
    );
    expect(passed).toMatchObject({ ok: true, data: { totalHits: 1, filterList: [] } });
    const wrong = {
      ...{ page: 1e9, moodValue: -5, radius: 1e9, forcedGuestLocation: { lat: 900, long: -900 }, sortType: 7 },
      ...{ searchType: null, requestId: {}, withMarkers: 'yes', unknownFilters: 'maybe', searchConditions: 'all' },
    };
    const all = await timed(() => guest.call(doActorSearch, { body: wrong as never }));
    const fields = all.ok ? [] : (all.problem.errors ?? []).map(({ field }) => field);
    for (const field of ['page', 'moodValue', 'radius', 'sortType', 'searchConditions', 'withMarkers'])
      expect(fields).toContain(`body.${field}`);
  });

  it('gets places at the ends of the earth, and the widest circle, without an error', async () => {
    for (const [lat, long] of [
      [90, 180],
      [-90, -180],
      [0, 0],
      [89.999, 0],
      [-45, 179.999],
    ] as const)
      for (const radius of [1, 1000, null]) {
        const body = { searchType: 'location', forcedGuestLocation: { lat, long }, radius };
        const answer = await timed(() => guest.call(doActorSearch, { body }));
        expect(answer).toMatchObject({ ok: true });
      }
  });
});
