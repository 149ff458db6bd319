import { beforeAll, describe, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { searchSources } from '#domains/search/server/index.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { videosDomain } from './index.ts';
import { mostCounted } from './list-videos.ts';

const { kit, as, domains } = await testWorld({
  consent: consentDomain,
  videos: videosDomain,
  performers: performersDomain,
});
const guest = as(31);

/** So many published videos of Mira: every second called after the evening, every hundredth after the lake, likes as their place says. */
const many = mostCounted + 500;
beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(async () => {
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  await domains.videos.start?.();
  await kit.db.pool.query(
    `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, words, age_rating, tags, likes, is_covered, created_at, released_at)
     select 9001, 'Mira', 'F', gen_random_uuid(), 'ready', 'published', jsonb_build_object('de', '', 'en', words, 'nl', '', 'es', ''),
       '{"de":"","en":"","nl":"","es":""}', words, 12, case when n % 100 = 0 then array[(select id from videos.tags where key = 'asmr')] else '{}' end,
       n / 3, true, now(), now() - n * interval '1 minute'
     from generate_series(1, $1::int) n
       cross join lateral (select case when n % 2 = 0 then 'evening ' else 'morning ' end || case when n % 100 = 0 then 'at the lake' else 'at home' end as words) as called`,
    [many],
  );
});

/** Everything a list answers, page by page, by likes. */
async function all(ask: (after?: string) => Promise<{ ok: boolean; data?: contract.VideoPage }>) {
  const items: contract.Video[] = [];
  let after: string | undefined;
  let total = 0;
  do {
    const answer = await ask(after);
    if (!answer.data) throw new Error('refused');
    items.push(...answer.data.items);
    total = answer.data.total;
    after = answer.data.next ?? undefined;
  } while (after !== undefined);
  return { items, total };
}
const byLikes = (items: readonly contract.Video[]) =>
  [...items].sort((a, b) => b.rating.likes - a.rating.likes || b.id - a.id).map(({ id }) => id);

describe('long lists', () => {
  it('answer each video once in the asked order, whether few match or more than are counted', async () => {
    const few = await all((after) =>
      guest.query(contract.searchVideos, { pattern: 'lake', first: 6, ...(after && { after }) }),
    );
    expect(few.items.map(({ id }) => id)).toEqual(byLikes(few.items));
    expect(few.items).toHaveLength(many / 100);
    expect(few.total).toBe(many / 100);
    const half = await all((after) =>
      guest.query(contract.searchVideos, { pattern: 'evening', first: 60, ...(after && { after }) }),
    );
    expect(half.items).toHaveLength(many / 2);
    const whole = await all((after) =>
      guest.query(contract.videos, { order: 'topRated', first: 60, ...(after && { after }) }),
    );
    expect(whole.items.map(({ id }) => id)).toEqual(byLikes(whole.items));
    expect(new Set(whole.items.map(({ id }) => id)).size).toBe(many);
    expect(whole.total).toBe(mostCounted);
  });

  it('those with the tag ASMR are a list of their own, found by words, and a few of them a kind of search result', async () => {
    const list = await guest.query(contract.videos, { filter: { types: { asmr: true } }, order: 'topRated' });
    expect(list).toMatchObject({ ok: true, data: { total: many / 100, isMore: false } });
    const words = await guest.query(contract.searchAsmr, { pattern: 'Lake', first: 3 });
    expect(words).toMatchObject({ ok: true, data: { total: many / 100 } });
    expect(words.ok && words.data.items).toHaveLength(3);
    expect(await guest.query(contract.searchAsmr, { pattern: 'home' })).toMatchObject({
      data: { items: [], total: 0 },
    });
    const [section] = kit.extensions.of(searchSources).filter(({ section }) => section === 'asmr');
    const request = {
      pattern: 'lake',
      language: 'de',
      caller: testCaller({}),
      from: 0,
      take: 15,
      isCounted: true,
      sort: 'rank',
      isReversed: false,
      terms: [{ typed: 'lake', also: [] }],
    } as const;
    const found = await section?.find(request);
    expect(found).toMatchObject({ count: many / 100, link: '/de/search/videos/lake/?only=asmr' });
    expect(found?.items).toHaveLength(contract.asmrPerResult);
  });
});

it('whose performer is not seen from a country is neither shown nor counted there', async () => {
  await kit.db.transaction((tx) =>
    domains.performers.create(tx, anActor({ id: 9002, name: 'Nora', bannedCountryCodes: ['CH'] })),
  );
  await kit.db.pool.query(
    `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, words, age_rating, is_covered, created_at, released_at)
     select id, name, 'F', gen_random_uuid(), 'ready', 'published', '{"de":"","en":"A meadow","nl":"","es":""}',
       '{"de":"","en":"","nl":"","es":""}', 'meadow', 12, true, now(), now()
     from performers.actors cross join generate_series(1, 2)`,
  );
  const found = async (country: string | null) => {
    const answer = await as({ accountId: null, roles: [], country }).query(contract.searchVideos, {
      pattern: 'meadow',
    });
    return answer.ok ? [answer.data.total, answer.data.items.map(({ model }) => model.name).sort()] : answer;
  };
  expect(await found(null)).toEqual([4, ['Mira', 'Mira', 'Nora', 'Nora']]);
  expect(await found('CH')).toEqual([2, ['Mira', 'Mira']]);
  expect(await found('AT')).toEqual([4, ['Mira', 'Mira', 'Nora', 'Nora']]);
});

it('forgives a slip in a word of a title, and takes a word that is known as it is', async () => {
  const total = async (pattern: string) => {
    const answer = await guest.query(contract.searchVideos, { pattern });
    return answer.ok ? answer.data.total : answer;
  };
  const [evenings, meadows] = [await total('evening'), await total('meadow')];
  expect([evenings, meadows]).toEqual([many / 2, 4]);
  for (const typed of ['eveming', 'evning', 'evenning', 'veening']) expect(await total(typed)).toBe(evenings);
  expect(await total('maedow')).toBe(meadows);
  expect(await total('evening maedow')).toBe(0);
  expect(await total('xveming')).toBe(0);
});

it('who is liked best is reckoned once for all who ask within a minute', async () => {
  const readings = async () => {
    const before = kit.db.changes.statements;
    expect(await as(null).query(contract.videoStars, {})).toMatchObject({ ok: true });
    return kit.db.changes.statements - before;
  };
  await kit.clock.advance(61_000);
  const [first, second] = [await readings(), await readings()];
  expect(second).toBeLessThan(first);
});
