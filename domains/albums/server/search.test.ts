import { beforeAll, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { searchSources } from '#domains/search/server/index.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testWorld } from '#kit/testing/world.ts';
import { albumsDomain } from './index.ts';

const { kit, domains } = await testWorld({ albums: albumsDomain, performers: performersDomain });

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' }));
    await domains.performers.create(tx, anActor({ id: 9002, name: 'Nora', bannedCountryCodes: ['CH'] }));
  });
  await kit.db.pool.query(
    `insert into albums.albums (key, actor_id, actor_name, state, title, description, words, age_rating, is_covered, created_at, released_at)
     select gen_random_uuid(), id, name, 'published', jsonb_build_object('de', '', 'en', said, 'nl', '', 'es', ''), '{"de":"","en":"","nl":"","es":""}',
       lower(said) || ' ' || lower(name), 12, true, now(), now()
     from performers.actors cross join unnest(array['A morning by the lake', 'Lanterns']) said`,
  );
});

async function find(pattern: string, country: string | null = null) {
  const [section] = kit.extensions.of(searchSources).filter((source) => source.section === 'galleries');
  const caller = testCaller({ accountId: null, roles: [], country });
  const terms = pattern.split(' ').map((typed) => ({ typed, also: [] }));
  const wanted = { pattern, terms, caller, from: 0, take: 5, isCounted: true, language: 'en' } as const;
  return section?.find({ ...wanted, sort: 'rank', isReversed: false });
}

it('whose performer is not seen from a country is neither shown nor counted there', async () => {
  expect(await find('morning', 'AT')).toMatchObject({ count: 2, items: [{}, {}] });
  expect(await find('morning', 'CH')).toMatchObject({ count: 1, items: [{ name: 'A morning by the lake' }] });
});

it.each(['mornign', 'mornin', 'moorning', 'nornings', 'lantern', 'lantrens', 'mornign lake'])(
  'forgives a slip in a word of a title: %s',
  async (typed) => {
    expect((await find(typed))?.count).toBe(typed === 'nornings' ? 0 : 2);
  },
);

it('a word that is known, short or a number is taken as it is; new words of a title are known at once', async () => {
  expect((await find('lakes'))?.count).toBe(2);
  expect((await find('lak'))?.count).toBe(2);
  expect((await find('lek'))?.count).toBe(0);
  await kit.db.pool.query("update albums.albums set words = 'lane mira' where words = 'lanterns mira'");
  expect((await find('lane'))?.count).toBe(1);
  // One slip from "lane" and from "lake".
  expect((await find('lnae'))?.count).toBe(3);
  expect((await find('%___'))?.count).toBe(0);
});
