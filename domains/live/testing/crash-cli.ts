import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { killRounds } from './kill-rounds.ts';

/**
 * `npm run crash [-- kills [postgres://…]]`: SIGKILLs servers under 50 paid chats and their database, on a PostgreSQL of
 * its own with its safe settings. On a given (empty) database only servers are killed.
 */
const [kills = '100', given] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  console.error('Give the number of kills, and when wanted the address of an empty database: npm run crash -- 100');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'vesper-crash-'));
const log = (line: string) => console.error(line);
const server = given
  ? null
  : await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, onLost: (error) => log(error.message) });
const pidFile = join(folder, 'postgres', 'cluster', 'postmaster.pid');
const killDatabase = () => void process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
try {
  const report = await killRounds(given ?? server!.url, Number(kills), {
    ...(server ? { killDatabase } : {}),
    relayOfThree: 1,
    outageMs: 11_000,
    onKill: (kill) => {
      if (kill % 10 === 0) console.log(`${kill} kills, every book stands`);
    },
  });
  const { wrong, open } = report;
  console.log(
    `${report.kills} kills (${report.databaseKills} of the database, ${report.relayKills} under the real relay); ` +
      `${report.chats} chats, ${report.minutes} minutes booked, ${report.refunds} refunds, ${report.topUps} top-ups, ` +
      `${report.frames} frames seen by guests, ${open} chats open`,
  );
  for (const line of wrong) console.error(line);
  const stands = wrong.length === 0 && open === 0;
  console.log(stands ? 'Every book stands.' : 'The books do NOT stand.');
  process.exitCode = stands ? 0 : 1;
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
