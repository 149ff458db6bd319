import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { composeDomains } from '#apps/server/domains.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { searchActors, searchResult } from '#domains/search/contract/index.ts';
import { searchVideos } from '#domains/videos/contract/index.ts';
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

/** How soon 95 of 100 answers are there, ms. */
const goalMs = 50;

/** What people type: each kind of pattern in some of its ways, so that no answer is the one before. */
export const patterns = {
  'a name': ['bakenola', 'Zetero', 'loraveda'],
  'a beginning of three letters': ['bak', 'zet', 'lor'],
  'a beginning of one letter': ['b', 'z', 'l'],
  'one letter wrong': ['bakemola', 'zetrro', 'loravedda'],
  'a theme (two fifths of all)': ['music', 'dance', 'cosplay'],
  'a synonym of a theme': ['gaming', 'bailar', 'muziek'],
  'a word of every text': ['guitar', 'evenings', 'films'],
  'two words': ['music guitar', 'dance films', 'talk evenings'],
  nothing: ['quixotry', 'xylophone', 'wwww'],
} as const;

/**
 * The search over 100,000 performers and 1,000,000 videos in a database of its own, asked in the server: performers, videos and everything
 * together, counted to a thousand. Nothing is kept between the answers.
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const [actors, films] = isBrief ? [200, 500] : [100_000, 1_000_000];
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-search-'));
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
    await domains.videos.start?.();
    await domains.search.start?.();
    const filling = new pg.Client({ connectionString: server.url });
    await filling.connect();
    await seedActors(filling, actors, { now: clock.now() });
    await seedVideos(filling, films, { now: clock.now(), guestId: 7, bought: 10 });
    await filling.end();
    const handlers = inOrder.flatMap((domain) => [...domain.handlers]);
    const client = testClient(testDispatcher(kit, handlers));
    const rows: Row[] = [];
    const add = async (name: string, asks: readonly (() => Promise<unknown>)[]): Promise<void> => {
      const value = await p95Of(asks, isBrief ? 0 : seconds * 100);
      rows.push({ name, value, unit: 'ms p95', goal: { max: goalMs } });
    };
    for (const [name, typed] of Object.entries(patterns)) {
      await add(
        `performers: ${name}`,
        typed.map((pattern) => () => client.query(searchActors, { pattern })),
      );
      await add(
        `everything: ${name}`,
        typed.map(
          (searchPattern) => () =>
            client.call(searchResult, {
              params: { language: 'en', searchPattern },
              query: { take: 6, withTotalCount: 'true' },
            }),
        ),
      );
    }
    for (const [name, typed] of Object.entries({
      'a common word': ['evening', 'lake', 'dancing'],
      'a rare word': ['dancing 777', '98765', '4242'],
      'a tag': ['talk', 'asmr', 'outdoor'],
      nothing: ['quixotry', 'xylophone', 'wwww'],
    }))
      await add(
        `videos: ${name}`,
        typed.map((pattern) => () => client.query(searchVideos, { pattern })),
      );
    return rows;
  } finally {
    await kit.db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How long 95 of 100 answers take at most, ms, in turns. The first of each, which reads from disk, is not counted. */
async function p95Of(asks: readonly (() => Promise<unknown>)[], forMs: number): Promise<number> {
  const taken: number[] = [];
  for (const ask of asks) await answered(ask);
  const until = performance.now() + forMs;
  do {
    for (const ask of asks) {
      const from = performance.now();
      await answered(ask);
      taken.push(performance.now() - from);
    }
  } while (performance.now() < until || (forMs > 0 && taken.length < 21));
  return Math.round(percentile(taken, 0.95) * 10) / 10;
}

/** @throws when the answer is a refusal */
async function answered(ask: () => Promise<unknown>): Promise<void> {
  const answer = (await ask()) as { ok?: boolean; problem?: unknown };
  if (answer.ok === false) throw new Error(JSON.stringify(answer.problem));
}
