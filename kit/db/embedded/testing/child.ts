import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

export type Child = {
  pid: number;
  /** The next line it prints; fails when it ends without one. */
  line(): Promise<string>;
  kill(): Promise<void>;
};

/** Starts a program of this folder in a process of its own, which the test's end kills, optionally behind a command such as setpriv. */
export function startChild(program: string, args: string[], behind: string[] = []): Child {
  const [command, ...rest] = [...behind, process.execPath, new URL(program, import.meta.url).pathname, ...args];
  const child: ChildProcessByStdio<null, Readable, null> = spawn(command as string, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid as number,
    async line() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended without printing a line`);
      return value;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
