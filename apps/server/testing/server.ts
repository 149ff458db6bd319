import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { collectOutput } from '#kit/testing/log-watch.ts';
import { copyOfData, sharedData } from './data-folder.ts';

const here = join(import.meta.dirname, '../../..');

/** The server's program: its bundle where the command that runs the tests has made one, else its sources. */
const program = process.env.SERVER_BUNDLE ? join(process.env.SERVER_BUNDLE, 'server-main.js') : null;

/** A server as a process of its own, as operators run it. */
export interface TestServer {
  /** Where it listens, whatever it calls itself in public. */
  readonly address: string;
  readonly process: ChildProcess;
  readonly output: string[];
  /** SIGTERM, and waits until it is gone. */
  stop(): Promise<number | null>;
  /** SIGKILL: nothing is finished. */
  kill(): Promise<void>;
}

/** Starts a server of the repository at `root` and waits until it says ready. Its DATA_DIR is a fresh folder unless given. */
export async function startServer(env: Record<string, string>, root = here): Promise<TestServer> {
  const folder = env.DATA_DIR ?? (await freshData(env, root));
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [(root === here && program) || join(root, 'apps/server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      DEMO: 'off',
      // Everything it has to say is looked through for what is private.
      LOG_LEVEL: 'debug',
      NODE_ENV: '',
      MODE: 'start',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stderr?.on('data', (part: Buffer) => {
    output.push(String(part));
    collectOutput(String(part));
  });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      output.push(String(part));
      collectOutput(String(part));
      text += String(part);
      if (text.includes('ready on ')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output.join('')}`)));
  });
  const forget = () => {
    if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true });
  };
  return {
    address: `http://127.0.0.1:${port}`,
    process: child,
    output,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      forget();
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A DATA_DIR of its own, with a cluster, every table and where wanted the demo world already in it. */
export async function freshData(env: Record<string, string>, root = here): Promise<string> {
  if (root !== here || env.DATABASE_URL) return mkdtempSync(join(tmpdir(), 'vesper-server-'));
  const DEMO = env.DEMO === 'seed' ? 'seed' : 'off';
  const shared = await sharedData(inject('serverData'), DEMO, async (dataDir) => {
    const server = await startServer({ DATA_DIR: dataDir, DEMO });
    const code = await server.stop();
    if (code !== 0) throw new Error(`the server that filled the data ended with ${code}:\n${server.output.join('')}`);
  });
  return copyOfData(shared);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
