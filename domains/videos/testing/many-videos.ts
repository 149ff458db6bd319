/** What a statement is sent to: a client of `pg`, or a pool. */
interface Statements {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

const places = ['lake', 'kitchen', 'garden', 'studio', 'balcony', 'city', 'forest', 'beach', 'workshop', 'train'];
const doings = ['dancing', 'talking', 'cooking', 'reading', 'singing', 'drawing', 'laughing', 'travelling', 'playing'];
const times = ['evening', 'morning', 'night', 'summer', 'winter', 'sunday', 'birthday', 'holiday', 'afternoon'];

/**
 * Made-up published videos of the performers that are there, spread over three years: every fifth free, every seventh for VIP members,
 * every twentieth on sale for a week, up to three tags each of which the last is rare, likes, views and sales as few have many.
 * @param options.now epoch ms: the newest came then
 */
export async function seedVideos(
  statements: Statements,
  count: number,
  { now, guestId, bought }: { readonly now: number; readonly guestId: number; readonly bought: number },
): Promise<void> {
  await statements.query(
    `with makers as (select id, name, gender_type, row_number() over (order by id) - 1 as place from performers.actors)
     insert into videos.videos (actor_id, actor_name, acting_group, upload_id, film_id, film_state, duration_ms, state, title, description, words,
       age_rating, price, sale_price, sale_until, is_vip, is_classic, is_alone, tags, views, likes, sold, created_at, released_at, is_covered)
     select m.id, m.name, m.gender_type, gen_random_uuid(), gen_random_uuid(), 'ready', 30000 + n::bigint * 7919 % 3600000, 'published',
       jsonb_build_object('de', '', 'en', said, 'nl', '', 'es', ''), '{"de":"","en":"","nl":"","es":""}', said || ' ' || lower(m.name),
       (array[12,16,16,16,18])[1 + n % 5], cost, case when cost > 0 and n % 20 = 3 then cost / 2 / 10 * 10 end,
       case when cost > 0 and n % 20 = 3 then released + interval '4 years' end, n % 7 = 0, n % 50 = 0, true,
       array(select distinct tag from unnest(array[1 + n % 4, 5 + n / 7 % 6, case when n % 200 = 0 then 11 end]) tag where tag is not null),
       (1e6 / (1 + n::bigint * 6007 % ${count}))::int + n % 90, (1e5 / (1 + n::bigint * 7013 % ${count}))::int + n % 40,
       (1e4 / (1 + n::bigint * 8009 % ${count}))::int + n % 12, released, released, true
     from generate_series(0, $1::int - 1) n
       cross join (select count(*) as many from performers.actors) all_of_them
       join makers m on m.place = n::bigint * 31 % many
       cross join lateral (select to_timestamp($2::double precision / 1000) - n * (interval '1095 days' / $1) as released,
         case when n % 5 = 0 then 0 else 200 + n::bigint * 37 % 180 * 10 end as cost,
         ($3::text[])[1 + n * 3 % 9] || ' in the ' || ($4::text[])[1 + n % 10] || ' ' || ($5::text[])[1 + n / 9 % 9] || ' ' || n as said) as made`,
    [count, now, times, places, doings],
  );
  await statements.query(
    `insert into videos.owned (guest_id, video_id, sale, price, origin, owned_at)
     select $1::bigint, id, 'video:' || id || '-' || $1::bigint || '-0', price, 'bought', released_at from videos.videos order by id % 97, id limit $2`,
    [guestId, bought],
  );
  await statements.query('analyze videos.videos, videos.owned');
}
