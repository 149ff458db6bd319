import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import { createStorage } from './storage.ts';
import { StorageUnavailable } from './unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'vesper-storage-'));
const objects = new Map<string, { body: Buffer; type: string }>();
const unsigned: string[] = [];
const bucket = createServer((request, response) => {
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) unsigned.push(request.url ?? '');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const key = request.url ?? '';
    const known = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { body: Buffer.concat(parts), type: String(request.headers['content-type']) });
      return response.end();
    }
    if (!known) return response.writeHead(404).end();
    if (request.method === 'DELETE') objects.delete(key);
    return response
      .writeHead(200, { 'content-type': known.type })
      .end(request.method === 'GET' ? known.body : undefined);
  });
});
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const { port } = bucket.address() as AddressInfo;

afterAll(() => {
  rmSync(folder, { recursive: true });
  bucket.close();
});

describe.each([
  ['a folder', createStorage({ S3_URL: undefined }, folder)],
  ['an S3-compatible bucket', createStorage({ S3_URL: `http://key:secret@127.0.0.1:${port}/vesper` }, folder)],
])('files in %s', (_, storage) => {
  it('keeps, tells, gives back and deletes an object', async () => {
    const body = new Uint8Array([1, 2, 3]);
    expect(await storage.get('pictures/7/avatar.webp')).toBeNull();
    await storage.put('pictures/7/avatar.webp', body, 'image/webp');
    expect(await storage.exists('pictures/7/avatar.webp')).toBe(true);
    const object = await storage.get('pictures/7/avatar.webp');
    expect(object?.type).toBe('image/webp');
    expect(Buffer.from(object?.body ?? [])).toEqual(Buffer.from(body));
    await storage.delete('pictures/7/avatar.webp');
    expect(await storage.exists('pictures/7/avatar.webp')).toBe(false);
  });
});

it('a bucket that hangs is given up in bounded time, for reading and writing, and people are told to come back', async () => {
  const proxy = await proxyTo(port);
  const config = { S3_URL: `http://key:secret@127.0.0.1:${proxy.port}/vesper` };
  const storage = createStorage(config, folder, { answer: 100, inAll: 250 });
  const log = memoryLog();
  await storage.put('pictures/8/avatar.webp', new Uint8Array([8]), 'image/webp');
  for (const spoil of [proxy.swallow, proxy.refuse]) {
    spoil();
    for (const call of [
      () => storage.get('pictures/8/avatar.webp'),
      () => storage.put('pictures/9/avatar.webp', new Uint8Array([9]), 'image/webp'),
      () => storage.exists('pictures/8/avatar.webp'),
      () => storage.delete('pictures/8/avatar.webp'),
    ]) {
      const asked = performance.now();
      const failure = await call().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StorageUnavailable);
      expect(performance.now() - asked).toBeLessThan(4_000);
      expect(toProblem(failure, log).toBody('en')).toMatchObject({ status: 503, code: 'unavailable' });
    }
  }
  proxy.pass();
  expect((await storage.get('pictures/8/avatar.webp'))?.body).toEqual(new Uint8Array([8]));
});

it('signs every request to the bucket', () => {
  expect(unsigned).toEqual([]);
});

it('refuses a key that leaves the folder', async () => {
  const storage = createStorage({ S3_URL: undefined }, folder);
  await expect(storage.put('../escape.webp', new Uint8Array(), 'image/webp')).rejects.toThrow(
    'leaves the storage folder',
  );
});
