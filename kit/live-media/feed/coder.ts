import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Clock } from '#kit/clock/clock.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Log } from '#kit/log/log.ts';
import { sandboxFlags, takesMoreThan } from '#kit/sandbox/sandbox.ts';
import type { CoderAnswer, CoderTask } from './coder-messages.ts';

const limits = {
  heapMegabytes: 96,
  residentBytes: 500 * 1024 ** 2,
  /** It is looked at this often, and started again this long after it died, ms. */
  lookMs: 2_000,
  againMs: 1_000,
  /** What waits in the channel to it, messages; more is left out. */
  waiting: 240,
};

/** The program that decodes and encodes for one broadcast: started with the first task, started again when it dies. */
export class Coder {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #tell: (answer: CoderAnswer) => void;
  readonly #restarted: () => void;
  #child: ChildProcess | null = null;
  #waiting = 0;
  #notBefore = 0;
  #hasDied = false;
  #isStopped = false;
  readonly #stopLooking: () => void;

  /** `restarted`: a new program knows nothing of formats and wishes yet. */
  constructor(log: Log, clock: Clock, tell: (answer: CoderAnswer) => void, restarted: () => void) {
    this.#log = log;
    this.#clock = clock;
    this.#tell = tell;
    this.#restarted = restarted;
    const look = clock.setInterval(() => {
      if (takesMoreThan(this.#child?.pid, limits.residentBytes)) this.#child?.kill('SIGKILL');
    }, limits.lookMs);
    this.#stopLooking = () => clock.clear(look);
  }

  /** Process id of the program; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Hands a task on; left out where the program is away or far behind. */
  give(task: CoderTask): void {
    assertOutsideTransaction('the program that codes a broadcast');
    const isNew = this.#child === null;
    const child = this.#child ?? this.#start();
    if (child && isNew && this.#hasDied) this.#restarted();
    if (!child?.connected || (this.#waiting > limits.waiting && task.type !== 'make')) return;
    this.#waiting += 1;
    child.send(task, () => {
      this.#waiting -= 1;
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopLooking();
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess | null {
    if (this.#isStopped || this.#clock.now() < this.#notBefore) return null;
    const child = fork(new URL('./coder-child.ts', import.meta.url), {
      env: {},
      execArgv: sandboxFlags(limits.heapMegabytes),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    this.#waiting = 0;
    child.on('message', (answer) => child === this.#child && this.#tell(answer as CoderAnswer));
    const over = (): void => {
      if (child !== this.#child) return;
      this.#child = null;
      this.#notBefore = this.#clock.now() + limits.againMs;
      this.#hasDied = true;
      if (!this.#isStopped) this.#log.warn({}, 'the program that codes a broadcast died');
    };
    child.once('error', over);
    child.once('exit', over);
    return child;
  }
}
