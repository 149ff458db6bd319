import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A program under measurement. */
export interface BenchServer {
  readonly process: ChildProcess;
  readonly address: string;
  /** SIGTERM, and waits until it is gone. */
  stop(): Promise<void>;
}

/** What a program needs of the shell it is started from; settings of an installation are not among it. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE', 'CHROMIUM_PATH'];

/** What `npm start` runs: the bundle that the command of the benchmarks has made. */
const bundled = (file: string): string =>
  process.env.SERVER_BUNDLE && file === 'apps/server/main.ts'
    ? join(process.env.SERVER_BUNDLE, 'server-main.js')
    : join(root, file);

const running = new Set<ChildProcess>();
// However a benchmark ends: what it has started does not go on beside the next one.
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a program as on a machine of its own (loopback alone, so none of production's settings are asked for) and waits for the
 * line that says where it listens.
 *
 * @throws when it ends before that
 */
export async function startServer(file: string, env: Record<string, string>): Promise<BenchServer> {
  const shell = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, [bundled(file)], {
    cwd: root,
    env: { ...shell, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += String(part);
      const found = /ready on (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    process: child,
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
