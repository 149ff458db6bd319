import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as tus from 'tus-js-client';
import { describe, expect, it } from 'vitest';
import { createStorage } from '#kit/storage/storage.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import { maxPieceBytes, sweepMedia, uploadPath } from '../../contract/index.ts';
import { memoryBucket } from '../../testing/bucket.ts';
import { as, uploadSite } from '../../testing/upload-site.ts';
import { createMedia, mediaTables } from '../index.ts';
import { pieceKey, piecesOf } from './pieces.ts';

const kit = await testKit([mediaTables], { UPLOAD_GB_A_DAY: '20', UPLOAD_GB_KEPT: '20', UPLOADS_OPEN: '3' });
const folder = mkdtempSync(join(tmpdir(), 'vesper-uploads-'));
onFileEnd(() => rmSync(folder, { recursive: true }));
const bucket = await memoryBucket();
const gigabyte = 1024 ** 3;

const siteOn = (storage = kit.storage) => {
  const own = { ...kit, storage };
  return uploadSite(own, createMedia(own), join(folder, 'received'));
};
const site = await siteOn();
const tusHeaders = { 'tus-resumable': '1.0.0' };
const begin = (who: string, headers: Record<string, string>, at = site) =>
  at.fetch(uploadPath, who, { method: 'POST', headers: { ...tusHeaders, ...headers } });
const pathOf = (answer: Response): string => answer.headers.get('location') ?? '';
const idOf = (path: string): string => path.split('/').at(-1) ?? '';
const send = (path: string, who: string, offset: number, body: Uint8Array, at = site) =>
  at.fetch(path, who, {
    method: 'PATCH',
    headers: { ...tusHeaders, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: body as BodyInit,
  });
const head = (path: string, who: string, at = site) => at.fetch(path, who, { method: 'HEAD', headers: tusHeaders });
const remove = (path: string, who: string) => site.fetch(path, who, { method: 'DELETE', headers: tusHeaders });
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
let people = 100;
const performer = (): string => {
  people += 1;
  return `performer ${people}`;
};

describe.each([
  ['a folder', () => createStorage({ S3_URL: undefined }, join(folder, 'objects'))],
  ['a bucket', () => createStorage({ S3_URL: bucket.url }, folder)],
])('in %s', (_, storageOf) => {
  it('a file sent by the client goes on where it stopped, through another process, and is whole', async () => {
    const storage = storageOf();
    const [one, other] = [await siteOn(storage), await siteOn(storage)];
    const who = performer();
    const file = randomBytes(maxPieceBytes * 2 + 12_345);
    let url = '';
    await new Promise<void>((resolve, reject) => {
      const upload = new tus.Upload(file, {
        endpoint: one.base + uploadPath,
        chunkSize: maxPieceBytes,
        headers: as(who),
        metadata: { filename: 'eve\u202Ening.mp4' },
        retryDelays: null,
        onChunkComplete: () => {
          url = upload.url ?? '';
          void upload.abort().then(resolve);
        },
        onError: reject,
      });
      upload.start();
    });
    const path = new URL(url).pathname;
    expect((await head(path, who, other)).headers.get('upload-offset')).toBe(String(maxPieceBytes));
    await new Promise<void>((resolve, reject) => {
      const upload = new tus.Upload(file, {
        uploadUrl: other.base + path,
        chunkSize: maxPieceBytes,
        headers: as(who),
        retryDelays: null,
        onSuccess: () => resolve(),
        onError: reject,
      });
      upload.start();
    });
    const pieces = await piecesOf(kit.db, idOf(path));
    const stored = await Promise.all(
      pieces.map(async ({ name }) => (await storage.get(pieceKey(idOf(path), name)))?.body ?? new Uint8Array()),
    );
    expect(createHash('sha256').update(Buffer.concat(stored)).digest('hex')).toBe(
      createHash('sha256').update(file).digest('hex'),
    );
    const { rows } = await kit.db.pool.query('select name from media.uploads where id = $1', [idOf(path)]);
    expect(rows[0].name).toBe('evening.mp4');
    // Taken away, nothing of it is left.
    expect((await one.fetch(path, who, { method: 'DELETE', headers: tusHeaders })).status).toBe(204);
    await expect
      .poll(() => kit.db.pool.query('select 1 from media.uploads where id = $1', [idOf(path)]).then((r) => r.rowCount))
      .toBe(0);
    expect([...bucket.objects.keys()].filter((key) => key.includes(idOf(path)))).toEqual([]);
  });
});

it('a line that is lost half-way keeps what had come', async () => {
  const who = performer();
  const path = pathOf(await begin(who, { 'upload-length': '100000' }));
  const lost = new Readable({ read() {} });
  lost.push(Buffer.alloc(30_000, 7));
  const sent = fetch(site.base + path, {
    method: 'PATCH',
    headers: { ...as(who), ...tusHeaders, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: Readable.toWeb(lost) as never,
    duplex: 'half',
  } as RequestInit).catch(() => null);
  setImmediate(() => lost.destroy(new Error('the line is lost')));
  await sent;
  await expect.poll(async () => (await head(path, who)).headers.get('upload-offset')).toMatch(/^(?:0|30000)$/);
  const at = Number((await head(path, who)).headers.get('upload-offset'));
  expect((await send(path, who, at, Buffer.alloc(100_000 - at, 7))).headers.get('upload-offset')).toBe('100000');
});

it('of two that send the same piece at once, through two processes, one counts', async () => {
  const other = await siteOn();
  const who = performer();
  const path = pathOf(await begin(who, { 'upload-length': '20' }));
  const answers = await Promise.all([
    send(path, who, 0, Buffer.from('aaaaaaaaaa')),
    send(path, who, 0, Buffer.from('bbbbbbbbbb'), other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await piecesOf(kit.db, idOf(path))).toHaveLength(1);
  expect((await send(path, who, 0, Buffer.from('cccccccccc'))).status).toBe(409);
  expect((await send(path, who, 10, Buffer.alloc(11))).status).toBe(413);
});

describe('whose it is', () => {
  it.each([
    ['nobody', '', 401],
    ['visitor', 'visitor 900', 401],
    ['guest', 'guest 901', 403],
    ['operator', 'operator 902', 403],
  ])('%s begins none', async (_, who, status) => {
    expect((await begin(who, { 'upload-length': '10' })).status).toBe(status);
  });

  it("another's is not there: not seen, not continued, not deleted, and its owner is not disturbed", async () => {
    const [who, other] = [performer(), performer()];
    const path = pathOf(await begin(who, { 'upload-length': '10' }));
    for (const override of ['', 'GET', 'DELETE']) {
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        const answer = await site.fetch(path, other, {
          method,
          headers: {
            ...tusHeaders,
            'x-http-method-override': override,
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          },
          ...(method === 'PATCH' ? { body: 'x' } : {}),
        });
        expect([method, answer.status]).toEqual([method, 404]);
      }
    }
    expect((await head(path, who)).headers.get('upload-offset')).toBe('0');
    for (const strange of ['..%2f..%2fetc', 'not-a-number', '%00', `${idOf(path)}'`])
      expect((await head(`${uploadPath}/${strange}`, who)).status).toBe(404);
  });

  it('nothing that was sent is ever answered, to its owner neither', async () => {
    const who = performer();
    const path = pathOf(await begin(who, { 'upload-length': '4' }));
    expect((await send(path, who, 0, Buffer.from('html'))).status).toBe(204);
    for (const [method, headers] of [
      ['GET', {}],
      ['POST', { 'x-http-method-override': 'GET', 'upload-length': '4' }],
      ['PUT', {}],
    ] as const) {
      const answer = await site.fetch(path, who, { method, headers: { ...tusHeaders, ...headers } });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(await answer.text()).not.toContain('html');
    }
  });

  it('a page of another site sends nothing', async () => {
    const answer = await begin(performer(), { 'upload-length': '10', origin: 'https://elsewhere.example' });
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'foreign_origin']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('how much', () => {
  const quotaOf = async (who: string) => (await site.fetch('/rest/v1/media/uploadQuota', who)).json();

  it('twenty at once begin as many as may be open, and no more', async () => {
    const who = performer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(who, { 'upload-length': '10' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await quotaOf(who)).toMatchObject({ open: 3, openAtMost: 3, kept: 30, today: 30 });
    const refused = answers.find(({ status }) => status !== 201) as Response;
    expect(await codeOf(refused)).toBe('uploads_open');
    // One that is given up makes room, and does not count for its day.
    expect((await remove(pathOf(answers.find(({ status }) => status === 201) as Response), who)).status).toBe(204);
    expect(await quotaOf(who)).toMatchObject({ open: 2, kept: 20, today: 20 });
  });

  it('a file, a day and all together have their limits; unknown lengths count for as much as they may become', async () => {
    const who = performer();
    const large = await begin(who, { 'upload-length': String(8 * gigabyte + 1) });
    expect([large.status, await codeOf(large)]).toEqual([413, 'upload_too_large']);
    const first = await begin(who, { 'upload-defer-length': '1' });
    expect(first.status).toBe(201);
    const second = await begin(who, { 'upload-length': String(8 * gigabyte) });
    expect(second.status).toBe(201);
    const third = await begin(who, { 'upload-length': String(5 * gigabyte) });
    expect([third.status, await codeOf(third)]).toEqual([429, 'uploads_today']);
    const said = await site.fetch(pathOf(first), who, {
      method: 'PATCH',
      headers: {
        ...tusHeaders,
        'upload-offset': '0',
        'upload-length': String(gigabyte),
        'content-type': 'application/offset+octet-stream',
      },
      body: 'x',
    });
    expect(said.status).toBe(204);
    expect(await quotaOf(who)).toMatchObject({ today: 9 * gigabyte, kept: 9 * gigabyte });
    await kit.clock.advance(24 * 3600_000);
    expect(await quotaOf(who)).toMatchObject({ today: 0, kept: 9 * gigabyte });
    expect((await begin(who, { 'upload-length': String(8 * gigabyte) })).status).toBe(201);
    expect((await remove(pathOf(second), who)).status).toBe(204);
    expect((await remove(pathOf(first), who)).status).toBe(204);
    const full = [
      await begin(who, { 'upload-length': String(8 * gigabyte) }),
      await begin(who, { 'upload-length': '10' }),
    ];
    expect(full.map(({ status }) => status)).toEqual([201, 201]);
  });
});

it('what nobody touches for more than a day goes with its pieces; who goes on keeps it', async () => {
  const who = performer();
  const [left, kept] = [
    pathOf(await begin(who, { 'upload-length': '100' })),
    pathOf(await begin(who, { 'upload-length': '100' })),
  ];
  await send(left, who, 0, Buffer.alloc(40));
  const sweep = createMedia(kit).handlers.find(({ operation }) => operation === sweepMedia) as never as {
    run(payload: object): Promise<void>;
  };
  await kit.clock.advance(29 * 3600_000);
  await send(kept, who, 0, Buffer.alloc(40));
  await kit.clock.advance(2 * 3600_000);
  await sweep.run({});
  expect((await head(left, who)).status).toBe(404);
  expect((await head(kept, who)).headers.get('upload-offset')).toBe('40');
  expect(
    (await kit.db.pool.query('select 1 from media.upload_pieces where upload_id = $1', [idOf(left)])).rowCount,
  ).toBe(0);
  expect(readdirSync(folder)).not.toContain('uploads');
});
