// A process for the tests to kill: starts the database in the folder of its first argument and prints each committed number.
import pg from 'pg';
import { lockDataDir } from '../lock-data-dir.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const dataDir = process.argv[2] as string;
lockDataDir(dataDir);
const { url } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY)');
for (let n = 0; ; n++) {
  await client.query('INSERT INTO written SELECT coalesce(max(n), 0) + 1 FROM written');
  process.stdout.write(`${n + 1}\n`);
}
