import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { collectOutput } from '#kit/testing/log-watch.ts';
import type { HostAnswer, HostRequest } from './host-messages.ts';

const root = join(import.meta.dirname, '../../..');

const program = process.env.SERVER_BUNDLE
  ? join(process.env.SERVER_BUNDLE, 'testing-host-process.js')
  : join(import.meta.dirname, 'host-process.ts');

/** A process in which installations are booted without loading the platform again for each. */
export interface Host {
  /** Boots an installation and resolves once it serves. Its DATA_DIR and PORT are part of `env`. */
  boot(env: Readonly<Record<string, string>>): Promise<void>;
  /** Stops the installation that was booted on this DATA_DIR; resolves when its database is gone too. */
  stop(dataDir: string): Promise<void>;
  /** What is wrong in the books of a database; empty where every check passes. */
  verifyBooks(url: string): Promise<readonly string[]>;
  /** Stops all installations and the process. */
  end(): Promise<void>;
}

/**
 * Starts a host. All that it writes is looked through for what is private, and kept for the message of a failure. It ends by
 * itself when this process does.
 */
export function startHost(): Host {
  const child = fork(program, [], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // As startServer has it: answers are held against their shapes, which production leaves out.
    env: { ...process.env, DEMO: 'off', LOG_LEVEL: 'debug', NODE_ENV: '', MODE: 'start' },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said.push(String(part));
      said.splice(0, said.length - 200);
      collectOutput(String(part));
    });
  }
  // Nothing is left waiting for a host that ended: every open request fails with what it wrote last.
  const open = new Map<number, (answer: HostAnswer) => void>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    for (const settle of open.values()) settle({ failed: `the host process ended:\n${said.join('')}` });
    open.clear();
  });
  child.on('message', ({ id, ...answer }: { id: number } & HostAnswer) => {
    open.get(id)?.(answer);
    open.delete(id);
  });
  const ask = requester(child, open);
  return {
    boot: async (env) => void (await ask({ action: 'boot', env })),
    stop: async (dataDir) => void (await ask({ action: 'stop', dataDir })),
    verifyBooks: (url) => ask({ action: 'verifyBooks', url }),
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function requester(child: ChildProcess, open: Map<number, (answer: HostAnswer) => void>) {
  let last = 0;
  return (request: HostRequest): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, (answer) => ('failed' in answer ? reject(new Error(answer.failed)) : resolve(answer.found)));
      if (child.exitCode !== null) open.get(last)?.({ failed: `the host process ended with ${child.exitCode}` });
      else child.send({ id: last, request });
    });
}

let warm: Host | null = null;

/** The host of this worker, started when it is first asked for; it serves all test files that the worker runs. */
export function workerHost(): Host {
  warm ??= startHost();
  return warm;
}
