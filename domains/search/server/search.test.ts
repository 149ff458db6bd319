import { beforeAll, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { expectSilentFailure, whileMissing } from '#kit/testing/failing-table.ts';
import { testKit } from '#kit/testing/kit.ts';
import { privateMarker } from '#kit/testing/log-watch.ts';
import * as contract from '../contract/index.ts';
import { searchActors, searchResult } from '../contract/index.ts';
import { searchPath } from '../contract/pages.ts';
import { createSearch, searchSources, searchTables } from './index.ts';

const kit = await testKit([mediaTables, performersTables, searchTables]);
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });
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
  as(country).call(searchResult, { params: { language: 'en', searchPattern }, query: { withTotalCount: 'true' } });
const nothing = { count: 0, isMore: false, link: '', items: [] };

beforeAll(async () => {
  await search.start?.();
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
      mobileCall: true,
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
        isMore: false,
        link: '/en/search/actors/vesna/',
        items: [{ name: 'Vesna', image: '', link: '/en/amateur/vesna/', online: true, mobileVideoCall: true }],
      },
      videos: nothing,
      mediathek: nothing,
      blog: {
        count: 1,
        isMore: false,
        link: '/en/magazine/',
        items: [{ name: 'An evening with Vesna', image: '', link: '/en/magazine/vesna/' }],
      },
      more: [],
    },
  });
});

it('gives the same performers as cards, live ones first, and leaves out who is not to be seen there', async () => {
  const cards = async (country: string | null) => {
    const answer = await as(country).query(searchActors, { pattern: 've' });
    return answer.ok ? [answer.data.items.map(({ name }) => name), answer.data.total] : answer;
  };
  expect(await cards(null)).toEqual([['Vesna', 'Vera'], 2]);
  expect(await cards('CH')).toEqual([['Vesna'], 1]);
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
  for (const answer of [await find(pattern), await as(null).query(searchActors, { pattern })]) {
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
    await as(null).query(searchActors, { pattern: words }),
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
  const pages: number[] = [];
  let after: string | undefined;
  do {
    const answer = await as(null).query(searchActors, { pattern: 'ba', ...(after && { after }) });
    if (!answer.ok) throw new Error(answer.problem.title);
    pages.push(...answer.data.items.map(({ id }) => id));
    after = answer.data.next ?? undefined;
  } while (after !== undefined);
  expect(new Set(pages)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(pages).toHaveLength(rows.length);
});

it('without a wish for totals nothing is counted; a type answers its kind alone, and orders go both ways', async () => {
  const ask = async (query: object, searchPattern = 'ba') => {
    const answer = await as(null).call(searchResult, { params: { language: 'en', searchPattern }, query });
    if (!answer.ok) throw new Error(answer.problem.title);
    return answer.data;
  };
  expect((await ask({})).actors).toMatchObject({ count: 11, isMore: true });
  expect((await ask({ withTotalCount: 'true' }, 'music')).actors).toMatchObject({ count: 362, isMore: false });
  expect((await ask({ type: 'blog' }, 'vesna')).actors).toEqual(nothing);
  expect((await ask({ type: 'blog' }, 'vesna')).blog.count).toBe(1);
  expect((await ask({ type: 'tv' }, 'vesna')).blog.count).toBe(0);
  const prices = async (order: 'asc' | 'desc') => {
    const answer = await as(null).query(searchActors, { pattern: 'ba', sort: 'price', order, first: 60 });
    const later = answer.ok ? answer.data.items.filter(({ isOnline }) => !isOnline) : [];
    return later.map(({ prices: { video } }) => video ?? 0);
  };
  const up = await prices('asc');
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  const down = await prices('desc');
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect(await as(null).query(searchActors, { pattern: 'ba', after: 'WyJyYW5rIiwieCIsIjEiXQ' })).toMatchObject({
    ok: false,
    problem: { code: 'invalid_input' },
  });
  expect(await as(null).query(contract.globalSearch, { pattern: 'vesna' })).toMatchObject({
    data: { actors: { count: 1 } },
  });
});

const operator = testClient(dispatcher, { accountId: 900, roles: ['operator'] });
const noWords = { de: [], en: [], nl: [], es: [] };

it('words that mean the same find each other in every language, words that say nothing are left out, and operators change both', async () => {
  const names = async (pattern: string) => {
    const answer = await as(null).query(searchActors, { pattern });
    return answer.ok ? answer.data.items.map(({ name }) => name) : answer;
  };
  // "musica" is a theme's name only in the group of words; the language of the caller is German.
  expect(((await names('música')) as string[]).length).toBe(30);
  expect(await names('vesna mit der')).toEqual(['Vesna']);
  expect(await names('zither')).toEqual([]);
  const words = { ...noWords, de: ['zither'], en: ['vesna'] };
  expect(
    await operator.call(contract.saveSearchWords, { body: { kind: 'same', words: { ...noWords, en: ['lute'] } } }),
  ).toMatchObject({ ok: false, problem: { code: 'search_group_too_small', errors: [{ field: 'body.words' }] } });
  const both = { ...noWords, de: ['zither'], en: ['guitar'] };
  const saved = await operator.call(contract.saveSearchWords, { body: { kind: 'same', words: both } });
  expect(saved).toMatchObject({ ok: true });
  expect(((await names('zither')) as string[]).length).toBe(30);
  const groupId = saved.ok ? saved.data.id : 0;
  expect(await operator.call(contract.saveSearchWords, { body: { id: groupId, kind: 'same', words } })).toMatchObject({
    ok: true,
  });
  expect(await operator.call(contract.removeSearchWords, { params: { groupId } })).toMatchObject({ ok: true });
  expect(await names('zither')).toEqual([]);
  expect(await operator.call(contract.removeSearchWords, { params: { groupId } })).toMatchObject({
    problem: { code: 'not_found' },
  });
});

it('what is refused leaves a count of its day and language for moderation, and nothing else', async () => {
  await kit.db.pool.query('delete from search.refusals');
  await find('schoolgirl 15yo');
  await find('lolita');
  await as(null).query(searchActors, { pattern: 'lolita' });
  expect(await operator.call(contract.readSearchWords, {})).toMatchObject({
    data: {
      refused: [
        { language: 'de', count: 1 },
        { language: 'en', count: 2 },
      ],
    },
  });
  await kit.clock.advance(91 * 86_400_000);
  await find('lolita');
  expect(await operator.call(contract.readSearchWords, {})).toMatchObject({ data: { refused: [{ count: 1 }] } });
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
