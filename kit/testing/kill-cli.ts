import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import type { Kills } from './kills.ts';

/** What became of it: a line of figures, and what was wrong, in sentences; empty when all is well. */
export interface KillOutcome {
  readonly figures: string;
  readonly wrong: readonly string[];
}

/**
 * A proof by kills as a command: `[kills [postgres://…]]`, on a PostgreSQL of its own with its safe settings. On a given (empty) database
 * only servers are killed, and `npm run ledger:verify` can look at it afterwards.
 */
export async function killCommand(
  run: (url: string, kills: number, options: Kills) => Promise<KillOutcome>,
): Promise<void> {
  const [kills = '100', given] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(kills)) {
    console.error('Give the number of kills, and when wanted the address of an empty database: npm run crash -- 100');
    process.exit(2);
  }
  const folder = mkdtempSync(join(tmpdir(), 'vesper-crash-'));
  const onLost = (error: Error) => console.error(error.message);
  // We are who kills it: however often that is, it comes back.
  const mostDeaths = Number.POSITIVE_INFINITY;
  const server = given
    ? null
    : await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, onLost, mostDeaths });
  const pidFile = join(folder, 'postgres', 'cluster', 'postmaster.pid');
  const killDatabase = (): void => {
    try {
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    } catch {
      // It is on its way back from the last time.
    }
  };
  try {
    const { figures, wrong } = await run(given ?? server!.url, Number(kills), {
      ...(server ? { killDatabase } : {}),
      onKill: (kill) => {
        if (kill % 10 === 0) console.log(`${kill} kills, every book stands`);
      },
    });
    console.log(figures);
    for (const line of wrong) console.error(line);
    console.log(wrong.length === 0 ? 'Every book stands.' : 'The books do NOT stand.');
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
