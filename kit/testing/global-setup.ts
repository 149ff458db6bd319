import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { lockDataDir } from '#kit/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of this run's PostgreSQL; its path names no database of a test. */
    postgresUrl: string;
  }
}

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/vesper-test-postgres');
/** Test runs side by side each take a cluster of their own; clusters stay, so that only the first run creates them. */
const MOST_RUNS_AT_ONCE = 8;
const MOST_TEMPLATES = 12;

/** Losing the clusters of tests in a power cut is no loss, so they do not wait for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  max_wal_size: '2GB',
};

type Running = { url: string; stop(): Promise<void>; projects: number };
const KEY = Symbol.for('vesper.test-postgres');
const shared = globalThis as { [KEY]?: Promise<Running> };

/** Vitest calls this once a project; the first call starts the run's one PostgreSQL, the last teardown stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared[KEY] ??= start();
  const running = await shared[KEY];
  running.projects++;
  project.provide('postgresUrl', running.url);
  return async () => {
    running.projects--;
    if (running.projects > 0) return;
    delete shared[KEY];
    await running.stop();
  };
}

async function start(): Promise<Running> {
  const { dataDir, lock } = takeCluster();
  const options = { dataDir, log: () => undefined, settings: FAST };
  const server = await startEmbeddedPostgres(options).catch(() => {
    rmSync(join(dataDir, 'postgres'), { recursive: true, force: true });
    return startEmbeddedPostgres(options);
  });
  await dropLeftovers(server.url);
  return {
    url: server.url,
    projects: 0,
    async stop() {
      await server.stop();
      lock.release();
    },
  };
}

function takeCluster() {
  for (let n = 0; ; n++) {
    const dataDir = join(CACHE, String(n));
    try {
      return { dataDir, lock: lockDataDir(dataDir, 0) };
    } catch (error) {
      if (n + 1 >= MOST_RUNS_AT_ONCE) throw error;
    }
  }
}

/** Databases of runs that were killed, and templates of schemas nobody has any more. */
async function dropLeftovers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%' OR datname LIKE 'template\\_%'`,
  );
  const templates = rows.filter(({ datname }) => datname.startsWith('template_'));
  for (const { datname } of rows) {
    if (datname.startsWith('template_') && templates.length <= MOST_TEMPLATES) continue;
    await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`);
  }
  await client.end();
}
