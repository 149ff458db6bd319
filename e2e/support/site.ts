import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import * as domainList from '#apps/server/domain-list.ts';
import { copyOfData } from '#apps/server/testing/data-folder.ts';
import type { TestServer } from '#apps/server/testing/server.ts';
import { startServer } from '#apps/server/testing/server.ts';
import { bookChecks, verify } from '#domains/ledger/server/index.ts';
import { findMismatches } from '#domains/live/testing/check-books.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import { connectionUrl, USER } from '#kit/db/embedded/connection.ts';
import { declared } from '#kit/domain/compose.ts';
import type { Person, Visit } from './browser.ts';
import { newPerson, openBrowser } from './browser.ts';
import { describeScreen } from './describe-screen.ts';
import { keepScreenshot } from './people.ts';

/** A whole installation with the demo world, and a browser to visit it with. */
export interface TestSite {
  readonly origin: string;
  readonly browser: Browser;
  newPerson(options?: Visit): Promise<Person>;
  /** Fails unless every book stands and agrees with the chats. */
  expectBooksRight(): Promise<void>;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** SIGKILL, and after so many real milliseconds the same installation again on the same address. */
  killAndRestart(away: number): Promise<void>;
  /** Fails when anybody's browser complained; then everything is closed. */
  close(): Promise<void>;
}

/**
 * Starts a server process with the demo world's people, nobody simulated, and its clock `speed` times as fast; `settings`
 * are more of its environment. To be called at the top of a file. Who comes during a test leaves after it; when it fails
 * every open window is photographed.
 */
export async function openSite({
  speed = 1,
  settings = {},
}: {
  speed?: number;
  settings?: Record<string, string>;
} = {}): Promise<TestSite> {
  const dataDir = copyOfData(inject('seededData'));
  const since = wallClock().now();
  const env = {
    DATA_DIR: dataDir,
    DEMO: 'seed',
    LIMIT_FACTOR: '10000',
    CLOCK_SPEED: String(speed),
    CLOCK_SPEED_SINCE: String(since),
    PORT: String(await freePort()),
    ...settings,
  };
  const [browser, first] = await Promise.all([openBrowser(), startServer(env)]);
  let server: TestServer = first;
  const origin = server.address;
  const people: Person[] = [];
  let staying = 0;
  beforeEach(() => {
    staying = people.length;
  });
  afterEach(async ({ task }) => {
    const open = task.result?.state === 'fail' ? people.filter(({ page }) => !page.isClosed()) : [];
    for (const [index, person] of open.entries()) {
      await keepScreenshot(person.page, `failed ${task.name.slice(0, 40)} ${index}`);
      const [error] = task.result?.errors ?? [];
      if (error) error.message += `\n${await describeScreen(person)}`;
    }
    for (const { context } of people.slice(staying)) await context.close();
  });
  const connect = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const file = join(dataDir, 'postgres', 'connection.json');
    const client = new pg.Client({ connectionString: connectionUrl(JSON.parse(readFileSync(file, 'utf8')), USER) });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  return {
    origin,
    browser,
    async newPerson(options) {
      const person = await newPerson(browser, origin, { ...options, now: wallClock(speed, since).now });
      people.push(person);
      return person;
    },
    expectBooksRight: () =>
      connect(async (client) => {
        const { checks } = await verify(client, Date.now(), declared(domainList, bookChecks));
        expect(checks.flatMap(({ failures }) => failures)).toEqual([]);
        expect(await findMismatches(client)).toEqual([]);
      }),
    query: (sql, values) => connect(async (client) => (await client.query(sql, values)).rows),
    async killAndRestart(away) {
      await server.kill();
      await delay(wallClock(), away);
      server = await startServer(env);
    },
    async close() {
      const consoleErrors = people.flatMap((person) => person.consoleErrors);
      await browser.close();
      await server.stop();
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
