import { beforeAll, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import type { SavedQuery } from '../contract/index.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  deleteSearchFilter,
  getSavedSearches,
  saveSearch,
} from '../contract/index.ts';
import { actorSearchDomain } from './index.ts';

const told: { guestId: number; data: { name: string } }[] = [];
const apart = new Set<string>();
const world = await testWorld(
  { actorSearch: actorSearchDomain, performers: performersDomain },
  {
    limitFactor: 1000,
    instead: {
      notifications: { notify: async (_: unknown, fact: (typeof told)[number]) => void told.push(fact) },
      blocks: {
        separated: async (_: unknown, among: { actorIds: number[]; guestIds: number[] }) =>
          among.actorIds.flatMap((actorId) =>
            among.guestIds
              .filter((guestId) => apart.has(`${actorId}:${guestId}`))
              .map((guestId) => ({ actorId, guestId })),
          ),
      },
    },
  },
);
const {
  kit,
  as,
  domains: { actorSearch, performers },
} = world;
const alice = as({ accountId: 11, roles: ['guest'], country: 'CH' });
const bob = as({ accountId: 12, roles: ['guest'], country: 'DE' });
const german: SavedQuery = {
  conditions: [{ filter: 'languages', values: ['de'] }],
  zip: null,
  zipCountry: null,
  radius: null,
  sortType: null,
  moodValue: null,
};
const day = 24 * 3600_000;

beforeAll(async () => {
  kit.events.subscribe(actorSearch.handlers);
  await actorSearch.start?.();
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 1, name: 'Ada', languages: ['de'] })));
});

it('is kept under a name with what it finds, once, at most twenty, and is a guest’s own', async () => {
  const body = { name: 'Deutsch', query: german, isTold: true };
  const kept = await alice.call(saveSearch, { body });
  expect(kept).toMatchObject({ data: { searches: [{ name: 'Deutsch', hits: 1, isTold: true, query: german }] } });
  expect(await alice.call(saveSearch, { body: { ...body, name: 'Auf Deutsch' } })).toMatchObject({
    data: { searches: [{ name: 'Auf Deutsch' }] },
  });
  expect(await bob.call(getSavedSearches, {})).toMatchObject({ data: { searches: [] } });
  const [{ id }] = (kept as unknown as { data: { searches: [{ id: number }] } }).data.searches;
  for (const call of [
    () => bob.call(changeSavedSearch, { params: { id }, body: { name: 'Mine' } }),
    () => bob.call(deleteSavedSearch, { params: { id } }),
  ])
    expect(await call()).toMatchObject({ problem: { code: 'saved_search_not_found', status: 404 } });
  const odd = { ...german, conditions: [{ filter: 'hair', values: ['no-such'] }] };
  expect(await alice.call(saveSearch, { body: { ...body, query: odd } })).toMatchObject({
    problem: { code: 'unknown_filter', errors: [{ field: 'body.query.conditions.0.values.0' }] },
  });
  for (let mood = 1; mood < 20; mood += 1)
    await alice.call(saveSearch, { body: { ...body, query: { ...german, moodValue: mood } } });
  expect(await alice.call(saveSearch, { body: { ...body, query: { ...german, moodValue: 99 } } })).toMatchObject({
    problem: { code: 'too_many_saved_searches', status: 409 },
  });
  expect(await alice.call(deleteSearchFilter, { body: { searchConditions: german.conditions } })).toMatchObject({
    data: { deleted: 20 },
  });
});

it('tells its guest of a newcomer who fits: once a day, nobody banned there, nobody apart, not where it is off', async () => {
  const body = { name: 'Deutsch', query: german, isTold: true };
  await alice.call(saveSearch, { body });
  await bob.call(saveSearch, { body });
  const come = async (id: number, name: string, more: object = {}): Promise<string[]> => {
    await kit.clock.advance(60_000);
    await kit.db.transaction((tx) =>
      performers.create(tx, anActor({ id, name, languages: ['de'], isAdmitted: false, ...more })),
    );
    await kit.db.transaction((tx) => performers.admit(tx, id));
    await kit.events.drain();
    await kit.clock.advance(60_000);
    await actorSearch.tellNewcomers();
    await actorSearch.tellNewcomers();
    return told.splice(0).map(({ guestId, data }) => `${guestId}:${data.name}`);
  };
  expect(await come(2, 'Eva', { languages: ['es'] })).toEqual([]);
  expect(await come(3, 'Bea', { bannedCountryCodes: ['CH'] })).toEqual(['12:Bea']);
  expect(await come(4, 'Cleo')).toEqual(['11:Cleo']);
  // Who was told today hears of the others tomorrow.
  expect(await come(5, 'Dora')).toEqual([]);
  await kit.clock.advance(day);
  apart.add('6:12');
  expect(await come(6, 'Fee')).toEqual(['11:Dora', '12:Cleo']);
  await kit.clock.advance(day);
  const kept = await alice.call(getSavedSearches, {});
  const [{ id }] = (kept as unknown as { data: { searches: [{ id: number }] } }).data.searches;
  await alice.call(changeSavedSearch, { params: { id }, body: { isTold: false } });
  expect(await come(7, 'Gwen')).toEqual(['12:Gwen']);
});
