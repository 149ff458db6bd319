import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#kit/config/config.ts';
import type { Connection } from '#kit/db/embedded/connection.ts';
import { connectionUrl, USER } from '#kit/db/embedded/connection.ts';
import { DataDirLockError, lockDataDir } from '#kit/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';

/** A reason why a command has nothing to work on, as a sentence for the person who typed it. */
export class NothingThere extends Error {}

/**
 * For commands that work on a running or a stopped installation: the database of DATABASE_URL, else of DATA_DIR, through the running
 * server's or one started for this. @throws NothingThere where none was ever started
 */
export async function withDatabase<T>(config: Config, run: (url: string) => Promise<T>): Promise<T> {
  if (config.DATABASE_URL) return run(config.DATABASE_URL);
  const dataDir = resolve(config.DATA_DIR);
  const known = await knownConnection(dataDir);
  let lock: ReturnType<typeof lockDataDir>;
  try {
    lock = lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirLockError) return run(connectionUrl(known, USER));
    throw error;
  }
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: (line) => void process.stderr.write(`${line}\n`) });
    try {
      return await run(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    lock.release();
  }
}

async function knownConnection(dataDir: string): Promise<Connection> {
  try {
    return JSON.parse(await readFile(join(dataDir, 'postgres', 'connection.json'), 'utf8')) as Connection;
  } catch {
    throw new NothingThere(
      `There is no database in DATA_DIR ${dataDir}: start Vesper once with npm start, or set DATA_DIR or DATABASE_URL.`,
    );
  }
}
