import { resolve } from 'node:path';
import type { Config } from '#kit/config/config.ts';
import { lockDataDir } from '#kit/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';

/** The database of this installation: the configured PostgreSQL, or the embedded one under DATA_DIR. */
export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens it. DATA_DIR belongs to one process unless DATABASE_URL says that the data lives elsewhere. */
export async function openDatabase(
  config: Config,
  tools: { say: (line: string) => void; lost: (error: Error) => void },
): Promise<Database> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => undefined };
  const dataDir = resolve(config.DATA_DIR);
  const lock = lockDataDir(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: tools.say, onLost: tools.lost });
    return {
      url: postgres.url,
      async stop() {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
