import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Clock } from '#kit/clock/clock.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { sandboxFlags, takesMoreThan } from '#kit/sandbox/sandbox.ts';

/** What a program may take. A film in 4K with all its renditions takes half of the memory. */
const limits = { heapMegabytes: 384, residentBytes: 3 * 1024 ** 3, lookedAtMs: 1_000 };

/** A program that ended without saying why: it was killed, by somebody or for what it took. */
export class ProgramLost extends Error {
  override readonly name = 'ProgramLost';
}

interface Run<M> {
  /** Hears each message, one after another; the next waits for it. What it throws ends the program. */
  readonly hear: (message: M) => Promise<void>;
  /** So long may pass between two messages, ms. */
  readonly silentMs: number;
  /** Ends the program when it is aborted. */
  readonly signal?: AbortSignal;
  /** Told of the process, for tests that kill it. */
  readonly started?: ((child: ChildProcess) => void) | undefined;
}

/**
 * Runs a program of ours on one folder in a process of its own: without an environment, with limits of memory and time, and with no other
 * file of the machine to read or write than its own source and the folder.
 * @throws ProgramLost when it ends without a last word; what `hear` throws; the reason of the signal
 */
export async function runOnFolder<M>(
  { clock }: { readonly clock: Clock },
  program: string,
  folder: string,
  argument: unknown,
  { hear, silentMs, signal, started }: Run<M>,
): Promise<void> {
  assertOutsideTransaction('a program that works on a film');
  signal?.throwIfAborted();
  const child = fork(program, [JSON.stringify(argument)], {
    cwd: folder,
    env: {},
    execArgv: sandboxFlags(limits.heapMegabytes, folder),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started?.(child);
  const kill = (): void => void child.kill('SIGKILL');
  let failure: unknown = null;
  let queue: Promise<void> = Promise.resolve();
  let heardAt = clock.steady();
  const watch = clock.setInterval(() => {
    if (clock.steady() - heardAt > silentMs) kill();
    else if (takesMoreThan(child.pid, limits.residentBytes)) kill();
  }, limits.lookedAtMs);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    await new Promise<void>((resolve) => {
      child.on('message', (message) => {
        heardAt = clock.steady();
        queue = queue
          .then(async () => {
            if (failure === null) await hear(message as M);
          })
          .catch((error: unknown) => {
            failure ??= error;
            kill();
          });
      });
      child.once('error', (error) => {
        failure ??= error;
        resolve();
      });
      // Whatever it said has come once both are over.
      let isOver = false;
      const over = (): void => {
        if (isOver) resolve();
        isOver = true;
      };
      child.once('exit', (code) => {
        if (code !== 0) failure ??= new ProgramLost(`a program on a film ended with ${child.signalCode ?? code}`);
        over();
      });
      child.once('disconnect', over);
    });
    await queue;
  } finally {
    clock.clear(watch);
    signal?.removeEventListener('abort', kill);
  }
  signal?.throwIfAborted();
  if (failure !== null) throw failure;
}
