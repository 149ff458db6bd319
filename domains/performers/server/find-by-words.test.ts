import { beforeAll, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { testKit } from '#kit/testing/kit.ts';
import { anActor } from '../testing/actors.ts';
import { seedActors } from '../testing/many-actors.ts';
import { createPerformers, performersTables } from './index.ts';

const kit = await testKit([mediaTables, performersTables]);
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });

const cast = [
  'Vesna',
  'Mara Lindt',
  'Zoë',
  'Anja',
  'Jean-Luc',
  'Straßer',
  'Lior',
  'TildaUndBo',
  'Łukasz',
  'Søren',
  'ægir',
  'Ma\u200brisol',
];
const silent = { de: '', en: '', nl: '', es: '' };
const headlines: Record<string, typeof silent> = {
  Vesna: {
    de: 'Akustikgitarre, Tee und ein offenes Ohr',
    en: 'Acoustic guitar, tea and a good listener',
    nl: 'Akoestische gitaar en een luisterend oor',
    es: 'Guitarra acústica y buena compañía',
  },
  Anja: { ...silent, de: 'Gemütliche Abende', en: 'Long talks' },
};
const abouts: Record<string, typeof silent> = { Zoë: { ...silent, nl: 'Ik schilder met waterverf.' } };

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await performers.putCategory(tx, 'music', { de: 'Musik', en: 'Music', nl: 'Muziek', es: 'Música' }, 1);
    for (const [at, name] of cast.entries()) {
      await performers.create(
        tx,
        anActor({
          id: at + 1,
          name,
          headline: headlines[name] ?? silent,
          about: abouts[name] ?? silent,
          categories: name === 'Lior' ? ['music'] : [],
          bannedCountryCodes: name === 'Anja' ? ['CH'] : [],
        }),
      );
    }
  });
});

const search = (pattern: string, more: { country?: string; from?: number; take?: number } = {}) =>
  performers.search(kit.db, { pattern, language: 'en', country: null, from: 0, take: 10, ...more });
const found = async (pattern: string, country?: string) =>
  (await search(pattern, country ? { country } : {})).items.map(({ name }) => name);

it('finds a name by its beginning, by any of its words, and without regard to accents and capitals', async () => {
  expect(await found('ves')).toEqual(['Vesna']);
  expect(await found('LINDT')).toEqual(['Mara Lindt']);
  expect(await found('lindt mar')).toEqual(['Mara Lindt']);
  expect(await found('maralindt')).toEqual(['Mara Lindt']);
  expect(await found('zoe')).toEqual(['Zoë']);
  expect(await found('ZOÉ')).toEqual(['Zoë']);
  expect(await found('strasser')).toEqual(['Straßer']);
  expect(await found('luc')).toEqual(['Jean-Luc']);
  expect(await found('Tilda und Bo')).toEqual(['TildaUndBo']);
});

it.each([
  ['lukasz', 'Łukasz'],
  ['ŁUKASZ', 'Łukasz'],
  ['soren', 'Søren'],
  ['Søren', 'Søren'],
  ['aegir', 'ægir'],
  ['ÆGIR', 'ægir'],
  ['STRAẞER', 'Straßer'],
  ['\u2068Vesna\u2069', 'Vesna'],
  ['marisol', 'Ma\u200brisol'],
])('finds a name by its plain letters and by its own: %s is %s', async (typed, name) => {
  expect(await found(typed)).toEqual([name]);
});

it('names and texts are looked up in indexes, not row by row', async () => {
  const plan = await kit.db.transaction(async (tx) => {
    await tx.orm.execute('set local enable_seqscan = off');
    const keys = `name_keys && array['^lukasz']`;
    const texts = `text_words @@ 'guitar'::tsquery`;
    const parts = `performers.parts_of(name, 1) @> array['luk']`;
    const plans: unknown[] = [];
    for (const where of [keys, texts, parts])
      plans.push((await tx.orm.execute(`explain select id from performers.actors where ${where}`)).rows);
    return JSON.stringify(plans);
  });
  for (const index of ['actors_search', 'actors_texts', 'actors_name_parts']) expect(plan).toContain(index);
});

it.each(['vensa', 'vesn', 'vesnna', 'wesna', 'esna'])('forgives one slip: %s is Vesna', async (typed) => {
  expect(await found(typed)).toEqual(['Vesna']);
});

it('does not guess where a slip makes another word', async () => {
  expect(await found('zxe')).toEqual([]);
  expect(await found('vxxna')).toEqual([]);
  expect(await found('--- …')).toEqual([]);
  expect(await found("'; drop table performers.actors --%_")).toEqual([]);
});

it('finds by theme in any language, and proposes what the words were on the way to', async () => {
  expect(await found('musik')).toEqual(['Lior']);
  expect((await search('mus')).proposals).toEqual(['Music']);
  expect((await search('vensa')).proposals).toEqual(['Vesna']);
  expect((await search('vesna')).proposals).toEqual([]);
});

it.each([
  ['Gitarre', 'Vesna'],
  ['gitarren', 'Vesna'],
  ['guitar', 'Vesna'],
  ['Listeners', 'Vesna'],
  ['luisterend', 'Vesna'],
  ['compania', 'Vesna'],
  ['talks', 'Anja'],
  ['gemuetlich', 'Anja'],
  ['gemutlich', 'Anja'],
  ['waterverf', 'Zoë'],
  ['vesna gitarre', 'Vesna'],
])('finds by the words of headline and text in four languages: %s', async (typed, name) => {
  expect(await found(typed)).toEqual([name]);
});

it('every word has to fit somewhere, and short ones say nothing about a text', async () => {
  expect(await found('gitarre talks')).toEqual([]);
  expect(await found('te')).toEqual([]);
  expect(await found("guitar':* | 'a")).toEqual([]);
  expect(await found('talks', 'CH')).toEqual([]);
});

it('a very long text is stored, and found by its beginning', async () => {
  const about = { ...silent, en: `Harpsichord ${'la '.repeat(300_000)} ${'x'.repeat(5_000)}` };
  await kit.db.transaction((tx) =>
    performers.create(tx, anActor({ id: 90, name: 'Bertram', about, headline: silent })),
  );
  expect(await found('harpsichord')).toEqual(['Bertram']);
});

it('a theme is found by its plural', async () => {
  await kit.db.transaction((tx) =>
    performers.putCategory(tx, 'talk', { de: 'Gespräche', en: 'Talk', nl: 'Gesprekken', es: 'Charlas' }, 2),
  );
  expect((await search('talks')).proposals).toEqual(['Talk']);
});

it('shows nobody where they do not want to be seen', async () => {
  expect(await found('anja', 'CH')).toEqual([]);
  expect(await found('anja', 'AT')).toEqual(['Anja']);
});

it('counts all and gives a page', async () => {
  const { count, items } = await search('a', { from: 0, take: 1 });
  expect([count, items.length]).toEqual([2, 1]);
});

it('finds somebody among a thousand others as among few', async () => {
  await seedActors(kit.db.pool, 1_000, { now: kit.clock.now() });
  expect(await found('vesna')).toEqual(['Vesna']);
  expect(await found('mara lindt')).toEqual(['Mara Lindt']);
  const { rows } = await kit.db.pool.query(
    `select name from performers.actors where id >= 1000000 order by id limit 3`,
  );
  for (const { name } of rows) expect((await found(name))[0]).toBe(name);
  const { count, items } = await search('music', { take: 10 });
  expect([count > 300, items.length]).toEqual([true, 10]);
});

it('of more than are counted a page is kept for a moment, and nobody on it who is not seen any more', async () => {
  const { isMore, items } = await search('guitar');
  expect([isMore, items.length]).toEqual([true, 10]);
  const [first, second] = items;
  await kit.db.pool.query('update performers.actors set is_locked = true where id = $1', [first?.id]);
  await kit.db.pool.query(`update performers.actors set banned_country_codes = '{NO}' where id = $1`, [second?.id]);
  expect((await search('guitar')).items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
  expect((await search('guitar', { country: 'NO' })).items.map(({ id }) => id)).not.toContain(second?.id);
  await kit.db.pool.query('update performers.actors set is_locked = false');
});

it('the site map names nobody who is hidden from the country that asks for it, and nobody who is locked', async () => {
  const named = async (country: string | null) =>
    new Set((await performers.sitemap(kit.db, country)).map(({ params }) => params.actorName));
  expect((await named(null)).has('anja')).toBe(true);
  expect((await named('DE')).has('anja')).toBe(true);
  expect((await named('CH')).has('anja')).toBe(false);
  await kit.db.pool.query("update performers.actors set is_locked = true where name = 'Lior'");
  expect((await named(null)).has('lior')).toBe(false);
  await kit.db.pool.query("update performers.actors set is_locked = false where name = 'Lior'");
});
