import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onFileEnd } from './file-end.ts';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const program = places.find((path) => existsSync(path));

/** Whether PgBouncer (a package of the system) is here; where it is not, its tests say so and are left out. */
export const hasPgbouncer = program !== undefined;
if (!hasPgbouncer)
  process.stdout.write('PgBouncer is not installed (apt-get install pgbouncer): tests behind it are left out.\n');

/**
 * A PgBouncer in front of `url` with its default settings but for `settings`, until the file ends. Answers the address for
 * `DATABASE_URL`.
 */
export async function pgbouncerTo(url: string, settings: Record<string, string> = {}): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'vesper-pgbouncer-'));
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const all = { listen_addr: '127.0.0.1', listen_port: own, unix_socket_dir: '', auth_type: 'any', ...settings };
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
${Object.entries(all)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`,
  );
  // It refuses to be root.
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : undefined;
  chmodSync(folder, 0o755);
  const child = spawn(program as string, [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (part: Buffer) => {
      said.push(String(part));
      if (said.join('').includes('process up')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer ended: ${said.join('')}`)));
  });
  onFileEnd(async () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(own);
  return address.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
