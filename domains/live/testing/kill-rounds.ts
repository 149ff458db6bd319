import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { verify } from '#domains/ledger/server/verify.ts';
import { findMisfits } from './check-books.ts';

/** What became of the chats after all kills. */
export interface KillReport {
  readonly kills: number;
  readonly chats: number;
  /** Minutes booked, and refunds made, over all chats. */
  readonly minutes: number;
  readonly refunds: number;
  /** Chats not over; 0 when all is well. */
  readonly open: number;
  /** What was wrong, in the first round where anything was; empty when all is well. */
  readonly wrong: string[];
}

const child = fileURLToPath(new URL('./crash-child-cli.ts', import.meta.url));

/**
 * Kills a process that carries 50 paid chats with SIGKILL at random moments, `kills` times; after each kill the books are
 * verified and compared with the chats. At last the open chats are left to end by themselves.
 *
 * @param url address of an empty database
 * @param onKill called after each kill whose books stand
 */
export async function killRounds(
  url: string,
  kills: number,
  onKill: (kill: number) => void = () => {},
): Promise<KillReport> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let wrong: string[] = [];
  let kill = 0;
  try {
    while (kill < kills && wrong.length === 0) {
      const { run, driving, ended } = begin(url, 'drive');
      await Promise.race([driving, ended]);
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 2_000));
      run.kill('SIGKILL');
      await ended;
      if (run.signalCode !== 'SIGKILL') return await report(client, kill, ['the process ended before it was killed']);
      kill += 1;
      wrong = await findWrong(client);
      if (wrong.length === 0) onKill(kill);
    }
    if (wrong.length === 0) {
      await begin(url, 'settle').ended;
      wrong = await findWrong(client);
    }
    return await report(client, kill, wrong);
  } finally {
    await client.end();
  }
}

function begin(url: string, mode: 'drive' | 'settle') {
  const run = spawn(process.execPath, [child, url, '50', '5', '20', mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { run, driving: once(run.stdout, 'data'), ended: once(run, 'exit') };
}

async function findWrong(client: pg.Client): Promise<string[]> {
  const { checks } = await verify(client, Date.now());
  return [...(await findMisfits(client)), ...checks.flatMap(({ failures }) => failures)];
}

async function report(client: pg.Client, kills: number, wrong: string[]): Promise<KillReport> {
  const { rows } = await client.query<Omit<KillReport, 'kills' | 'wrong'>>(
    `select count(*)::int as chats, coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(refunds), 0)::int as refunds,
       count(*) filter (where status <> 'ended')::int as open from live.chats`,
  );
  return { kills, wrong, ...rows[0]! };
}
