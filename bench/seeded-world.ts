import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { mediaTables } from '#domains/media/server/index.ts';
import { performersTables } from '#domains/performers/server/index.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import type { BenchRun } from './extent.ts';

/** A folder for the data of servers under measurement. */
export interface World {
  readonly folder: string;
  /** Settings of a server with the demo world in it, that answers whoever asks as often as they ask. */
  readonly settings: Record<string, string>;
  forget(): Promise<void>;
}

let shared: Promise<World> | null = null;

/** A folder of its own for each benchmark; brief ones share one, so that the demo world is made once. */
export function openWorld({ isBrief }: BenchRun): Promise<World> {
  if (!isBrief) return create();
  shared ??= create().then((world) => ({ ...world, forget: async () => undefined }));
  return shared;
}

/** A database of its own with many made-up performers, for what takes longer the more there are. */
export interface LargeWorld {
  readonly url: string;
  /** How long it took to make them, in milliseconds. */
  readonly madeIn: number;
  forget(): Promise<void>;
}

/** Makes a {@link LargeWorld} of so many performers, such as 1,000 or 100,000, on an embedded PostgreSQL; `more`: empty tables of other domains. */
export async function openLargeWorld(count: number, more: readonly Migrations[] = []): Promise<LargeWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-large-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrate(server.url, [eventTables, mediaTables, performersTables, ...more]);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const started = performance.now();
  await seedActors(client, count, { now: wallClock().now() });
  const madeIn = performance.now() - started;
  await client.end();
  return {
    url: server.url,
    madeIn,
    async forget() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Forgets the folder that brief benchmarks shared. */
export async function forgetWorlds(): Promise<void> {
  const world = await shared;
  if (world) await rm(world.folder, { recursive: true, force: true });
}

async function create(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'vesper-bench-'));
  return {
    folder,
    settings: { DATA_DIR: folder, PORT: '0', DEMO: 'seed', LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}
