import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#kit/contract/problem.ts';
import { malformed, tooLarge, tooManyRequests, unavailable } from '#kit/contract/problems.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';

/** Files under way: of one caller, and of everybody. Each stands on disk until it is answered. */
const most = { perCaller: 4, inAll: 48 };
/** What somebody waits who has as many under way, seconds. */
const comeBack = { perCaller: 5, inAll: 15 };
/** No upload takes as long (see body-guard.ts): what is older was left by a process that died. */
const leftOver = 15 * 60_000;

/** Bodies that are files: kept on disk while they are received, and gone with their answer. */
export interface Uploads {
  /** Gives a caller one of the places; it is free again when the answer is over. Throws {@link Problem}. */
  admit(caller: string, response: ServerResponse): void;
  /** Writes a body to disk. Throws `too_large` beyond `maxBytes`. The file is deleted when the answer is over. */
  receive(body: Readable, response: ServerResponse, file: { maxBytes: number; type: string }): Promise<Blob>;
  /** Deletes what a process that died has left: everything when the folder is ours alone. */
  sweep(isOurs: boolean, now: number): Promise<void>;
}

export function createUploads(folder: string): Uploads {
  const open = new Map<string, number>();
  let inAll = 0;
  return {
    admit(caller, response) {
      const own = open.get(caller) ?? 0;
      if (own >= most.perCaller)
        throw new Problem(tooManyRequests, { data: { retryAfterSeconds: comeBack.perCaller } });
      if (inAll >= most.inAll) throw new Problem(unavailable, { data: { retryAfterSeconds: comeBack.inAll } });
      open.set(caller, own + 1);
      inAll += 1;
      response.once('close', () => {
        inAll -= 1;
        const left = (open.get(caller) ?? 1) - 1;
        if (left > 0) open.set(caller, left);
        else open.delete(caller);
      });
    },
    async receive(body, response, { maxBytes, type }) {
      assertOutsideTransaction('an upload');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const remove = (): Promise<void> => rm(path, { force: true });
      response.once('close', () => void remove());
      try {
        await pipeline(limited(body, maxBytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return await openAsBlob(path, { type });
      } catch (error) {
        await remove();
        throw error;
      } finally {
        // The answer may have ended while the file was still being made.
        if (response.closed) await remove();
      }
    },
    async sweep(isOurs, now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const info = await stat(path).catch(() => null);
        if (info && (isOurs || now - info.mtimeMs > leftOver)) await rm(path, { force: true, recursive: true });
      }
    },
  };
}

/** The body up to a size. What fails here leaves the connection alone, so that the refusal can be answered on it. */
function limited(body: Readable, maxBytes: number): Transform {
  let bytes = 0;
  const through = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.byteLength;
      if (bytes > maxBytes) done(new Problem(tooLarge));
      else done(null, part);
    },
  });
  through.once('error', () => void body.unpipe(through).resume());
  body.once('close', () => {
    if (!body.readableEnded) through.destroy(new Problem(malformed));
  });
  return body.pipe(through);
}
