import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '#kit/contract/problem.ts';
import { pictureRefused } from '../contract/index.ts';

/** A picture we made ourselves from an upload: WebP, upright, without metadata. */
export interface Decoded {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const limits = { bytes: 12 * 1024 * 1024, pixels: 40_000_000, edge: 2560, milliseconds: 15_000, heapMegabytes: 192 };
const child = fileURLToPath(new URL('./decode-child.ts', import.meta.url));

/** Decodes an upload in a process of its own. Throws `picture_refused` for everything that is no harmless picture. */
export function decodeUpload(body: Uint8Array): Promise<Decoded> {
  if (body.byteLength === 0 || body.byteLength > limits.bytes) return Promise.reject(new Problem(pictureRefused));
  return new Promise((resolve, reject) => {
    const worker = fork(child, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => worker.kill('SIGKILL'), limits.milliseconds);
    worker.once('message', (answer: ({ ok: true } & Decoded) | { ok: false }) => {
      worker.kill('SIGKILL');
      if (answer.ok) resolve({ body: answer.body, width: answer.width, height: answer.height });
      else reject(new Problem(pictureRefused));
    });
    worker.once('error', () => reject(new Problem(pictureRefused)));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Problem(pictureRefused));
    });
    worker.send({ body, maxPixels: limits.pixels, maxEdge: limits.edge });
  });
}
