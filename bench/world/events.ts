import type pg from 'pg';
import type { WorldSize } from './fill.ts';
import { firstActor, firstAlbum, firstGuest } from './fill.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Kinds of events, with what part of all each is; a guest has as many of a kind as any other. */
const parts = {
  views: 0.5,
  likes: 0.1,
  pins: 0.1,
  pinnedThings: 0.05,
  bought: 0.05,
  sales: 0.05,
  signals: 0.15,
} as const;

/** What guests did in a year and a half: views, hearts, pins, purchases, sales, and what recommendations read from. */
export async function fillEvents(client: pg.Client, size: WorldSize, now: number): Promise<void> {
  const { actors, videos, albums, guests, events } = size;
  const eachOf = (kind: keyof typeof parts): number => Math.max(1, Math.round((parts[kind] * events) / guests));
  // Steps coprime to any of the sizes: of one guest no thing comes twice.
  const pairs = `from generate_series(0, $1::int - 1) g, generate_series(0, $2::int - 1) k
    cross join lateral (select $3::bigint + g as guest_id, to_timestamp($4::double precision / 1000) - (g::bigint * 7919 + k * 104729) % 500000 * interval '90 seconds' as at) made`;
  const asked = (kind: keyof typeof parts, ...more: unknown[]) => [guests, eachOf(kind), firstGuest, now, ...more];
  const thing = (many: string): string => `(g::bigint * 7919 + k::bigint * 104729) % ${many}`;
  const fill = (table: string, text: string, values: unknown[]): Promise<void> =>
    withoutIndexes(client, table, () => client.query(`insert into ${table} ${text} on conflict do nothing`, values));

  await fill(
    'videos.places',
    `(guest_id, video_id, ms, viewed_on, updated_at) select guest_id, 1 + ${thing('$5::int')}, 1000 * (k % 300), at::date::text, at ${pairs}`,
    asked('views', videos),
  );
  await fill(
    'videos.likes',
    `(guest_id, video_id, created_at) select guest_id, 1 + ${thing('$5::int')}, at ${pairs}`,
    asked('likes', videos),
  );
  await fill(
    'favourites.pins',
    `(guest_id, actor_id, pinned_at) select guest_id, $6::int + ${thing('$5::int')}, at ${pairs}`,
    asked('pins', actors, firstActor),
  );
  await fill(
    'favourites.pinned_things',
    `(guest_id, kind, thing, actor_id, pinned_at)
     select guest_id, 'album', $6::int + ${thing('$5::int')}, $8::int + ${thing('$5::int')} * 37 % $7::int, at ${pairs}`,
    asked('pinnedThings', albums, firstAlbum, actors, firstActor),
  );
  await fill(
    'videos.owned',
    `(guest_id, video_id, sale, price, origin, owned_at)
     select guest_id, 1 + ${thing('$5::int')}, 'video:' || guest_id || '-' || k, 200, 'bought', at ${pairs}`,
    asked('bought', videos),
  );
  await fill(
    'sales.sales',
    `(key, kind, category, buyer_id, seller_id, seller_name, share_percent, paid, covered, earned, paid_back, taken_back, begun_at, completed_at)
     select 'video:' || guest_id || '-' || k, 'video', 'video', guest_id, $6::int + ${thing('$5::int')}, 'x', 30, 200, 0, 60, 0, 0, at, at ${pairs}`,
    asked('sales', actors, firstActor),
  );
  await client.query('select setseed(0.42)');
  // Two of forty tastes each, mostly of the better known, and every eighth of anybody.
  await fill(
    'recommendations.signals',
    `(guest_id, actor_id, kind, weight, at)
     select distinct on (guest_id, actor_id) * from (
       select guest_id, $6::int + case when random() < 0.125 then floor(random() * $5::int)::int
           else least($5::int - 1, floor(power(random(), 2) * ($5::int / 40))::int * 40 + case when random() < 0.6 then g * 7 % 40 else (g * 11 + 5) % 40 end) end as actor_id,
         (array['watched', 'paid', 'pinned'])[1 + k % 3], 0.5 + random() * 5, at ${pairs}) made`,
    asked('signals', actors, firstActor),
  );
}
