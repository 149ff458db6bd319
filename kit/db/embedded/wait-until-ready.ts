import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { connectionUrl, USER } from './connection.ts';

/** Recovery after a crash can take long on a large database; past this something else is wrong. */
const PATIENCE = 10 * 60_000;

/**
 * Resolves once our database answers, creating it when the cluster is new.
 *
 * @param cluster its folder, whose pid file says whether who answers on the port is ours
 * @throws when the server process has ended, or does not answer within ten minutes.
 */
export async function waitUntilReady(
  connection: Connection,
  cluster: string,
  alive: () => boolean,
  log: (line: string) => void,
): Promise<void> {
  const started = Date.now();
  let told = started;
  for (;;) {
    const failure = await connect(connection, USER);
    if (failure === undefined) return;
    if (failure.code === UNKNOWN_DATABASE) {
      await createDatabase(connection);
      continue;
    }
    // Until ours listens, another program may have taken the port and refuse in its name; then ours ends by itself.
    if (failure.code === WRONG_PASSWORD && (await listens(cluster))) {
      throw new Error('It does not take the password in connection.json beside it: put that file back from a backup.');
    }
    if (!alive()) throw new Error('It ended at once.');
    if (Date.now() - started > PATIENCE) throw new Error(`It does not answer: ${failure.message}`);
    if (Date.now() - told > 5_000) {
      told = Date.now();
      log(`Waiting for PostgreSQL: ${failure.message}.`);
    }
    await wait(10);
  }
}

const UNKNOWN_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';

/** PostgreSQL writes `ready` as the eighth line of its pid file once it holds its port (`PM_STATUS_READY` in miscadmin.h). */
async function listens(cluster: string): Promise<boolean> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n')[7]?.trim() === 'ready';
}

async function connect(connection: Connection, database: string): Promise<(Error & { code?: string }) | undefined> {
  const client = new pg.Client({
    connectionString: connectionUrl(connection, database),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ connectionString: connectionUrl(connection, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${USER}`);
  } finally {
    await client.end();
  }
}
