import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { killRounds } from './kill-rounds.ts';

/** `npm run crash [-- kills [postgres://…]]`: SIGKILLs under 50 paid chats, on a PostgreSQL of its own unless given an empty database. */
const [kills = '100', given] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  console.error('Give the number of kills, and when wanted the address of an empty database: npm run crash -- 100');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'vesper-crash-'));
// The database outlives the kills, so it need not wait for the disk.
const settings = { fsync: 'off', synchronous_commit: 'off' };
const log = (line: string) => console.error(line);
const server = given ? null : await startEmbeddedPostgres({ dataDir: folder, log, settings });
try {
  const report = await killRounds(given ?? server!.url, Number(kills), (kill) => {
    if (kill % 10 === 0) console.log(`${kill} kills, every book stands`);
  });
  const { wrong, open, minutes, refunds, chats } = report;
  console.log(
    `${report.kills} kills; ${chats} chats, ${minutes} minutes booked, ${refunds} refunds, ${open} chats open`,
  );
  for (const line of wrong) console.error(line);
  const stands = wrong.length === 0 && open === 0;
  console.log(stands ? 'Every book stands.' : 'The books do NOT stand.');
  process.exitCode = stands ? 0 : 1;
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
