import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debian = [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);

/** Where pgbench lies on this machine; null when it is not installed. */
export async function findPgbench(): Promise<string | null> {
  for (const candidate of debian) {
    const found = await access(candidate).then(
      () => true,
      () => false,
    );
    if (found) return candidate;
  }
  return run('pgbench', ['--version']).then(
    () => 'pgbench',
    () => null,
  );
}

/** Fills its tables: scale 10, so that eight clients seldom meet at one branch (its manual: scale >= clients). */
export async function preparePgbench(program: string, url: string): Promise<void> {
  await run(program, ['-i', '-q', '-s', '10', url]);
}

/** Its built-in tpcb-like transaction with prepared statements, in transactions a second. */
export async function tpcbLike(program: string, url: string, clients: number, seconds: number): Promise<number> {
  const threads = Math.min(2, clients);
  const options = ['-n', '-M', 'prepared', '-b', 'tpcb-like', '-c', clients, '-j', threads, '-T', seconds];
  const { stdout } = await run(program, [...options.map(String), url]);
  const found = /^tps = ([\d.]+)/m.exec(stdout);
  if (!found) throw new Error(`pgbench printed no rate:\n${stdout}`);
  return Number(found[1]);
}
