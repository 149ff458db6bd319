import { fork } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Problem } from '#kit/contract/problem.ts';
import { unavailable } from '#kit/contract/problems.ts';
import { assertOutsideTransaction } from '#kit/db/foreign-wait.ts';
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

const limits = { pixels: 40_000_000, edge: 2560, milliseconds: 15_000, heapMegabytes: 192 };
const child = fileURLToPath(new URL('./decode-child.ts', import.meta.url));

/**
 * Decodes three uploads of a process at once, one of each owner; the owners take turns. Throws `picture_refused` for what
 * is no harmless picture, `pictures_waiting` when four of the owner's wait, `unavailable` when too many of all do.
 */
export function createDecoder(decode: (upload: Blob) => Promise<Decoded> = decodeInChild): Decode {
  const queue = createFairQueue({ atOnce: 3, perKey: 4, inAll: 48, secondsEach: 2 });
  return async (ownerId, upload) => {
    assertOutsideTransaction('the decoding of a picture');
    if (upload.size === 0 || upload.size > maxUploadBytes) throw new Problem(pictureRefused);
    return queue
      .run(ownerId, () => decode(upload))
      .catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        const { of, retryAfterSeconds } = error;
        throw new Problem(of === 'key' ? picturesWaiting : unavailable, { data: { retryAfterSeconds } });
      });
  };
}

/** In a process of its own, which reads the file from its standard input: its bytes never stand in our memory. */
function decodeInChild(upload: Blob): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const worker = fork(child, [String(limits.pixels), String(limits.edge), String(maxUploadBytes)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`],
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => worker.kill('SIGKILL'), limits.milliseconds);
    const refuse = (): void => reject(new Problem(pictureRefused));
    worker.once('message', (answer: ({ ok: true } & Decoded) | { ok: false }) => {
      worker.kill('SIGKILL');
      if (answer.ok) resolve({ body: answer.body, width: answer.width, height: answer.height });
      else refuse();
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
