import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { verify } from '#domains/ledger/server/verify.ts';
import { findWrongTopUps } from '#domains/payments/testing/check-top-ups.ts';
import type { Kills } from '#kit/testing/kills.ts';
import { inDatabase } from '#kit/testing/kills.ts';
import { chatTimes } from '../server/machine/state.ts';
import { findMismatches } from './check-books.ts';
import { DeliveryRecord, EndsSeen, findUndelivered } from './check-delivery.ts';
import type { Drive } from './drive-chats.ts';

/** What became of the chats after all kills. */
export interface KillReport {
  readonly kills: number;
  /** Of the kills: how many hit the database (alone or with the server), and how many came under the real relay. */
  readonly databaseKills: number;
  readonly relayKills: number;
  readonly chats: number;
  /** Minutes booked, and refunds made, over all chats; and top-ups bought at the provider. */
  readonly minutes: number;
  readonly refunds: number;
  readonly topUps: number;
  /** Frames that were seen to reach guests. */
  readonly frames: number;
  /** Chats not over; 0 when all is well. */
  readonly open: number;
  /** What was wrong, in the first round where anything was; empty when all is well. */
  readonly wrong: string[];
}

export interface KillOptions extends Kills {
  /** Under how many of three kills frames go through the real relay. */
  readonly relayOfThree?: number;
  /** How long a server is away at most after every third kill, ms. Beyond ten seconds nobody's chat continues. */
  readonly outageMs?: number;
  /** What guests write into their chats; nothing when not given. */
  readonly words?: string;
  /** Is told what the processes write to their logs; without it they write to the one of this process. */
  readonly hear?: (text: string) => void;
}

const child = fileURLToPath(new URL('./crash-child-cli.ts', import.meta.url));
const speed = 10;

/**
 * Kills a process that carries 50 paid chats, or its database, with SIGKILL at random moments, `kills` times, while wall
 * clocks are set back and forth, lines are cut and coins are bought. After each kill the books are verified and compared
 * with the chats and with what reached the guests. At last the open chats are left to end by themselves.
 *
 * @param url address of an empty database
 */
export async function killRounds(url: string, kills: number, options: KillOptions = {}): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-kills-'));
  const record = join(folder, 'delivered');
  const words = options.words === undefined ? {} : { words: options.words };
  const drive = { url, performers: 5, speed, since: Date.now(), record, topUps: true, ...words };
  const ends = new EndsSeen();
  const check = (last: boolean) =>
    inDatabase(url, (client) => findWrong(client, drive.record, ends, last, done.databaseKills > 0));
  const done = { kills: 0, databaseKills: 0, relayKills: 0 };
  let wrong: string[] = [];
  try {
    while (done.kills < kills && wrong.length === 0) {
      const relay = done.kills % 3 < (options.relayOfThree ?? 0);
      const killDatabase = done.kills % 4 > 1 ? options.killDatabase : undefined;
      const { run, driving, ended } = begin({ ...drive, guests: relay ? 15 : 50, relay }, 'drive', options.hear);
      await Promise.race([driving, ended]);
      await wait(100 + Math.random() * 3_000);
      killDatabase?.();
      // Now and then the server outlives its database, and works on when that is back.
      if (killDatabase && done.kills % 8 > 3) await wait(2_000 + Math.random() * 2_000);
      run.kill('SIGKILL');
      await ended;
      if (run.signalCode !== 'SIGKILL') wrong = ['the process ended before it was killed'];
      done.kills += 1;
      done.databaseKills += killDatabase ? 1 : 0;
      done.relayKills += relay ? 1 : 0;
      wrong.push(...(await check(false)));
      if (wrong.length === 0) await options.onKill?.(done.kills);
      // Short outages end within everybody's grace, long ones after it.
      await wait(done.kills % 3 === 0 ? Math.random() * (options.outageMs ?? 0) : 0);
    }
    if (wrong.length === 0) {
      await begin({ ...drive, guests: 50 }, 'settle', options.hear).ended;
      wrong = await check(true);
    }
    const frames = recordOf(drive.record).frames;
    return { ...done, frames, ...(await inDatabase(url, figures)), wrong };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const repeat = (text: string): void => void process.stderr.write(text);

function begin(drive: Drive, mode: 'drive' | 'settle', hear = repeat) {
  const run = spawn(process.execPath, [child, JSON.stringify(drive), mode], { stdio: ['ignore', 'pipe', 'pipe'] });
  run.stderr.on('data', (part: Buffer) => hear(String(part)));
  return { run, driving: once(run.stdout, 'data'), ended: once(run, 'exit') };
}

async function findWrong(
  client: pg.Client,
  record: string,
  ends: EndsSeen,
  last: boolean,
  databaseKilled: boolean,
): Promise<string[]> {
  const { checks } = await verify(client, Date.now());
  return [
    ...(await findMismatches(client)),
    ...checks.flatMap(({ failures }) => failures),
    ...(await ends.check(client)),
    ...(await findUndelivered(client, recordOf(record).record, chatTimes(speed), { databaseKilled })),
    // On the way, a payment may wait for its postback.
    ...(await findWrongTopUps(client, last)),
  ];
}

function recordOf(path: string): { record: DeliveryRecord; frames: number } {
  const record = new DeliveryRecord();
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  for (const line of lines) {
    const [session = '', at] = line.split(' ');
    record.add(session, Number(at));
  }
  return { record, frames: lines.length };
}

async function figures(client: pg.Client) {
  const { rows } = await client.query<Pick<KillReport, 'chats' | 'minutes' | 'refunds' | 'open' | 'topUps'>>(
    `select count(*)::int as chats, coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(refunds), 0)::int as refunds,
       count(*) filter (where status <> 'ended')::int as open,
       (select count(*)::int from payments.sandbox_sales) as "topUps" from live.chats`,
  );
  return rows[0]!;
}
