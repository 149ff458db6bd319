import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { bookChecks, ledgerChecks, verify } from '#domains/ledger/server/index.ts';
import { ConfigError, readConfig } from '#kit/config/config.ts';
import type { Connection } from '#kit/db/embedded/connection.ts';
import { connectionUrl, USER } from '#kit/db/embedded/connection.ts';
import { DataDirLockError, lockDataDir } from '#kit/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { declared, settingsOf } from '#kit/domain/compose.ts';
import * as domainList from './domain-list.ts';

/** A reason why there is nothing to verify, as a sentence for the person who typed the command. */
class NothingToVerify extends Error {}

/** The books of DATABASE_URL, else of DATA_DIR: through the running server's database, or one started for this. */
async function withBooks(run: (url: string) => Promise<boolean>): Promise<boolean> {
  const config = readConfig(process.env, settingsOf(domainList));
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
    const server = await startEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
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
    throw new NothingToVerify(
      `There is no database in DATA_DIR ${dataDir}: start Vesper once with npm start, or set DATA_DIR or DATABASE_URL.`,
    );
  }
}

async function verifyAt(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(
      `select to_regclass('ledger.transfers')::text as found`,
    );
    if (!rows[0]?.found) throw new NothingToVerify('This database has no books yet: start Vesper once with npm start.');
    const more = declared(domainList, bookChecks);
    const checks = [...ledgerChecks, ...more];
    const result = await verify(client, Date.now(), more);
    for (const { name, passed, checked, failures } of result.checks) {
      const { proves } = checks.find((check) => check.name === name)!;
      console.log(`${passed ? 'ok    ' : 'WRONG '} ${proves.replace('{n}', checked.toLocaleString('en-GB'))}`);
      for (const failure of failures) console.log(`         ${failure}`);
    }
    console.log(`The books are ${result.passed ? 'right' : 'WRONG'} (${result.tookMs} ms).`);
    return result.passed;
  } finally {
    await client.end();
  }
}

try {
  process.exitCode = (await withBooks(verifyAt)) ? 0 : 1;
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof NothingToVerify;
  console.error(expected ? error.message : `The books could not be verified: ${(error as Error).message}`);
  process.exitCode = 1;
}
