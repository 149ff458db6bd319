import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';
import type { Connection } from './connection.ts';
import { defaultSettings } from './default-settings.ts';
import type { RunAs } from './run-as.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type Postmaster = { stop(): Promise<void> };

export type PostmasterOptions = {
  folder: string;
  cluster: string;
  binaries: PostgresBinaries;
  as: RunAs;
  connection: Connection;
  log: (line: string) => void;
  settings?: Record<string, string>;
  onLost?: (error: Error) => void;
  /** Deaths within a minute after which it is not started again; 5. Who kills it on purpose sets none. */
  mostDeaths?: number;
};

/** Another program listens on the port by now: it was free when it was chosen. */
export class PortTaken extends Error {}

const LOG_LIMIT = 10 * 1024 * 1024;

/** Keeps one PostgreSQL server running on an existing cluster until it is told to stop. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  let stopping = false;
  let child = await launch(options);
  const { mostDeaths = 5 } = options;
  const deaths: number[] = [];
  const endWithProcess = () => child.kill('SIGINT');
  process.once('exit', endWithProcess);

  async function onDeath(): Promise<void> {
    while (!stopping) {
      const now = Date.now();
      deaths.push(now);
      const recent = deaths.filter((at) => at > now - 60_000).length;
      if (recent > mostDeaths) {
        options.onLost?.(
          new Error(`PostgreSQL ended ${recent} times within a minute: ${await logTail(options.folder)}`),
        );
        return;
      }
      options.log('PostgreSQL ended unexpectedly and is started again.');
      try {
        child = await launch(options);
        // It may have died between its first connection and here: then nobody would hear of it.
        if (hasEnded(child)) continue;
        child.once('exit', onDeath);
        return;
      } catch (error) {
        options.log((error as Error).message);
        await wait(200);
      }
    }
  }
  if (hasEnded(child)) void onDeath();
  else child.once('exit', onDeath);

  return {
    async stop() {
      stopping = true;
      process.off('exit', endWithProcess);
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      if (process.platform === 'win32') {
        await promisify(execFile)(options.binaries.pgCtl, ['stop', '-m', 'fast', '-D', options.cluster]);
      } else {
        child.kill('SIGINT');
      }
      const abortWait = new AbortController();
      await Promise.race([
        ended,
        wait(10_000, undefined, { signal: abortWait.signal })
          .then(() => child.kill('SIGQUIT'))
          .then(() => ended)
          .catch(() => undefined),
      ]);
      abortWait.abort();
    },
  };
}

/** @returns the process once it takes connections. */
async function launch(options: PostmasterOptions): Promise<ChildProcess> {
  // Processes of a postmaster that was killed need a moment to notice; until then its successor refuses to start.
  for (let attempt = 1; ; attempt++) {
    const child = await spawnServer(options);
    try {
      await waitUntilReady(options.connection, options.cluster, () => !hasEnded(child), options.log);
      return child;
    } catch (error) {
      child.kill('SIGINT');
      const tail = await logTail(options.folder);
      if (attempt < 20 && /shared memory block|lock file "postmaster.pid" already exists/.test(tail)) {
        await wait(100);
        continue;
      }
      const isPortTaken = /could not create any TCP\/IP sockets/.test(tail);
      throw new (isPortTaken ? PortTaken : Error)(
        `PostgreSQL did not start in ${options.folder}: ${(error as Error).message} ${tail}`,
        { cause: error },
      );
    }
  }
}

async function spawnServer({
  folder,
  cluster,
  binaries,
  as,
  connection,
  settings,
}: PostmasterOptions): Promise<ChildProcess> {
  const logFile = join(folder, 'postgres.log');
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > LOG_LIMIT) await truncate(logFile);
  const output = await open(logFile, 'a', 0o600);
  const all = { ...defaultSettings, ...settings, port: String(connection.port) };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...args] = [...as.command, binaries.postgres, '-D', cluster, ...flags];
  try {
    // Detached from the terminal: Ctrl-C must reach only us, or the database would end before the work in hand is stored.
    const child = spawn(program as string, args, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
      windowsHide: true,
    });
    await once(child, 'spawn');
    return child;
  } finally {
    await output.close();
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function logTail(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-6).join('\n');
}
