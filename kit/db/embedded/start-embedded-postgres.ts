import { execFile } from 'node:child_process';
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import { postgresBinaries } from './binaries.ts';
import type { Connection } from './connection.ts';
import { connectionUrl, rememberedConnection, USER } from './connection.ts';
import { PortTaken, startPostmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';
import { runAs } from './run-as.ts';
import { stopOrphan } from './stop-orphan.ts';

export type EmbeddedPostgres = {
  /** Address of the database `vesper` on it, the same on every start unless its port was taken meanwhile. */
  url: string;
  /** Ends connections and stops it (PostgreSQL's fast shutdown); resolves when the process is gone. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The caller holds its lock (lockDataDir); everything here lies in its folder `postgres`. */
  dataDir: string;
  /** Receives sentences about slow steps and outages, never queries or values. */
  log: (line: string) => void;
  /** PostgreSQL settings over the defaults, as in postgresql.conf. */
  settings?: Record<string, string>;
  /** Called once when it has died so often in a row that it is not started again. */
  onLost?: (error: Error) => void;
  /** Deaths within a minute after which that is so; 5. Who kills it on purpose sets none. */
  mostDeaths?: number;
  /** Forces a way to leave root (see runAs); chosen by itself when not given. */
  how?: RunAs['how'];
};

/**
 * Starts the PostgreSQL that comes with our npm packages, creating its cluster on the first start (about 1 s, later 0.2 s).
 * When it dies it is started again; when we die it is stopped (at once on Linux, elsewhere by the next start).
 *
 * @throws an error whose message says what to do when it cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(join(options.dataDir, 'postgres'), { recursive: true, mode: 0o700 });
  const folder = await realpath(join(options.dataDir, 'postgres'));
  const cluster = join(folder, 'cluster');
  // First: while it closes, files go that would be given to another user below.
  await stopOrphan(cluster, options.log);
  const [binaries, as] = await Promise.all([postgresBinaries(), runAs(folder, options.how)]);
  for (let attempt = 1; ; attempt++) {
    const connection = await rememberedConnection(folder);
    if (!(await exists(cluster))) {
      options.log('Creating the database cluster (once).');
      await createCluster({ folder, cluster, binaries, as, connection });
    }
    try {
      const { stop } = await startPostmaster({ ...options, folder, cluster, binaries, as, connection });
      return { url: connectionUrl(connection, USER), stop };
    } catch (error) {
      // Between choosing a port and listening on it another program may take it: then the next free one.
      if (!(error instanceof PortTaken) || attempt === 5) throw error;
      options.log(`Port ${connection.port} was taken meanwhile; another one is used.`);
    }
  }
}

/** Creates it under another name first, so that a start interrupted half-way leaves nothing that looks finished. */
async function createCluster(at: {
  folder: string;
  cluster: string;
  binaries: PostgresBinaries;
  as: RunAs;
  connection: Connection;
}): Promise<void> {
  const unfinished = `${at.cluster}.unfinished`;
  const passwordFile = join(at.folder, 'initial-password');
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, at.connection.password, { mode: 0o600 });
  const [program, ...args] = [
    ...at.as.command,
    at.binaries.initdb,
    `--pgdata=${unfinished}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  try {
    await promisify(execFile)(program as string, args, { cwd: at.folder });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(
      `The database cluster in ${at.folder} could not be created: ${stderr?.trim() || (error as Error).message}`,
      {
        cause: error,
      },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, at.cluster);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
