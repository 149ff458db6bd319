import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import type { Config } from '#kit/config/config.ts';

import { assertOutsideTransaction, ForeignWaitError } from '#kit/db/failures/foreign-wait.ts';
import { outgoing } from '#kit/http/outgoing.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { NoRoom } from '#kit/room/no-room.ts';
import type { Storage } from './port.ts';
import { StorageUnavailable } from './unavailable.ts';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.vclip': 'application/octet-stream',
};

/** Files in `directory`, or in the bucket that `S3_URL` names, which is waited for as long as `patience` says. */
export function createStorage(
  config: Pick<Config, 'S3_URL'>,
  directory: string,
  patience: typeof bucketPatience = bucketPatience,
): Storage {
  return outsideTransactions(
    config.S3_URL ? bucketStorage(new URL(config.S3_URL), patience) : folderStorage(resolve(directory)),
  );
}

/** Whoever waits for a file while a transaction is open holds its connection and its locks for as long. */
export function outsideTransactions(storage: Storage): Storage {
  const guarded =
    <A extends unknown[], R>(name: keyof Storage, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      assertOutsideTransaction(`the file storage (${name})`);
      return call(...args);
    };
  return {
    put: guarded('put', storage.put),
    get: guarded('get', storage.get),
    part: guarded('part', storage.part),
    exists: guarded('exists', storage.exists),
    delete: guarded('delete', storage.delete),
  };
}

/** Objects as files. A file appears whole or not at all; its type follows from its ending. */
function folderStorage(root: string): Storage {
  const pathOf = (key: string): string => {
    const path = resolve(join(root, key));
    if (!path.startsWith(root + sep)) throw new RangeError(`The key ${key} leaves the storage folder.`);
    return path;
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      try {
        await writeFile(part, body);
        await rename(part, path);
      } catch (error) {
        // What there was room for is taken away again.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      try {
        return { body: await readFile(pathOf(key)), type: ownValue(types, extname(key)) ?? 'application/octet-stream' };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async part(key, start, end) {
      try {
        await using handle = await open(pathOf(key), 'r');
        const body = Buffer.alloc(end - start + 1);
        const { bytesRead } = await handle.read(body, 0, body.length, start);
        return body.subarray(0, bytesRead);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        (info) => info.isFile(),
        () => false,
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** For one answer of a bucket and for all attempts together, ms, and how often it is asked. */
const bucketPatience = { answer: 4_000, inAll: 8_000 };
const mostAttempts = 3;

interface Answer {
  readonly response: Response;
  readonly body: Uint8Array;
}

/** What buckets say that are full: 507 (RFC 4918 §11.5), and codes of S3, MinIO, Ceph and Garage in the body. */
const isFullBucket = ({ response, body }: Answer): boolean =>
  response.status === 507 ||
  (response.status >= 400 &&
    /<Code>(?:QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|InsufficientStorage)<\/Code>/.test(
      Buffer.from(body.subarray(0, 4_000)).toString('utf8'),
    ));

/** Objects in an S3-compatible bucket: `https://key:secret@host/bucket?region=eu-central-1` (path style). */
function bucketStorage(url: URL, patience: typeof bucketPatience): Storage {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  });
  const base = `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`;
  /** An answer with its whole body, or what kept it away. */
  const ask = async (request: Request, timeoutMs: number): Promise<Answer | Error> => {
    try {
      const response = await outgoing(request, { timeoutMs });
      return { response, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      // Waiting inside a transaction is a mistake of ours, and no outage.
      if (error instanceof ForeignWaitError) throw error;
      return error as Error;
    }
  };
  const send = async (method: string, key: string, init: RequestInit = {}): Promise<Answer> => {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const left = patience.inAll - (performance.now() - begun);
      const answer = await ask(
        await client.sign(`${base}/${path}`, { method, ...init }),
        Math.max(1, Math.min(patience.answer, left)),
      );
      if (!(answer instanceof Error)) {
        const { ok, status } = answer.response;
        if (ok || status === 404) return answer;
        if (isFullBucket(answer)) throw new NoRoom(`The bucket takes nothing more: ${status} to ${method} ${key}.`);
        // It refuses us: a key, a policy or the account is wrong. Nothing is gained by asking again.
        if (status < 500) throw new StorageUnavailable(`The file storage answered ${status} to ${method} ${key}.`);
      }
      const pause = 100 * 2 ** attempt;
      if (attempt === mostAttempts || performance.now() - begun + pause >= patience.inAll) {
        const what = answer instanceof Error ? 'did not answer' : `answered ${answer.response.status} to`;
        throw new StorageUnavailable(`The file storage ${what} ${method} ${key}.`);
      }
      await delay(wallClock(), pause);
    }
  };
  return {
    async put(key, body, type) {
      const { response } = await send('PUT', key, { body: body as BodyInit, headers: { 'content-type': type } });
      if (!response.ok) throw new StorageUnavailable(`The file storage has no bucket at ${url.pathname}.`);
    },
    async get(key) {
      const { response, body } = await send('GET', key);
      if (!response.ok) return null;
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      return { body, type };
    },
    async part(key, start, end) {
      const { response, body } = await send('GET', key, { headers: { range: `bytes=${start}-${end}` } });
      if (!response.ok) return null;
      // A bucket that knows no parts answers all of it.
      return response.status === 206 ? body : body.subarray(start, end + 1);
    },
    exists: async (key) => (await send('HEAD', key)).response.ok,
    delete: async (key) => void (await send('DELETE', key)),
  };
}
