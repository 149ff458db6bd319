import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Timer } from '#kit/clock/clock.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Log } from '#kit/log/log.ts';
import { sandboxFlags, takesMoreThan } from '#kit/sandbox/sandbox.ts';
import type { Still } from '../../port.ts';

/** What the program is asked for. */
export interface StillTask {
  readonly codec: string;
  readonly bytes: Uint8Array;
  /** The size of the picture, pixels; what does not fit its shape is cut off at the edges. */
  readonly width: number;
  readonly height: number;
  /** Larger pictures than that are refused, pixels. */
  readonly most: number;
  readonly blurred: boolean;
}

/** A still as pictures (WebP); null where the program could not decode it. */
export type StillAnswer = { readonly picture: Uint8Array; readonly blurred: Uint8Array | null } | null;

/** What the program may take: time for one picture, time without work, and memory. */
const limits = {
  taskMs: 3_000,
  idleMs: 60_000,
  heapMegabytes: 96,
  residentBytes: 400 * 1024 ** 2,
  pixels: 1920 * 1080,
};
/** How many may wait for their turn. */
const mostWaiting = 64;

interface Waiting {
  readonly task: StillTask;
  readonly done: (answer: StillAnswer) => void;
}

/**
 * Makes pictures of stills, in a process of its own that is started when it is needed and ends when it is not. A still that kills or holds
 * it gets no picture, and the next one a new process.
 */
export class StillMaker {
  readonly #log: Log;
  readonly #clock = machineClock();
  readonly #waiting: Waiting[] = [];
  #child: ChildProcess | null = null;
  #current: Waiting | null = null;
  #timer: Timer | undefined;
  #isStopped = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Process id of the program; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** A picture of `width` by `height` pixels, and a blurred one where asked; null where it cannot be made now. */
  make(still: Still, wanted: { width: number; height: number; blurred: boolean }): Promise<StillAnswer> {
    assertOutsideTransaction('the program that makes stills');
    if (this.#isStopped || this.#waiting.length >= mostWaiting) return Promise.resolve(null);
    const task = { codec: still.codec, bytes: still.bytes, most: limits.pixels, ...wanted };
    return new Promise((done) => {
      this.#waiting.push({ task, done });
      if (!this.#current) this.#next();
    });
  }

  /** Ends the program; what waits gets no picture. */
  stop(): void {
    this.#isStopped = true;
    this.#end();
    for (const { done } of this.#waiting.splice(0)) done(null);
  }

  #next(): void {
    this.#clock.clear(this.#timer);
    const next = this.#waiting.shift() ?? null;
    this.#current = next;
    if (next) {
      this.#timer = this.#clock.setTimeout(() => this.#end('took too long'), limits.taskMs);
      this.#child ??= this.#start();
      this.#child.send(next.task, (error) => error && this.#end(error.message));
    } else this.#timer = this.#clock.setTimeout(() => this.#end(), limits.idleMs);
  }

  #start(): ChildProcess {
    const child = fork(new URL('./still-child.ts', import.meta.url), {
      env: {},
      execArgv: sandboxFlags(limits.heapMegabytes),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (answer) => {
      if (child !== this.#child) return;
      this.#answer(answer as StillAnswer);
      if (takesMoreThan(child.pid, limits.residentBytes)) child.kill('SIGKILL');
    });
    child.once('error', () => child === this.#child && this.#end('did not start'));
    child.once('exit', () => child === this.#child && this.#end('died'));
    return child;
  }

  #answer(answer: StillAnswer): void {
    this.#current?.done(answer);
    if (this.#isStopped) this.#current = null;
    else this.#next();
  }

  #end(why?: string): void {
    this.#clock.clear(this.#timer);
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    if (why !== undefined) this.#log.warn({ why }, 'the program that makes stills was ended');
    if (this.#current) this.#answer(null);
  }
}
