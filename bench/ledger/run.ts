import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import type { BenchRun } from '../extent.ts';
import { full } from '../extent.ts';
import type { Row } from '../row.ts';
import { findPgbench, preparePgbench, tpcbLike } from './pgbench.ts';
import type { TransferMode } from './transfers.ts';
import { openLedger, transfersPerSecond } from './transfers.ts';

/**
 * Ledger transfers a second against pgbench's tpcb-like on the same embedded server, in turns within one run. A transfer
 * is a paid chat minute (guest to performer and platform) through the ledger's own `transfer`, a transaction of one
 * statement; beside it the same through `post` in a transaction of a caller, which adds a begin and a commit.
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const [rounds, secondsARound] = isBrief ? [1, seconds] : [5, 3];
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-ledger-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await migrate(server.url, [
      { name: 'ledger', folder: new URL('../../domains/ledger/server/migrations', import.meta.url) },
    ]);
    const pgbench = await findPgbench();
    if (pgbench) await preparePgbench(pgbench, server.url);
    const books = await openLedger(server.url, isBrief ? 500 : 10_000);
    const rows: Row[] = [];
    for (const clients of isBrief ? [8] : [1, 8]) {
      const rates: Record<TransferMode | 'pgbench', number[]> = { alone: [], inTransaction: [], pgbench: [] };
      if (!isBrief) await transfersPerSecond(books, 'alone', clients, 1);
      for (let round = 0; round < rounds; round += 1) {
        for (const mode of ['alone', 'inTransaction'] as const) {
          rates[mode].push(await transfersPerSecond(books, mode, clients, secondsARound));
        }
        if (pgbench) rates.pgbench.push(await tpcbLike(pgbench, server.url, clients, Math.ceil(secondsARound)));
      }
      const peer = pgbench
        ? { name: 'pgbench tpcb-like, same server', value: median(rates.pgbench) }
        : { name: 'pgbench is not installed (Debian: apt-get install postgresql-contrib)', value: Number.NaN };
      const name = `${clients} client${clients === 1 ? '' : 's'}`;
      const unit = 'transfers/s';
      rows.push(
        { name: `ledger transfers, ${name}`, value: median(rates.alone), unit, peer, goal: { min: peer.value } },
        { name: `the same inside a caller's transaction, ${name}`, value: median(rates.inTransaction), unit, peer },
      );
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
  for (const { name, value, unit, peer } of await run(full)) {
    console.log(`${name}: ${value} ${unit}; ${peer?.name}: ${peer?.value}`);
  }
}
