import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearOutput } from '#kit/testing/log-watch.ts';

const root = join(import.meta.dirname, '../../..');

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

/** Starts a server and waits until it says ready. Its DATA_DIR is a fresh folder unless given. */
export async function startServer(env: Record<string, string>): Promise<TestServer> {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'vesper-server-'));
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [join(root, 'apps/server/main.ts')], {
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
    hearOutput(String(part));
  });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      output.push(String(part));
      hearOutput(String(part));
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
