import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { verify } from '#domains/ledger/server/verify.ts';
import { findMisfits } from './check-books.ts';

/**
 * Kills a process that carries 50 paid chats, at random moments, again and again; after each kill the books must stand
 * and agree with the chats, and at the end every chat must be over. Arguments: address of an empty database, rounds.
 */
const [url, rounds = '100'] = process.argv.slice(2);
if (!url) throw new Error('Give the address of an empty database: node crash-cli.ts postgres://… [rounds]');
const child = fileURLToPath(new URL('./crash-child-cli.ts', import.meta.url));
const client = new pg.Client({ connectionString: url });
await client.connect();

function begin(mode: string) {
  const run = spawn(process.execPath, [child, url as string, '50', '5', '20', mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { run, driving: once(run.stdout, 'data'), ended: once(run, 'exit') };
}

async function check(round: string): Promise<void> {
  const misfits = await findMisfits(client);
  const { passed, checks } = await verify(client, Date.now());
  const failed = checks.filter((each) => !each.passed).flatMap(({ failures }) => failures);
  if (misfits.length === 0 && passed) return;
  console.error(`${round}: the books do not stand`, ...misfits, ...failed);
  process.exit(1);
}

let kills = 0;
for (let round = 1; round <= Number(rounds); round += 1) {
  const { run, driving, ended } = begin('drive');
  await Promise.race([driving, ended]);
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 2_000));
  run.kill('SIGKILL');
  await ended;
  kills += 1;
  await check(`kill ${kills}`);
}
const last = begin('settle');
await last.ended;
await check('at the end');
const { rows } = await client.query(
  `select count(*)::int as chats, sum(minutes)::int as minutes, sum(refunds)::int as refunds,
     count(*) filter (where status <> 'ended')::int as open from live.chats`,
);
console.log(`${kills} kills, ${JSON.stringify(rows[0])}: every book stands`);
await client.end();
