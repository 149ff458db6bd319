import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { openDb } from '#kit/db/db.ts';
import { createUploads } from '#kit/http/uploads.ts';
import { memoryLog } from '#kit/log/log.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import { createStorage } from '#kit/storage/storage.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { watchRoom } from './room.ts';

const { url } = await testDatabase();
const log = memoryLog();
const db = openDb(url, { log });
onFileEnd(() => db.close());
beforeEach(() => void log.lines.splice(0));
const gigabyte = 1024 ** 3;

const codeOf = (error: unknown) => {
  const { kind, data } = toProblem(error, log);
  return [kind.status, kind.code, data?.retryAfterSeconds];
};
const noRoom = [503, 'no_room', 60];

test('below 5 % or 1 GB there is little room, which is told once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-room-'));
  onFileEnd(async () => rmSync(folder, { recursive: true, force: true }));
  let bytes = { free: 500 * gigabyte, total: 1000 * gigabyte };
  const room = watchRoom({ dataDir: folder, db, log, measure: async () => bytes });
  const states: unknown[] = [];
  for (const free of [500, 50.1, 49.9, 40, 60]) {
    bytes = { free: free * gigabyte, total: 1000 * gigabyte };
    await room.look();
    states.push(room.state);
  }
  bytes = { free: 0.9 * gigabyte, total: 2 * gigabyte };
  await room.look();
  expect([...states, room.state]).toEqual(['enough', 'enough', 'little', 'little', 'enough', 'little']);
  expect(log.lines.map(({ text }) => text)).toEqual(['there is little room left', 'there is little room left']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a database whose disk is full is told as that, until a try to write succeeds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-room-'));
  onFileEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const measure = async () => ({ free: 500 * gigabyte, total: 1000 * gigabyte });
  let isFull = false;
  const full = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  const tried: typeof db.transaction = (work) =>
    db.transaction(async (tx) => {
      if (isFull) await tx.client.query(full);
      return work(tx);
    });
  const room = watchRoom({ dataDir: folder, db: { transaction: tried }, log, measure });
  // A try that succeeds ends what another file of this process met.
  await room.look();
  expect(room.state).toBe('enough');
  isFull = true;
  // Whoever meets it first: here work in the background, which asks nobody.
  const failed = await db.pool.query(full).catch((error: unknown) => error);
  expect(room.state).toBe('none');
  expect(codeOf(failed)).toEqual(noRoom);
  await room.look();
  expect(room.state).toBe('none');
  isFull = false;
  await room.look();
  expect(room.state).toBe('enough');
  expect(log.lines.map(({ text }) => text).filter((text) => text?.includes('room'))).toEqual([
    'there is no room left: nothing new is kept until there is',
    'there is room again',
  ]);
});

/** A file system of two megabytes; null where this process may not make one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    process.stdout.write('A file system of its own takes root: tests of a full disk are left out.\n');
    return null;
  }
  onFileEnd(async () => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
const disk = smallDisk();

describe.skipIf(!disk)('on a full disk', () => {
  const folder = disk as string;
  const response = () => Object.assign(new EventEmitter(), { closed: false }) as unknown as ServerResponse;

  it('uploads and files are refused in a sentence, leave nothing behind, and go on once there is room', async () => {
    const uploads = createUploads(join(folder, 'uploads'));
    const storage = createStorage({}, join(folder, 'objects'));
    const room = watchRoom({ dataDir: folder, db, log });
    await room.look();
    expect(room.state).toBe('little');
    const filling = join(folder, 'filling');
    writeFileSync(filling, Buffer.alloc(1.8 * 1024 ** 2));
    const body = () => Readable.from([Buffer.alloc(512 * 1024)]);
    const upload = () => uploads.receive(body(), response(), { maxBytes: 10 ** 6, type: 'image/png' });
    const put = () => storage.put('pictures/1.webp', Buffer.alloc(512 * 1024), 'image/webp');
    for (const write of [upload, put]) {
      const failed = await write().then(
        () => 'kept',
        (error: unknown) => error,
      );
      expect(codeOf(failed)).toEqual(noRoom);
    }
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
    expect(readdirSync(join(folder, 'objects', 'pictures'))).toEqual([]);
    await room.look();
    expect(room.state).toBe('none');
    rmSync(filling);
    await room.look();
    expect(room.state).toBe('little');
    await Promise.all([upload(), put()]);
  });
});

test.each([
  [507, '', noRoom],
  [403, '<Error><Code>QuotaExceeded</Code></Error>', noRoom],
  [503, '<Error><Code>XMinioStorageFull</Code></Error>', noRoom],
  [403, '<Error><Code>AccessDenied</Code></Error>', [503, 'unavailable', 5]],
  [404, '<Error><Code>NoSuchBucket</Code></Error>', [503, 'unavailable', 5]],
])('a bucket that answers %s %s to what is to be kept', async (status, body, expected) => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(status, { 'content-type': 'application/xml' }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onFileEnd(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  const bucket = createStorage({ S3_URL: `http://key:word@127.0.0.1:${port}/pictures` }, '/nowhere');
  const failed = await bucket.put('a.webp', new Uint8Array([1]), 'image/webp').catch((error: unknown) => error);
  expect(codeOf(failed)).toEqual(expected);
});
