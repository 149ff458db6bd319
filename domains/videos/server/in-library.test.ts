import { beforeAll, expect, it } from 'vitest';
import { consentDomain } from '#domains/consent/server/index.ts';
import { putPeople } from '#domains/consent/testing/records.ts';
import { pinnableAlbums } from '#domains/favourites/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { getTileGrid, mediaLibrary } from '#domains/library/contract/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { videosDomain } from './index.ts';

const { kit, as, domains } = await testWorld(
  { consent: consentDomain, videos: videosDomain, performers: performersDomain, ledger: ledgerDomain },
  { env: { DEMO: 'off' }, instead: { subscriptions: { isActive: async () => false } } },
);
let videoId = 0;

beforeAll(() => putPeople(kit, domains.consent, [9001, 9002]));
beforeAll(async () => {
  await kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
  const { rows } = await kit.db.pool.query<{ id: number }>(
    `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, price, age_rating, is_covered, created_at, released_at)
     values (9001, 'Mira', 'F', gen_random_uuid(), 'ready', 'published', '{"en":"A walk","de":"","nl":"","es":""}', '{}', 400, 12, true, now(), now()) returning id`,
  );
  videoId = rows[0]?.id ?? 0;
});

it('what was bought is in its guest’s library at once, and in nobody else’s; taken down, it stays and says why', async () => {
  await fundGuest(domains.ledger, kit.db, 20, 1000);
  const bought = await as(20).call(contract.buyVideo, { params: { videoId: String(videoId) }, body: { shown: 400 } });
  expect(bought).toMatchObject({ ok: true });
  const path = `/amateur/mira/videos/${videoId}/`;
  expect(await as(20).query(mediaLibrary, {})).toMatchObject({
    data: {
      total: 1,
      items: [{ id: String(videoId), title: 'A walk', path, paid: { value: 400 }, isPaidBack: false }],
    },
  });
  expect(await as(21).query(mediaLibrary, {})).toMatchObject({ data: { total: 0 } });
  await kit.db.pool.query(`update videos.videos set state = 'takenDown', reason = 'not this one' where id = $1`, [
    videoId,
  ]);
  await kit.db.pool.query('update videos.owned set ended_at = now()');
  expect(await as(20).query(mediaLibrary, {})).toMatchObject({
    data: { items: [{ isTakenDown: true, reason: 'not this one', isPaidBack: true, isOpen: false }] },
  });
});

it('videos are tiles of a grid', async () => {
  await kit.db.pool.query(`update videos.videos set state = 'published'`);
  const params = { type: 'videos', payload: JSON.stringify({ sort: 'price', actorId: 9001 }) };
  expect(await as(null).call(getTileGrid, { params })).toMatchObject({
    data: { success: true, data: { totalCount: 1, initialTiles: [{ id: String(videoId), price: { value: 400 } }] } },
  });
});

it('what a guest keeps is among what they pinned, beside what they bought, and goes when they take it away', async () => {
  const [source] = kit.extensions.of(pinnableAlbums);
  const caller = testCaller({ accountId: 26, roles: ['guest'] }) as AccountCaller;
  expect(await source?.find(kit.db, [videoId + 1000], caller)).toEqual([]);
  const { rows } = await kit.db.pool.query<{ id: number }>(
    `insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, price, age_rating, is_covered, created_at, released_at)
     values (9001, 'Mira', 'F', gen_random_uuid(), 'ready', 'published', '{"en":"Kept","de":"","nl":"","es":""}', '{}', 400, 12, true, now(), now()) returning id`,
  );
  const albumId = rows[0]?.id ?? 0;
  expect(await source?.find(kit.db, [albumId], caller)).toMatchObject([
    { id: String(albumId), title: 'Kept', actor: { name: 'Mira' }, path: `/amateur/mira/videos/${albumId}/` },
  ]);
  const pin = (guestId: number, at: Date | null) =>
    kit.db.transaction(async (tx) => source?.pinned?.(tx, { albumId, guestId, at }));
  const kept = async (guestId: number) => {
    const page = await as(guestId).query(mediaLibrary, { filter: { mediaType: 'video', sourceType: 'pinned' } });
    return page.ok ? page.data.items.map(({ title }) => title) : page.problem;
  };
  await pin(26, new Date(kit.clock.now()));
  expect([await kept(26), await kept(20)]).toEqual([['Kept'], []]);
  await pin(26, null);
  expect(await kept(26)).toEqual([]);
});
