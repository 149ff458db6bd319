import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { composeDomains } from '#apps/server/domains.ts';
import { getTileGrid, mediaLibrary } from '#domains/library/contract/index.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { searchVideos, videoStars, videos } from '#domains/videos/contract/index.ts';
import { seedVideos } from '#domains/videos/testing/many-videos.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import type { Question } from './questions.ts';
import { questionsAt, statementOf } from './questions.ts';

/** How soon 95 of 100 answers are there, ms. */
const goalMs = 50;
const guestId = 7;
const actorId = 1_000_003;

/**
 * Every list of videos among 100,000 of 2,000 performers, asked in the server by a member who bought a thousand, each beside the same
 * question as a bare statement in the same run; and a library of 100,000 entries. Nothing is kept between the answers but what the
 * server keeps anyway.
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const count = isBrief ? 500 : 100_000;
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-videos-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const clock = wallClock();
  const kit = { ...driveKit(server.url, clock), liveMedia: new FakeMedia(clock) };
  try {
    const { inOrder, domains } = composeDomains(kit);
    await migrate(server.url, [
      eventTables,
      auditTables,
      ...inOrder.flatMap(({ migrations }) => (migrations ? [migrations] : [])),
    ]);
    const now = clock.now();
    await domains.videos.start?.();
    // The site's own connections give up on what takes so long.
    const filling = new pg.Client({ connectionString: server.url });
    await filling.connect();
    await seedActors(filling, isBrief ? 20 : 2_000, { now });
    await seedVideos(filling, count, { now, guestId, bought: isBrief ? 50 : 1_000 });
    await fillLibrary(filling, count);
    await filling.end();
    const handlers = inOrder.flatMap((domain) => [...domain.handlers]);
    const client = testClient(testDispatcher(kit, handlers), { accountId: guestId, roles: ['guest'] });
    const ask = ({ args, search }: Question) =>
      search ? client.query(searchVideos, search) : client.query(videos, args ?? {});
    const bare = (text: string) => () => kit.db.pool.query(text);
    const timed = (works: readonly (() => Promise<unknown>)[]) => p95Of(works, isBrief ? 0 : seconds * 200);
    const rows: Row[] = [];
    const add = async (name: string, work: () => Promise<unknown>, peer?: string): Promise<void> => {
      const [value = 0, sql] = await timed([() => answered(work), ...(peer === undefined ? [] : [bare(peer)])]);
      rows.push({
        ...{ name, value, unit: 'ms p95', goal: { max: goalMs } },
        ...(sql !== undefined && { peer: { name: 'bare SQL', value: sql } }),
      });
    };
    for (const [name, question] of Object.entries(questionsAt(now, { guestId, actorId })))
      await add(name, () => ask(question), statementOf(question));
    const deep = await client.query(videos, { order: 'topRated', first: 60 });
    const after = deep.ok ? (deep.data.next ?? undefined) : undefined;
    await add('top rated, the page after', () => client.query(videos, { order: 'topRated', after }));
    await add(
      'stars',
      () => client.query(videoStars, {}),
      `select actor_id, sum(likes) from videos.videos where state = 'published' and not is_actor_locked group by actor_id order by 2 desc limit 100`,
    );
    for (const sort of ['duration', 'free', 'price', 'rating', 'released', 'sold'] as const)
      await add(`tile grid by ${sort}`, () =>
        client.call(getTileGrid, { params: { type: 'videos', payload: JSON.stringify({ sort }) } }),
      );
    for (const order of ['newest', 'mostExpensive', 'longest', 'bestSelling', 'topRated'] as const)
      await add(`library of ${count.toLocaleString('en')}, ${order}`, () => client.query(mediaLibrary, { order }));
    return rows;
  } finally {
    await kit.db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @throws when the answer is a refusal */
async function answered(work: () => Promise<unknown>): Promise<void> {
  const answer = (await work()) as { ok?: boolean; problem?: unknown };
  if (answer.ok === false) throw new Error(JSON.stringify(answer.problem));
}

/**
 * How long 95 of 100 runs of each take at most, ms: in turns, so that whatever else the machine does meets all alike. The first of each,
 * which reads everything from disk, is not counted.
 */
async function p95Of(works: readonly (() => Promise<unknown>)[], forMs: number): Promise<number[]> {
  for (const work of works) await work();
  const taken: number[][] = works.map(() => []);
  const until = performance.now() + forMs;
  do {
    for (const [at, work] of works.entries()) {
      const from = performance.now();
      await work();
      taken[at]?.push(performance.now() - from);
    }
  } while (performance.now() < until || (forMs > 0 && (taken[0]?.length ?? 0) < 20));
  return taken.map((times) => Math.round(percentile(times, 0.95) * 10) / 10);
}

/** The library of a guest who has kept so many videos. */
async function fillLibrary(pool: { query(text: string, values?: unknown[]): Promise<unknown> }, count: number) {
  await pool.query(
    `insert into library.entries (guest_id, kind, thing, bought_at, price, added_at)
     select $1, 'video', id::text, released_at, price, released_at from videos.videos order by id limit $2`,
    [guestId, count],
  );
  await pool.query(
    `insert into library.things (kind, thing, words, price, duration, sold, likes)
     select 'video', id::text, words, price, duration_ms / 1000, sold, likes from videos.videos`,
  );
  await pool.query('analyze library.entries, library.things');
}
