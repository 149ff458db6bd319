import pg from 'pg';
import { firstGroups } from '#domains/actor-search/server/first-attributes.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { seedVideos } from '#domains/videos/testing/many-videos.ts';
import { fillEvents } from './events.ts';
import { withoutIndexes } from './without-indexes.ts';

/** How much stands in the world. */
export interface WorldSize {
  readonly actors: number;
  readonly videos: number;
  readonly albums: number;
  readonly guests: number;
  /** Views, hearts, pins, purchases and signals of guests, about. */
  readonly events: number;
}

/** Numbers of its guests begin here. */
export const firstGuest = 20_000_000;
/** And of its performers. */
export const firstActor = 1_000_000;
/** And of its albums, as the table counts them. */
export const firstAlbum = 500_000_001;

/** What a step of the filling took, in seconds. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Fills an empty database with a whole world by sets: performers with what they are searched by, a million things, ten million events. Indexes are
 * made when the rows are there; the same world each time.
 * @param now epoch ms
 */
export async function fillWorld(
  url: string,
  { actors, videos, albums, guests, events }: WorldSize,
  areas: readonly string[],
  now: number,
): Promise<Step[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const steps: Step[] = [];
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await work();
    steps.push({ name, seconds: Math.round((performance.now() - from) / 100) / 10 });
  };
  for (const setting of ["fsync = 'off'", "max_wal_size = '16GB'"]) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '128MB'");
  await step(`${actors.toLocaleString('en')} performers`, async () => {
    await withoutIndexes(client, 'performers.actors', () => seedActors(client, actors, { now, firstId: firstActor }));
    await fillTraits(client, areas);
  });
  await step(`${videos.toLocaleString('en')} videos`, () =>
    withoutIndexes(client, 'videos.videos', () => seedVideos(client, videos, { now, guestId: firstGuest, bought: 1 })),
  );
  await step(`${albums.toLocaleString('en')} albums`, () =>
    withoutIndexes(client, 'albums.albums', () => fillAlbums(client, albums, now)),
  );
  await step('the words of their titles', async () => {
    for (const table of ['videos', 'albums'])
      await client.query(
        `select ${table}.learn_words(array(select distinct regexp_replace(words, '\\d+', '', 'g') from ${table}.${table}))`,
      );
  });
  await step(`${events.toLocaleString('en')} events`, () =>
    fillEvents(client, { actors, videos, albums, guests, events }, now),
  );
  await step('figures of the planner', () => client.query('vacuum analyze'));
  await client.query('alter system reset all');
  await client.query('select pg_reload_conf()');
  await client.end();
  return steps;
}

/** What performers say of themselves, and where five of six are. */
async function fillTraits(client: pg.Client, areas: readonly string[]): Promise<void> {
  const words = firstGroups.map(({ key, attributes }) => Object.keys(attributes).map((name) => `${key}:${name}`));
  await client.query(
    `insert into actor_search.actor_traits (actor_id, attributes, mood)
     select id, array(select $1::jsonb -> g ->> ((id * (7 + 2 * g) + g) % jsonb_array_length($1::jsonb -> g)) from generate_series(0, $2::int - 1) g),
       id * 37 % 101 from performers.actors`,
    [JSON.stringify(words), words.length],
  );
  await client.query(
    `insert into places.actor_areas (actor_id, area)
     select id, ($1::text[])[1 + id % array_length($1::text[], 1)] from performers.actors where id % 6 <> 5`,
    [areas],
  );
}

const subjects = ['harbour', 'rooftop', 'orchard', 'gallery', 'station', 'island', 'market', 'theatre', 'library'];
const lights = ['sunrise', 'noon', 'dusk', 'lantern', 'candle', 'neon', 'moonlight'];

/** Published albums of the performers that are there, spread over three years; likes, views and sales as few have many. */
const fillAlbums = (client: pg.Client, count: number, now: number): Promise<unknown> =>
  client.query(
    `with makers as (select id, name, row_number() over (order by id) - 1 as place from performers.actors)
     insert into albums.albums (key, actor_id, actor_name, state, title, description, words, age_rating, price, is_vip, is_alone, total, views, likes, sold,
       created_at, released_at, is_covered)
     select gen_random_uuid(), m.id, m.name, 'published', jsonb_build_object('de', '', 'en', said, 'nl', '', 'es', ''),
       '{"de":"","en":"","nl":"","es":""}', said || ' ' || lower(m.name), (array[12,16,16,18])[1 + n % 4],
       case when n % 4 = 0 then 0 else 100 + n::bigint * 41 % 90 * 10 end, n % 8 = 0, true, 3 + n % 20,
       (1e6 / (1 + n::bigint * 5003 % $1))::int + n % 50, (1e5 / (1 + n::bigint * 4001 % $1))::int + n % 30,
       (1e4 / (1 + n::bigint * 3001 % $1))::int + n % 9, released, released, true
     from generate_series(0, $1::int - 1) n
       cross join (select count(*) as many from performers.actors) all_of_them
       join makers m on m.place = n::bigint * 37 % many
       cross join lateral (select to_timestamp($2::double precision / 1000) - n * (interval '1095 days' / $1) as released,
         ($3::text[])[1 + n % 9] || ' at ' || ($4::text[])[1 + n / 9 % 7] || ' ' || n as said) as made`,
    [count, now, subjects, lights],
  );
