import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { candidatesFor, likeOne } from '#domains/recommendations/server/candidates.ts';
import { recommendationsTables } from '#domains/recommendations/server/index.ts';
import { buildAll, refreshChanged } from '#domains/recommendations/server/likeness.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';

/** As many places as the list of recommendations has (spec 2 §9). */
const places = 9;
/** Guests who are asked about, and how soon 95 of 100 are answered, ms. */
const asked = 2_000;
const goalMs = 50;

/**
 * An evaluation on a world whose tastes are known: performers belong to forty tastes and are known unevenly, each guest has two tastes and did something
 * with some of their performers. Of each guest one performer is taken out; it is a hit where it stands among the first nine. Beside it the
 * most liked of all, and any; coverage is the share of all performers that somebody is recommended.
 */
export async function run({ isBrief }: BenchRun): Promise<Row[]> {
  const [guests, actors] = isBrief ? [400, 200] : [100_000, 5_000];
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-recommendations-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const kit = driveKit(server.url, wallClock());
  try {
    await migrate(server.url, [eventTables, recommendationsTables]);
    // By a connection of its own: the site's end what takes long.
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await seedTastes({ client }, { guests, actors });
    await client.end();
    const taken = await takeOneOut(kit.db.pool, isBrief ? 100 : asked);
    const from = performance.now();
    await buildAll(kit);
    const builtIn = (performance.now() - from) / 1000;
    const popular = (
      await kit.db.pool.query<{ id: number }>(
        'select actor_id as id from recommendations.signals group by 1 order by count(*) desc, 1 limit 60',
      )
    ).rows.map(({ id }) => id);
    const byTaste = new Tally(actors);
    const byLikes = new Tally(actors);
    const byChance = new Tally(actors);
    const times: number[] = [];
    for (const [at, { guestId, actorId, known }] of taken.entries()) {
      const began = performance.now();
      const found = await candidatesFor(kit.db, guestId, kit.clock.now(), places);
      times.push(performance.now() - began);
      byTaste.add(
        found.map((one) => one.actorId),
        actorId,
      );
      const unknown = new Set(known);
      byLikes.add(popular.filter((id) => !unknown.has(id)).slice(0, places), actorId);
      byChance.add(
        Array.from({ length: places }, (_, place) => 1 + ((at * 7919 + place * 104_729) % actors)),
        actorId,
      );
    }
    const likeTimes: number[] = [];
    for (const { actorId } of taken.slice(0, 500)) {
      const began = performance.now();
      await likeOne(kit.db, actorId, places);
      likeTimes.push(performance.now() - began);
    }
    await kit.db.pool.query(
      `update recommendations.signals set at = now() + interval '1 second' where actor_id <= 100 and guest_id % 50 = 0`,
    );
    const again = performance.now();
    await refreshChanged(kit);
    const refreshedIn = (performance.now() - again) / 1000;
    const ms = (values: readonly number[]): number => Math.round(percentile(values, 0.95) * 10) / 10;
    const popularity = (value: number) => ({ name: 'most liked', value });
    return [
      { name: 'hit rate, 9 places', value: byTaste.hitRate, unit: '%', peer: popularity(byLikes.hitRate) },
      {
        name: 'hit rate beside chance',
        value: byTaste.hitRate,
        unit: '%',
        peer: { name: 'chance', value: byChance.hitRate },
      },
      { name: 'coverage', value: byTaste.coverage, unit: '%', peer: popularity(byLikes.coverage) },
      {
        name: 'coverage beside chance',
        value: byTaste.coverage,
        unit: '%',
        peer: { name: 'chance', value: byChance.coverage },
      },
      {
        name: `for you, ${guests.toLocaleString('en')} guests`,
        value: ms(times),
        unit: 'ms p95',
        goal: { max: goalMs },
      },
      { name: 'like this one', value: ms(likeTimes), unit: 'ms p95', goal: { max: goalMs } },
      { name: 'likeness, the whole night’s job', value: Math.round(builtIn * 10) / 10, unit: 's' },
      { name: 'likeness, a hundred changed performers', value: Math.round(refreshedIn * 10) / 10, unit: 's' },
    ];
  } finally {
    await kit.db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How often the performer who was taken out was found, and how many different ones were recommended. */
class Tally {
  readonly #actors: number;
  readonly #shown = new Set<number>();
  #hits = 0;
  #asked = 0;

  constructor(actors: number) {
    this.#actors = actors;
  }

  add(list: readonly number[], wanted: number): void {
    this.#asked += 1;
    if (list.includes(wanted)) this.#hits += 1;
    for (const id of list) this.#shown.add(id);
  }

  get hitRate(): number {
    return Math.round((1000 * this.#hits) / Math.max(1, this.#asked)) / 10;
  }

  get coverage(): number {
    return Math.round((1000 * this.#shown.size) / this.#actors) / 10;
  }
}

interface Sql {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/**
 * Signals of guests with two of forty tastes each: mostly of performers of their tastes, the better known ones more often, and every eighth of
 * anybody. The same world each time.
 */
async function seedTastes({ client }: { client: Sql }, { guests, actors }: { guests: number; actors: number }) {
  await client.query('select setseed(0.42)');
  await client.query(
    `insert into recommendations.signals (guest_id, actor_id, kind, weight, at)
     select guest_id, actor_id, 'watched', 0.5 + random() * 5, now() - random() * interval '120 days'
     from (
       select g as guest_id,
         case when random() < 0.125 then 1 + floor(random() * $2::int)::int
              else 1 + floor(power(random(), 2) * ($2::int / 40))::int * 40
                + case when random() < 0.6 then g * 7 % 40 else (g * 11 + 5) % 40 end end as actor_id
       from generate_series(1, $1::int) g, generate_series(1, 8 + g % 17) n) made
     on conflict do nothing`,
    [guests, actors],
  );
  await client.query('analyze recommendations.signals');
}

/** Takes one performer of some guests out: whom they did something with last. */
async function takeOneOut(
  pool: { query: <T>(text: string, values?: unknown[]) => Promise<{ rows: T[] }> },
  many: number,
) {
  const { rows } = await pool.query<{ guestId: number; actorId: number; known: number[] }>(
    `with chosen as (
       select guest_id, (array_agg(actor_id order by at desc, actor_id))[1] as actor_id from recommendations.signals
       where guest_id % 7 = 0 group by guest_id having count(*) >= 5 order by guest_id limit $1),
     gone as (
       delete from recommendations.signals s using chosen c where s.guest_id = c.guest_id and s.actor_id = c.actor_id returning s.guest_id)
     select c.guest_id::int as "guestId", c.actor_id as "actorId",
       (select array_agg(s.actor_id) from recommendations.signals s where s.guest_id = c.guest_id and s.actor_id <> c.actor_id) as known
     from chosen c`,
    [many],
  );
  return rows;
}
