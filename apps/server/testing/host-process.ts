import { resolve } from 'node:path';
import pg from 'pg';
import { bookChecks, verify } from '#domains/ledger/server/index.ts';
import { findMismatches } from '#domains/live/testing/check-books.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { readConfig } from '#kit/config/config.ts';
import { declared, settingsOf } from '#kit/domain/compose.ts';
import { createLog } from '#kit/log/log.ts';
import type { Server } from '../boot.ts';
import { boot } from '../boot.ts';
import * as domainList from '../domain-list.ts';
import type { HostAnswer, HostRequest } from './host-messages.ts';

/**
 * A process that loads the platform once and boots installations in it, each on data, settings and a port of its own. What it
 * and its installations write goes to standard error and output, as of a server that has a process for itself.
 */
const running = new Map<string, Server>();

async function carryOut(request: HostRequest): Promise<readonly string[]> {
  switch (request.action) {
    case 'boot': {
      const config = readConfig({ ...process.env, ...request.env }, settingsOf(domainList));
      const say = (line: string): void => void process.stdout.write(`${line}\n`);
      running.set(resolve(config.DATA_DIR), await boot(config, { log: createLog(config.LOG_LEVEL), say }));
      return [];
    }
    case 'stop': {
      const server = running.get(resolve(request.dataDir));
      running.delete(resolve(request.dataDir));
      await server?.stop();
      return [];
    }
    case 'verifyBooks':
      return wrongInBooks(request.url);
  }
}

/** What the checks of the ledger and of all domains find wrong in a database, and where chats and books differ. */
async function wrongInBooks(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { checks } = await verify(client, wallClock().now(), declared(domainList, bookChecks));
    return [...checks.flatMap(({ failures }) => failures), ...(await findMismatches(client))];
  } finally {
    await client.end();
  }
}

process.on('message', ({ id, request }: { id: number; request: HostRequest }) => {
  const answer = (said: HostAnswer): void => void process.send?.({ id, ...said });
  carryOut(request).then(
    (found) => answer({ found }),
    (error: unknown) => answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

/** Nobody can ask any more: the installations are stopped, and their databases with them. */
process.once('disconnect', () => {
  void Promise.allSettled([...running.values()].map((server) => server.stop())).then(() => process.exit(0));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.disconnect?.());
