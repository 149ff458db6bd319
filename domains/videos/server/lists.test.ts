import { beforeAll, describe, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { searchSources } from '#domains/search/server/index.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { videosDomain } from './index.ts';
import { mostCounted } from './list-videos.ts';

const { kit, as, domains } = await testWorld({ videos: videosDomain, performers: performersDomain });
const guest = as(31);

/** So many published videos of Mira: every second called after the evening, every hundredth after the lake, likes as their place says. */
const many = mostCounted + 500;
beforeAll(async () => {
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  await domains.videos.start?.();
  await kit.db.pool.query(
    `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, words, age_rating, tags, likes, created_at, released_at)
     select 9001, 'Mira', 'F', gen_random_uuid(), 'ready', 'published', jsonb_build_object('de', '', 'en', words, 'nl', '', 'es', ''),
       '{"de":"","en":"","nl":"","es":""}', words, 12, case when n % 100 = 0 then array[(select id from videos.tags where key = 'asmr')] else '{}' end,
       n / 3, now(), now() - n * interval '1 minute'
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
    const request = { pattern: 'lake', language: 'de', caller: testCaller({}), from: 0, take: 15 } as const;
    const found = await section?.find(request);
    expect(found).toMatchObject({ count: many / 100, link: '/de/search/videos/lake/?only=asmr' });
    expect(found?.items).toHaveLength(contract.asmrPerResult);
  });
});
