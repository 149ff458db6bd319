import { beforeAll, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { expectSilentFailure, whileMissing } from '#kit/testing/failing-table.ts';
import { testKit } from '#kit/testing/kit.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import { actorSearch, searchResult } from '../contract/index.ts';
import { searchPath } from '../contract/pages.ts';
import { createSearch, searchSources } from './index.ts';

const kit = await testKit([mediaTables, performersTables]);
const performers = createPerformers(kit, { media: createMedia(kit) });
const search = createSearch(kit, { performers });
kit.extensions.add('blog', [
  extend(searchSources, {
    section: 'blog',
    find: async ({ pattern }) => ({
      count: pattern === 'vesna' ? 1 : 0,
      link: '/en/magazine/',
      items: pattern === 'vesna' ? [{ name: 'An evening with Vesna', image: '', link: '/en/magazine/vesna/' }] : [],
    }),
  }),
]);
const dispatcher = createDispatcher(search.handlers, kit);

const as = (country: string | null) =>
  testClient(dispatcher, {
    subjectId: null,
    accountId: null,
    roles: [],
    sessionId: null,
    language: 'de',
    country,
    ip: '127.0.0.1',
  });
const find = (searchPattern: string, country: string | null = null) =>
  as(country).call(searchResult, { params: { language: 'en', searchPattern } });
const nothing = { count: 0, link: '', items: [] };

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: 1, name: 'Vesna' }));
    await performers.create(tx, anActor({ id: 2, name: 'Vera', bannedCountryCodes: ['CH'], priceSinglec2c: null }));
    await performers.setPresence(tx, 1, {
      online: true,
      state: 'live',
      freeChat: false,
      livePreview: false,
      voyeur: false,
      viewers: 0,
    });
  });
});

it('answers with every section: performers, what other domains fill, and nothing where there is no domain', async () => {
  expect(await find('vesna')).toEqual({
    ok: true,
    data: {
      searchPattern: 'vesna',
      proposals: [],
      actors: {
        count: 1,
        link: '/en/search/vesna/',
        items: [{ name: 'Vesna', image: '', link: '/en/amateur/vesna/', online: true, mobileVideoCall: true }],
      },
      videos: nothing,
      mediathek: nothing,
      blog: {
        count: 1,
        link: '/en/magazine/',
        items: [{ name: 'An evening with Vesna', image: '', link: '/en/magazine/vesna/' }],
      },
      more: [],
    },
  });
});

it('gives the same performers as cards, live ones first, and leaves out who is not to be seen there', async () => {
  const cards = async (country: string | null) => {
    const answer = await as(country).query(actorSearch, { pattern: 've' });
    return answer.ok ? [answer.data.items.map(({ name }) => name), answer.data.total, answer.data.online] : answer;
  };
  expect(await cards(null)).toEqual([['Vesna', 'Vera'], 2, 1]);
  expect(await cards('CH')).toEqual([['Vesna'], 1, 1]);
});

it.each([
  'teen',
  'TEEN girls',
  't e e n',
  't.e.e.n',
  't33n',
  'k1ds',
  '16 years',
  '17 Jahre',
  '12 años',
  '15yo',
  'Schülerin',
  'minderjährig',
  'menor de edad',
  'lolita',
])('refuses calmly what suggests minors, and does not repeat it: %s', async (pattern) => {
  for (const answer of [await find(pattern), await as(null).query(actorSearch, { pattern })]) {
    expect(answer).toMatchObject({
      ok: false,
      problem: {
        code: 'search_refused',
        status: 422,
        title: 'Danach suchen wir nicht. Hier sind ausschließlich Erwachsene.',
      },
    });
    expect(JSON.stringify(answer)).not.toContain(pattern);
  }
  expect(JSON.stringify(kit.log)).not.toContain(pattern);
});

it.each(['meteen', 'sixteen strings', '35 jahre', '18 years', 'Kindheit am Meer', 'r 4 k', 'v 8'])(
  'does not mind words that only look alike: %s',
  async (pattern) => {
    expect(await find(pattern)).toMatchObject({ ok: true });
  },
);

it('refuses an empty pattern and one too long, and encodes what stands in an address', async () => {
  expect(await find('   ')).toMatchObject({ ok: false, problem: { code: 'invalid_input' } });
  expect(await find('x'.repeat(61))).toMatchObject({ ok: false, problem: { code: 'invalid_input' } });
  expect(searchPath('de', 'a/b c?')).toBe('/de/suche/a%2Fb%20c%3F/');
  expect(searchPath('nl', 'vesna')).toBe('/nl/search/vesna/');
});

it('words that are searched for stand in no log, also when the search fails', async () => {
  const words = privateMarker('search');
  await find(words);
  const failed = await whileMissing(kit.db, 'performers.actors', async () => [
    await find(words),
    await as(null).query(actorSearch, { pattern: words }),
  ]);
  for (const answer of failed) expectSilentFailure(answer, '42P01', words);
});

it('a kind of its own comes with its title in the language of the search, where it finds something', async () => {
  const title = { en: 'Trinkets', de: 'Kleinigkeiten', nl: 'Snuisterijen', es: 'Baratijas' };
  kit.extensions.add('trinkets', [
    extend(searchSources, {
      section: 'trinkets',
      title,
      find: async ({ pattern }) =>
        pattern === 'shell'
          ? { count: 1, link: '/en/trinkets/', items: [{ name: 'A shell', image: '', link: '/en/trinkets/1/' }] }
          : nothing,
    }),
  ]);
  expect(await find('shell')).toMatchObject({
    data: { more: [{ section: 'trinkets', title: 'Trinkets', count: 1, items: [{ name: 'A shell' }] }] },
  });
  expect(await find('pebble')).toMatchObject({ data: { more: [] } });
});

it('of many that fit all are counted, the first are listed, and the pages walk through them once', async () => {
  await seedActors(kit.db.pool, 1_000, { now: kit.clock.now() });
  const { rows } = await kit.db.pool.query(`select id from performers.actors where name like 'Ba%'`);
  const found = await find('ba');
  expect(found).toMatchObject({ ok: true, data: { actors: { count: rows.length } } });
  expect(found.ok && found.data.actors.items).toHaveLength(10);
  const page = async (number: number) => {
    const answer = await as(null).query(actorSearch, { pattern: 'ba', from: (number - 1) * 30 });
    return answer.ok ? answer.data.items.map(({ id }) => id) : [];
  };
  const pages = [...(await page(1)), ...(await page(2))];
  expect(new Set(pages)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(pages).toHaveLength(rows.length);
});

it('a section that two domains fill is answered by neither', async () => {
  const sources = (section: 'videos' | 'blog') => extend(searchSources, { section, find: async () => nothing });
  kit.extensions.add('videos', [sources('videos')]);
  kit.extensions.add('library', [sources('videos')]);
  expect(await find('vesna')).toMatchObject({ ok: false, problem: { status: 500 } });
  expect(JSON.stringify(kit.log.lines.map(({ entry }) => String((entry as { err?: Error }).err)))).toContain(
    'The search section videos is filled twice.',
  );
});
