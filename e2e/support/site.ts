import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { copyOfData } from '#apps/server/testing/data-folder.ts';
import { workerHost } from '#apps/server/testing/host.ts';
import { startServer } from '#apps/server/testing/server.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import { connectionUrl, USER } from '#kit/db/embedded/connection.ts';
import type { BrowserOptions, Person, Visit } from './browser.ts';
import { newPerson, workerBrowser } from './browser.ts';
import { describeScreen } from './describe-screen.ts';
import { photograph } from './people.ts';

/** A whole installation with the demo world, and a browser to visit it with. */
export interface TestSite {
  readonly origin: string;
  readonly browser: Browser;
  newPerson(options?: Visit): Promise<Person>;
  /** Fails unless every book stands and agrees with the chats. */
  expectBooksRight(): Promise<void>;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** SIGKILL, and after so many real milliseconds the same installation again on the same address. Needs `ownProcess`. */
  killAndRestart(away: number): Promise<void>;
  /** Fails when anybody's browser complained; then everything is closed. */
  close(): Promise<void>;
}

interface SiteOptions extends BrowserOptions {
  /** How many times as fast its clock goes. */
  readonly speed?: number;
  /** More of the environment it is booted with. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A server process of its own, for who kills it; the others are booted in the warm host of the worker. */
  readonly ownProcess?: boolean;
}

/**
 * Boots an installation with the demo world's people, nobody simulated. To be called at the top of a file. Who comes during a
 * test leaves after it; when it fails every open window is photographed.
 */
export async function openSite(options: SiteOptions = {}): Promise<TestSite> {
  const { speed = 1, settings = {}, ownProcess = false, ...wanted } = options;
  const dataDir = copyOfData(inject('seededData'));
  const since = wallClock().now();
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    DEMO: 'seed',
    LIMIT_FACTOR: '10000',
    CLOCK_SPEED: String(speed),
    CLOCK_SPEED_SINCE: String(since),
    PORT: String(port),
    ...settings,
  };
  const host = workerHost();
  const [browser, first] = await Promise.all([
    workerBrowser(wanted),
    ownProcess ? startServer(env) : host.boot(env).then(() => null),
  ]);
  let server = first;
  const origin = `http://127.0.0.1:${port}`;
  const people: Person[] = [];
  let staying = 0;
  beforeEach(() => {
    staying = people.length;
  });
  afterEach(async ({ task }) => {
    const open = task.result?.state === 'fail' ? people.filter(({ page }) => !page.isClosed()) : [];
    for (const [index, person] of open.entries()) {
      await photograph(person.page, `failed ${task.name.slice(0, 40)} ${index}`);
      const [error] = task.result?.errors ?? [];
      if (error) error.message += `\n${await describeScreen(person)}`;
    }
    for (const { context } of people.slice(staying)) await context.close();
  });
  const database = (): string => {
    const file = join(dataDir, 'postgres', 'connection.json');
    return connectionUrl(JSON.parse(readFileSync(file, 'utf8')), USER);
  };
  return {
    origin,
    browser,
    async newPerson(options) {
      const person = await newPerson(browser, origin, { ...options, now: wallClock(speed, since).now });
      people.push(person);
      return person;
    },
    async expectBooksRight() {
      expect(await host.verifyBooks(database())).toEqual([]);
    },
    async query(sql, values) {
      const client = new pg.Client({ connectionString: database() });
      await client.connect();
      return client.query(sql, values).then(
        ({ rows }) => client.end().then(() => rows),
        (error: unknown) => client.end().then(() => Promise.reject(error)),
      );
    },
    async killAndRestart(away) {
      if (!server) throw new Error('This site shares its process: open it with ownProcess.');
      await server.kill();
      await delay(wallClock(), away);
      server = await startServer(env);
    },
    async close() {
      const consoleErrors = people.flatMap((person) => person.consoleErrors);
      for (const { context } of people) await context.close();
      await (server ? server.stop() : host.stop(dataDir));
      rmSync(dataDir, { recursive: true, force: true });
      if (consoleErrors.length > 0) throw new Error(`The browser's console has errors:\n${consoleErrors.join('\n')}`);
    },
  };
}

/** A port nobody uses; links in mails and the restart need to know it beforehand. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
