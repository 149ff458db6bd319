import type pg from 'pg';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { seedVideos } from '#domains/videos/testing/many-videos.ts';

/** Guests of the tables, by their numbers, and performers likewise. */
export const guests = { first: 20_000_000, many: 1_000 } as const;
export const actors = { first: 1_000_000, many: 1_000 } as const;

/** So many times as many rows as there are the planner is told of. */
const asMany = 500;

/** Rows of each guest. */
const each = (columns: string): string =>
  `${columns} from generate_series(0, ${guests.many - 1}) g, generate_series(0, 2) k
   cross join lateral (select ${guests.first}::bigint + g as guest, ${actors.first} + (g * 7 + k * 101) % ${actors.many} as actor) pair`;

const fills = [
  "update performers.actors set created_at = created_at - id % 1000 * interval '1 day'",
  `insert into identity.accounts (id, email, email_key, email_verified_at, password_hash, roles, language, adult_declared_at, created_at)
   select ${guests.first}::bigint + n, 'g' || n || '@example.com', 'g' || n || '@example.com', now(), 'none', '{guest}', 'en', now(), now()
   from generate_series(0, ${guests.many - 1}) n`,
  `insert into guest.profiles (account_id) select id from identity.accounts where id >= ${guests.first} on conflict do nothing`,
  `insert into favourites.pins (guest_id, actor_id, pinned_at) ${each('select guest, actor, now()')}`,
  `insert into messenger.channels (guest_id, actor_id, actor_name, created_at, last_at, talked_at, is_answered) ${each("select guest, actor, 'Bench', now(), now() - g * interval '1 minute', now(), true")}`,
  `insert into messenger.messages (channel_id, type, sender, text, sent_at, key)
   select id, 'text', case when n = 1 then 'guest' else 'actor' end, 'said ' || n, now() - n * interval '1 hour', 'k' || n from messenger.channels, generate_series(1, 2) n`,
  `update messenger.channels c set last_message_id = (select max(id) from messenger.messages m where m.channel_id = c.id), guest_unread = id % 2`,
  `insert into ledger.accounts (name, balance, floor) ${"select 'guest:' || id, 1000, 0 from identity.accounts where id >= "}${guests.first}`,
  `insert into ledger.transfers (key, kind, content, memo, at) ${each("select 't:' || guest || ':' || k, 'chatMinute', 'x', '{}', now() - k * interval '1 day'")}`,
  `insert into ledger.entries (transfer_id, debit, credit, amount, debit_balance, credit_balance)
   select id, 'guest:' || split_part(key, ':', 2), 'performer:' || ${actors.first} + id % ${actors.many}, 100, 900, 100 from ledger.transfers`,
  `insert into library.entries (guest_id, kind, thing, bought_at, price, added_at) ${each("select guest, 'video', (1 + (g * 7 + k * 101) % 1500)::text, now(), 200, now() - g * interval '1 minute'")}`,
  `insert into library.things (kind, thing, words) select 'video', id::text, words from videos.videos`,
  `insert into videos.owned (guest_id, video_id, sale, price, origin, owned_at) ${each("select guest, 1 + (g * 7 + k * 101) % 1500, 'v:' || guest || ':' || k, 200, 'bought', now()")} on conflict do nothing`,
  `insert into videos.likes (guest_id, video_id, created_at) ${each('select guest, 1 + (g * 7 + k * 101) % 1500, now()')}`,
  `insert into videos.places (guest_id, video_id, ms, updated_at) ${each('select guest, 1 + (g * 7 + k * 101) % 1500, 1000, now()')}`,
  `insert into notifications.entries (guest_id, type, actor_id, key, data, path, is_shown, created_at) ${each("select guest, 1, actor, 'k' || k, '{}', '/', true, now() - k * interval '1 hour'")}`,
  `insert into recommendations.signals (guest_id, actor_id, kind, weight, at) ${each("select guest, actor, 'watched', 1 + k, now()")}`,
  `insert into recommendations.likeness (actor_id, other_id, score) select ${actors.first} + n, ${actors.first} + (n + 1 + k * 37) % ${actors.many}, 0.5
   from generate_series(0, ${actors.many - 1}) n, generate_series(0, 4) k`,
  `insert into albums.albums (key, actor_id, actor_name, state, title, description, words, age_rating, is_covered, likes, created_at, released_at)
   select gen_random_uuid(), id, name, 'published', jsonb_build_object('de', '', 'en', said, 'nl', '', 'es', ''), '{"de":"","en":"","nl":"","es":""}', said || ' ' || lower(name), 12, true,
     id % 97, now(), now() from performers.actors, lateral (select (array['harbour', 'rooftop', 'orchard', 'island'])[1 + id % 4] || ' ' || id as said) made`,
] as const;

/**
 * Some thousand rows of whatever pages ask for most, of many guests, and figures as if they were a million. Answers the tables that are large then,
 * `schema.name`.
 */
export async function fillLargeTables(client: pg.Client, now: number): Promise<ReadonlySet<string>> {
  await seedActors(client, actors.many, { now, firstId: actors.first });
  await seedVideos(client, 1_500, { now, guestId: guests.first, bought: 1 });
  for (const text of fills) await client.query(text);
  await client.query('analyze');
  const { rows } = await client.query<{ name: string | null }>(
    `update pg_class c set reltuples = c.reltuples * ${asMany} from pg_namespace n, pg_class t
     where n.oid = c.relnamespace and t.oid = coalesce((select indrelid from pg_index where indexrelid = c.oid), c.oid)
       and c.relkind in ('r', 'i') and t.reltuples >= ${guests.many} and n.nspname !~ '^pg_|information_schema'
     returning case when c.relkind = 'r' then n.nspname || '.' || c.relname end as name`,
  );
  return new Set(rows.flatMap(({ name }) => name ?? []));
}
