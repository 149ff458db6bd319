import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { composeDomains } from '#apps/server/domains.ts';
import { fillAttributes } from '#domains/actor-search/server/first-attributes.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { buildAll } from '#domains/recommendations/server/likeness.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import type { WorldSize } from './fill.ts';
import { fillWorld } from './fill.ts';
import { questionsOf } from './questions.ts';

/** Questions under way at once, and how soon 95 of 100 are answered, ms. */
const atOnce = 20;
const goalMs = 50;

const large: WorldSize = { actors: 100_000, videos: 600_000, albums: 400_000, guests: 100_000, events: 10_000_000 };
const tiny: WorldSize = { actors: 200, videos: 500, albums: 300, guests: 100, events: 10_000 };

/**
 * One world as large as the platform is meant for, made by sets, and in it whatever visitors and guests find things by: search, facets, the map, the
 * homepage, recommendations, far pages; each asked in the server twenty at once, beside the same question to the database alone.
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-world-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    return await measureWorld(server.url, isBrief ? tiny : large, isBrief ? 0 : seconds * 400);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Fills a database, unless it is full, and asks everything, each question for so many ms. */
export async function measureWorld(url: string, size: WorldSize, forMs: number): Promise<Row[]> {
  const clock = wallClock();
  const kit = { ...driveKit(url, clock), liveMedia: new FakeMedia(clock) };
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  const rows: Row[] = [];
  try {
    const { inOrder, domains } = composeDomains(kit);
    const migrations = inOrder.flatMap((domain) => (domain.migrations ? [domain.migrations] : []));
    await migrate(url, [eventTables, auditTables, ...migrations]);
    for (const name of ['videos', 'search'] as const) await domains[name].start?.();
    await kit.db.transaction(fillAttributes);
    const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const from = performance.now();
      await work();
      rows.push({ name: `made in: ${name}`, value: round((performance.now() - from) / 1000), unit: 's' });
    };
    const { rows: known } = await pool.query('select 1 from performers.actors limit 1');
    if (known.length === 0) {
      const steps = await fillWorld(url, size, [...domains.places.areas.keys()], clock.now());
      rows.push(...steps.map(({ name, seconds }) => ({ name: `made in: ${name}`, value: seconds, unit: 's' })));
      await timed('likeness of performers', () => buildAll(kit));
      await timed('lists of the homepage', () => domains.home.refresh());
      await pool.query('analyze recommendations.likeness');
    }
    rows.push(...(await sizesOf(pool)));
    const dispatcher = testDispatcher(
      kit,
      inOrder.flatMap((domain) => [...domain.handlers]),
      1_000_000,
    );
    const as = (guestId: number | null) =>
      testClient(dispatcher, { accountId: guestId, roles: guestId === null ? [] : ['guest'], country: null });
    for (const { name, ways, ask, sql } of questionsOf(as, size)) {
      const before = process.cpuUsage();
      const { p95, answers } = await twentyAtOnce(ways, forMs, ask);
      const { user, system } = process.cpuUsage(before);
      const peer = sql && (await twentyAtOnce(ways, forMs, (at) => pool.query(sql.text, sql.values(at))));
      const cpu = round((user + system) / 1000 / answers);
      rows.push({
        ...{ name, value: p95, unit: `ms p95 (${cpu} CPU)`, goal: { max: goalMs } },
        peer: peer && { name: 'SQL', value: peer.p95 },
      });
    }
    return rows;
  } finally {
    await pool.end();
    await kit.db.close();
  }
}

/** What tables take with their indexes, the largest first. */
async function sizesOf(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<{ name: string; mb: number; indexes: number }>(
    `select schemaname || '.' || relname as name, (pg_table_size(relid) / 1048576)::int as mb, (pg_indexes_size(relid) / 1048576)::int as indexes
     from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 12`,
  );
  return rows.map(({ name, mb, indexes }) => ({
    name: `${name}, indexes`,
    value: indexes,
    unit: 'MB',
    peer: { name: 'rows', value: mb },
  }));
}

/** How long 95 of 100 answers take at most while twenty are asked at once, ms; what is read from disk first is not counted. */
async function twentyAtOnce(ways: number, forMs: number, ask: (at: number) => Promise<unknown>) {
  for (let at = 0; at < Math.min(ways, 10); at += 1) await isAnswered(ask(at));
  const taken: number[] = [];
  const until = performance.now() + forMs;
  const ended = await Promise.allSettled(
    Array.from({ length: atOnce }, async (_, first) => {
      let at = first;
      do {
        const from = performance.now();
        taken.push((await isAnswered(ask(at))) ? performance.now() - from : Number.POSITIVE_INFINITY);
        at += atOnce + 1;
      } while (performance.now() < until);
    }),
  );
  // All have ended before the first failure is told: nothing is asked of a database that goes away.
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return { p95: round(percentile(taken, 0.95)), answers: taken.length };
}

/** Whether there was an answer in the time a call has. @throws when it is another refusal */
async function isAnswered(asked: Promise<unknown>): Promise<boolean> {
  const { ok, problem } = (await asked) as { ok?: boolean; problem?: { code: string } };
  if (ok === false && problem?.code !== 'took_too_long') throw new Error(JSON.stringify(problem));
  return ok !== false;
}

const round = (value: number): number => Math.round(value * 10) / 10;
