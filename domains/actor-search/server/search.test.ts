import { beforeAll, describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { placesDomain } from '#domains/places/server/index.ts';
import { testWorld } from '#kit/testing/world.ts';
import type { SearchRequest, SearchState } from '../contract/index.ts';
import { doActorSearch, getOwnAttributes, initActorSearch, putAttribute, setOwnAttributes } from '../contract/index.ts';
import { actorSearchDomain, createActorSearch } from './index.ts';

const world = await testWorld(
  {
    actorSearch: actorSearchDomain,
    blocks: blocksDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
    places: placesDomain,
  },
  { limitFactor: 1000 },
);
const {
  kit,
  as,
  domains: { actorSearch, blocks, notifications, performers, places },
} = world;
const guest = as(null);
const day = 24 * 3600_000;

type Body = Partial<SearchRequest>;
const find = async (body: Body = {}, who = guest): Promise<SearchState> => {
  const answer = await who.call(doActorSearch, { body });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
const names = ({ actorList }: SearchState): string[] => actorList.map(({ name }) => name);
const on = (filter: string, ...values: string[]) => ({ searchConditions: [{ filter, values }] });
const hits = (state: SearchState, filter: string): Record<string, number> =>
  Object.fromEntries(
    (state.availableFilters.find((one) => one.filter === filter)?.options ?? []).map((one) => [one.value, one.hits]),
  );

beforeAll(async () => {
  const now = kit.clock.now();
  await actorSearch.start?.();
  const people = [
    {
      id: 1,
      name: 'Ada',
      languages: ['de', 'en'],
      favoriteCount: 5,
      isOnline: true,
      liveState: 'freeChat',
      freeChat: true,
    },
    {
      id: 2,
      name: 'Bea',
      languages: ['en'],
      genderType: 'M',
      gender: 'M',
      favoriteCount: 50,
      priceVideo: 300,
      country: 'NL',
    },
    { id: 3, name: 'Cleo', languages: ['es'], favoriteCount: 9, createdAt: new Date(now - day), priceSinglec2c: null },
    { id: 4, name: 'Dora', languages: ['de'], bannedCountryCodes: ['CH'], isOnline: true, liveState: 'live' },
    { id: 5, name: 'Eva', languages: ['de'], isAdmitted: false },
  ];
  for (const one of people) await kit.db.transaction((tx) => performers.create(tx, anActor(one)));
  await places.choose(1, 'DE-50');
  await places.choose(2, 'NL-10');
  await places.choose(4, 'DE-10');
});

describe('a search of performers', () => {
  it('begins with everybody who is shown, live ones first, and the default category', async () => {
    const answer = await guest.call(initActorSearch, {
      body: { searchType: 'what?', currentCollection: [], requestId: 'a1' },
    });
    expect(answer).toMatchObject({
      ok: true,
      data: {
        searchType: 'default',
        activeCategory: 3,
        sortType: 'rank',
        page: 1,
        maxPage: 1,
        totalHits: 4,
        online: 2,
        requestId: 'a1',
      },
    });
    expect(names((answer as { data: SearchState }).data)).toEqual(['Ada', 'Dora', 'Bea', 'Cleo']);
  });

  it('narrows by each filter, and counts what every other choice would find', async () => {
    const state = await find(on('languages', 'de'));
    expect(names(state)).toEqual(['Ada', 'Dora']);
    expect(state.filterList).toEqual([{ filter: 'languages', values: ['de'] }]);
    // A group does not filter itself.
    expect(hits(state, 'languages')).toEqual({ de: 2, en: 2, nl: 0, es: 1 });
    expect(hits(state, 'gender')).toMatchObject({ F: 2, M: 0 });
    expect(names(await find(on('languages', 'de', 'es')))).toEqual(['Ada', 'Dora', 'Cleo']);
    expect(
      names(
        await find({
          searchConditions: [...on('languages', 'de').searchConditions, ...on('free', '1').searchConditions],
        }),
      ),
    ).toEqual(['Ada']);
    expect(names(await find(on('price', '0-399')))).toEqual(['Bea']);
    expect(names(await find(on('country', 'NL')))).toEqual(['Bea']);
    expect(names(await find(on('chat', 'videoCall')))).toEqual(['Ada', 'Dora', 'Bea']);
    expect(names(await find(on('age', '30-39')))).toHaveLength(4);
  });

  it('finds newcomers as a type and as a filter, until they are none', async () => {
    const state = await find({ searchType: 'newGirls' });
    expect([names(state), state.activeCategory]).toEqual([['Cleo'], 88]);
    await kit.clock.advance(30 * day);
    expect(names(await find({ searchType: 'newGirls' }))).toEqual([]);
    const none = await find(on('new', '1'));
    expect(none.availableFilters.find(({ filter }) => filter === 'new')).toMatchObject({ without: 4 });
  });

  it('sorts by distance from a zip code, tells it, and looks within a radius', async () => {
    const near = await find({ searchType: 'location', forcedGuestZip: '50667' });
    expect(near).toMatchObject({ sortType: 'distance', location: { place: 'Köln', zip: '50667', source: 'zip' } });
    expect(names(near)).toEqual(['Ada', 'Bea', 'Dora', 'Cleo']);
    expect(near.distances.map(({ actorId }) => actorId)).toEqual([1, 2, 4]);
    const within = await find({ searchType: 'location', forcedGuestZip: '50667', radius: 50 });
    expect([names(within), within.withoutRadius]).toEqual([['Ada'], 4]);
    expect(within.markers).toMatchObject([{ count: 1, actorId: 1, name: 'Ada' }]);
    // Four signs are no German code, and nothing that is half typed is a place.
    for (const zip of ['5066', '00000'])
      expect(
        await find({ searchType: 'location', forcedGuestZip: zip, forcedGuestZipCountry: 'DE', radius: 50 }),
      ).toMatchObject({ location: null, sortType: 'rank', totalHits: 4 });
    expect((await find({ forcedGuestZip: '1012', forcedGuestZipCountry: 'NL' })).location?.place).toBe('Amsterdam');
  });

  it('rounds where a device is before anything is looked for', async () => {
    const { location } = await find({
      forcedGuestLocation: { lat: 50.9413, long: 6.9583 },
      forcedGuestLocationSource: 'device',
    });
    expect(location).toMatchObject({ lat: 50.9, long: 7 });
  });

  it('says what performers say of themselves, at once, and sorts by mood', async () => {
    const ada = as({ accountId: 1, roles: ['performer'] });
    const bea = as({ accountId: 2, roles: ['performer'] });
    expect(
      await ada.call(setOwnAttributes, {
        body: { attributes: ['hair:dark', 'hair:red', 'interests:music'], moodValue: 90 },
      }),
    ).toMatchObject({ ok: true });
    await bea.call(setOwnAttributes, { body: { attributes: [], moodValue: 10 } });
    expect(names(await find(on('hair', 'red')))).toEqual(['Ada']);
    expect(names(await find(on('hair', 'dark')))).toEqual([]);
    expect(names(await find({ moodValue: 0 }))).toEqual(['Bea', 'Ada', 'Dora', 'Cleo']);
    expect(names(await find({ moodValue: 100 }))).toEqual(['Ada', 'Bea', 'Dora', 'Cleo']);
    expect(await ada.call(getOwnAttributes, {})).toMatchObject({ data: { moodValue: 90 } });
    expect(await ada.call(setOwnAttributes, { body: { attributes: ['hair:green'], moodValue: null } })).toMatchObject({
      problem: { code: 'attribute_unknown', errors: [{ field: 'body.attributes.0' }] },
    });
    expect(names(await find(on('hair', 'red')))).toEqual(['Ada']);
  });

  it('knows a word of the office at once, and no retired one', async () => {
    const office = as({ accountId: 99, roles: ['operator', 'content'] });
    const words = { en: 'Silver', de: 'Silber', nl: 'Zilver', es: 'Plata' };
    const put = (more: object) =>
      office.call(putAttribute, {
        body: { group: 'hair', attribute: 'silver', words, isRetired: false, isNew: false, ...more },
      });
    expect(await put({})).toMatchObject({ problem: { code: 'attribute_unknown' } });
    expect(await put({ isNew: true })).toMatchObject({ ok: true });
    expect(await put({ isNew: true })).toMatchObject({ problem: { code: 'attribute_taken' } });
    const german = await find({}, as({ accountId: null, roles: [], language: 'de' }));
    expect(
      german.availableFilters.find(({ filter }) => filter === 'hair')?.options.map(({ label }) => label),
    ).toContain('Silber');
    await put({ isRetired: true });
    expect(await guest.call(doActorSearch, { body: { ...on('hair', 'silver') } as never })).toMatchObject({
      problem: { code: 'unknown_filter', errors: [{ field: 'body.searchConditions.0.values.0' }] },
    });
  });

  it('is true in the very next search: presence, locks, bans, names that leave', async () => {
    const live = {
      online: true,
      state: 'live',
      freeChat: false,
      livePreview: false,
      voyeur: false,
      viewers: 1,
    } as const;
    await kit.db.transaction((tx) => performers.setPresence(tx, 2, live));
    expect(names(await find(on('online', '1')))).toEqual(['Ada', 'Bea', 'Dora']);
    await kit.db.transaction((tx) => performers.dismiss(tx, 4));
    const without = await find();
    expect([
      without.totalHits,
      names(without).includes('Dora'),
      without.markers.some(({ actorId }) => actorId === 4),
    ]).toEqual([3, false, false]);
    await kit.db.transaction((tx) => performers.admit(tx, 4));
    expect((await find({}, as({ accountId: null, roles: [], country: 'CH' }))).totalHits).toBe(3);
    await kit.db.pool.query('delete from performers.actors where id = 3');
    expect((await find()).totalHits).toBe(3);
    expect(await actorSearch.verify()).toEqual([]);
  });

  it('sees what commits late, after others were seen, and what other processes did', async () => {
    const other = createActorSearch(kit, { performers, places, blocks, notifications });
    const late = await kit.db.pool.connect();
    try {
      await late.query('begin');
      await late.query('update performers.actors set is_locked = true where id = 1');
      await kit.db.transaction((tx) => performers.dismiss(tx, 2));
      expect(names(await find())).toEqual(['Ada', 'Dora']);
      expect(await other.verify()).toEqual([]);
      await late.query('commit');
      expect(names(await find())).toEqual(['Dora']);
      await kit.db.transaction((tx) => performers.admit(tx, 2));
      await kit.db.pool.query('update performers.actors set is_locked = false where id = 1');
      expect(await actorSearch.verify()).toEqual([]);
      expect(await other.verify()).toEqual([]);
    } finally {
      late.release();
    }
  });

  it.each([
    [{ searchConditions: [{ filter: '__proto__', values: ['1'] }] }, 'body.searchConditions.0.filter'],
    [{ searchConditions: [{ filter: 'constructor', values: ['1'] }] }, 'body.searchConditions.0.filter'],
    [{ searchConditions: [{ filter: 'online', values: ['x'.repeat(10_000)] }] }, 'body.searchConditions.0.values.0'],
    [{ currentCollection: [{ filter: 'age', values: ['17-18'] }] }, 'body.currentCollection.0.values.0'],
    [{ page: 0 }, 'body.page'],
    [{ moodValue: 101 }, 'body.moodValue'],
    [{ radius: -1 }, 'body.radius'],
    [{ forcedGuestLocation: { lat: 91, long: 0 } }, 'body.forcedGuestLocation.lat'],
  ])('refuses %j and names the field', async (body, field) => {
    expect(await guest.call(doActorSearch, { body: body as never })).toMatchObject({
      ok: false,
      problem: { errors: [{ field }] },
    });
  });
});
