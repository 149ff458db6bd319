import { fork } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { unavailable } from '#kit/contract/problems.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { FairQueueLimits } from '#kit/server/fair-queue.ts';
import { createFairQueue, QueueFullError } from '#kit/server/fair-queue.ts';
import { maxUploadBytes, pictureRefused, picturesWaiting } from '../contract/index.ts';

/** A picture we made ourselves from an upload: WebP, upright, without metadata. */
export interface Decoded {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Decodes an upload of `ownerId`. */
export type Decode = (ownerId: number, upload: Blob) => Promise<Decoded>;

const limits = { pixels: 40_000_000, edge: 2560 };
const child = {
  program: fileURLToPath(new URL('./decode-child.ts', import.meta.url)),
  args: [limits.pixels, limits.edge, maxUploadBytes],
  milliseconds: 15_000,
  heapMegabytes: 192,
};

/**
 * Decodes three uploads of a process at once, one of each owner; the owners take turns. Throws `picture_refused` for what
 * is no harmless picture, `pictures_waiting` when four of the owner's wait, `unavailable` when too many of all do.
 */
export function createDecoder(
  decode: (upload: Blob) => Promise<Decoded> = (upload) => inChild(upload, child, pictureRefused),
): Decode {
  const queued = inTurn({ atOnce: 3, perKey: 4, inAll: 48, secondsEach: 2 });
  return async (ownerId, upload) => {
    assertOutsideTransaction('the decoding of a picture');
    if (upload.size === 0 || upload.size > maxUploadBytes) throw new Problem(pictureRefused);
    return queued(ownerId, () => decode(upload));
  };
}

/** Costly work on uploads in turns of their owners. The answer throws `pictures_waiting` or `unavailable` when there is no room to wait. */
export function inTurn(places: FairQueueLimits): <T>(ownerId: number, work: () => Promise<T>) => Promise<T> {
  const queue = createFairQueue(places);
  return (ownerId, work) =>
    queue.run(ownerId, work).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error;
      const { of, retryAfterSeconds } = error;
      throw new Problem(of === 'key' ? picturesWaiting : unavailable, { data: { retryAfterSeconds } });
    });
}

/** A program that answers what it made of the file it reads from its standard input, with its limits. */
interface ChildProgram {
  readonly program: string;
  readonly args: readonly number[];
  readonly milliseconds: number;
  readonly heapMegabytes: number;
  /** What it may say of why it refuses, and what its sender reads then; anything else is `refused`. */
  readonly refusals?: Readonly<Record<string, ProblemType>>;
}

/** In a process of its own, which reads the file from its standard input: its bytes never stand in our memory. Whatever goes wrong is `refused`. */
export function inChild<T>(
  upload: Blob,
  { program, refusals = {}, ...bounds }: ChildProgram,
  refused: ProblemType,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = fork(program, bounds.args.map(String), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`],
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => worker.kill('SIGKILL'), bounds.milliseconds);
    const refuse = (): void => reject(new Problem(refused));
    worker.once('message', ({ ok, ...made }: { ok: boolean; reason?: string }) => {
      worker.kill('SIGKILL');
      if (ok) resolve(made as T);
      else reject(new Problem(ownValue(refusals, made.reason ?? '') ?? refused));
    });
    worker.once('error', refuse);
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse();
    });
    const { stdin } = worker;
    if (!stdin) return;
    // A child that gave up reading breaks the pipe; its exit says so already. An upload that is gone leaves it with nothing.
    stdin.on('error', () => undefined);
    Readable.fromWeb(upload.stream() as never)
      .on('error', () => worker.kill('SIGKILL'))
      .pipe(stdin);
  });
}
