import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/migrate.ts';
import type { Row } from '../row.ts';
import { findPgbench, preparePgbench, tpcbLike } from './pgbench.ts';
import { openLedger, transfersPerSecond } from './transfers.ts';

const rounds = 5;
const secondsARound = 3;

/**
 * Ledger transfers a second against pgbench's tpcb-like on the same embedded server, in turns within one run. A transfer
 * is a paid chat minute (guest to performer and house) through the ledger's own `post` in a transaction of its own.
 */
export async function run(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-ledger-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await migrate(server.url, [
      { name: 'ledger', folder: new URL('../../domains/ledger/server/migrations', import.meta.url) },
    ]);
    const pgbench = await findPgbench();
    if (pgbench) await preparePgbench(pgbench, server.url);
    const books = await openLedger(server.url);
    const rows: Row[] = [];
    for (const clients of [1, 8]) {
      const ours: number[] = [];
      const theirs: number[] = [];
      await transfersPerSecond(books, clients, 1);
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await transfersPerSecond(books, clients, secondsARound));
        if (pgbench) theirs.push(await tpcbLike(pgbench, server.url, clients, secondsARound));
      }
      const peer = pgbench
        ? { name: 'pgbench tpcb-like, same server', value: median(theirs) }
        : { name: 'pgbench is not installed (Debian: apt-get install postgresql-contrib)', value: Number.NaN };
      rows.push({
        name: `ledger transfers, ${clients} client${clients === 1 ? '' : 's'}`,
        value: median(ours),
        unit: 'transfers/s',
        peer,
        goal: { min: peer.value },
      });
    }
    await books.close();
    return rows;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0);
}

if (import.meta.main) {
  for (const { name, value, unit, peer } of await run()) {
    console.log(`${name}: ${value} ${unit}; ${peer?.name}: ${peer?.value}`);
  }
}
