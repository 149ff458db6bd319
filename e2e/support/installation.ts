import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { copyOfData } from '#apps/server/testing/data-folder.ts';
import { workerHost } from '#apps/server/testing/host.ts';
import { startServer } from '#apps/server/testing/server.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import { connectionUrl, USER } from '#kit/db/embedded/connection.ts';

/** How an installation is booted. */
export interface InstallationOptions {
  /** How many times as fast its clock goes. */
  readonly speed?: number;
  /** More of the environment it is booted with. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A server process of its own, for who kills it; the others are booted in the warm host of the worker. */
  readonly ownProcess?: boolean;
  /** Begins with nothing, as on its first day: no demo world and nobody who works there. */
  readonly isNew?: boolean;
}

/** A whole installation on a copy of the demo world, nobody simulated. */
export interface Installation {
  readonly origin: string;
  /** Where its data are kept, for commands of the machine. */
  readonly dataDir: string;
  /** The time of its clock, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Fails unless every book stands and agrees with the chats. */
  expectBooksRight(): Promise<void>;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** SIGKILL, and after so many real milliseconds the same installation again on the same address. Needs `ownProcess`. */
  killAndRestart(away: number): Promise<void>;
  close(): Promise<void>;
}

/** Boots an installation. To be called at the top of a file. */
export async function openInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const { speed = 1, settings = {}, ownProcess = false, isNew = false } = options;
  const dataDir = isNew ? mkdtempSync(join(tmpdir(), 'vesper-new-')) : copyOfData(inject('seededData'));
  const since = wallClock().now();
  const port = await takePort();
  const env = {
    DATA_DIR: dataDir,
    DEMO: isNew ? 'off' : 'seed',
    LIMIT_FACTOR: '10000',
    // On a busy machine a reload alone may take the ten seconds in which a guest has to be back.
    PATIENCE_FACTOR: '4',
    CLOCK_SPEED: String(speed),
    CLOCK_SPEED_SINCE: String(since),
    PORT: String(port),
    // Passkeys belong to a name, not to an address of numbers.
    ...(isNew ? { PUBLIC_URL: `http://localhost:${port}` } : {}),
    ...settings,
  };
  const host = workerHost();
  let server = ownProcess ? await startServer(env) : await host.boot(env).then(() => null);
  const database = (): string => {
    const file = join(dataDir, 'postgres', 'connection.json');
    return connectionUrl(JSON.parse(readFileSync(file, 'utf8')), USER);
  };
  return {
    origin: `http://${isNew ? 'localhost' : '127.0.0.1'}:${port}`,
    dataDir,
    now: wallClock(speed, since).now,
    async expectBooksRight() {
      expect(await host.verifyBooks(database())).toEqual([]);
    },
    async query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) {
      const client = new pg.Client({ connectionString: database() });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async killAndRestart(away) {
      if (!server) throw new Error('This installation shares its process: open it with ownProcess.');
      await server.kill();
      await delay(wallClock(), away);
      server = await startServer(env);
    },
    async close() {
      await (server ? server.stop() : host.stop(dataDir));
      rmSync(dataDir, { recursive: true, force: true });
      left.push(port);
    },
  };
}

/** Ports that installations of this worker had, and nobody has now. */
const left: number[] = [];

/**
 * A port nobody uses; links in mails and the restart need to know it beforehand. Installations one after the other have the same:
 * windows that are kept know the scripts of its address.
 */
async function takePort(): Promise<number> {
  const known = left.pop();
  if (known !== undefined) return known;
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
