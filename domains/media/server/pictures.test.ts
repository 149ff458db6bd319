import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#kit/contract/access.ts';
import { createDispatcher, isFileReply } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { PictureKind } from '../contract/index.ts';
import { getPicture } from '../contract/index.ts';
import { createMedia, mediaTables } from './index.ts';

const kit = await testKit([mediaTables]);
const media = createMedia(kit);
const dispatcher = createDispatcher(media.handlers, kit);
const caller: Caller = {
  subjectId: null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '127.0.0.1',
};

async function fetchUrl(url: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(url, 'http://vesper.test');
  const [, pictureId = '', width = ''] = /picture\/([^/]+)\/(\d+)/.exec(pathname) ?? [];
  return dispatcher.invoke(getPicture, { params: { pictureId, width }, query: Object.fromEntries(searchParams) }, {
    caller,
  } as Call);
}

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4b2e83' } });

const keep = async (ageRating: number, body: Uint8Array, kind: PictureKind = 'sedcard') =>
  media.store({ ownerId: 7, kind, ageRating, upload: new Blob([new Uint8Array(body)]) }, async (_tx, facts) => facts);

describe('a picture', () => {
  it('is delivered as WebP in the asked width, without what the camera wrote into it', async () => {
    const upload = await drawing(1600, 900)
      .withExif({ IFD0: { Copyright: 'a name and a place' } })
      .jpeg()
      .toBuffer();
    const facts = await keep(12, upload);
    expect(facts).toMatchObject({ width: 1600, height: 900 });
    const reply = await fetchUrl(media.url(facts, 320));
    if (!isFileReply(reply)) throw new Error('no file');
    const metadata = await sharp(reply.body as Uint8Array).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 180 });
    expect(metadata.exif).toBeUndefined();
    expect(reply.sharedSeconds).toBeLessThanOrEqual(60);
  });

  it.each([
    ['above age rating 16', 18, 'sedcard'],
    ['for members', 12, 'member'],
  ] as const)('%s needs a signature that is ours, fits and has not run out', async (_, ageRating, kind) => {
    const facts = await keep(ageRating, await drawing(700, 700).png().toBuffer(), kind);
    expect(await media.original(kit.db, facts.id)).toBeNull();
    const url = media.url(facts, 320);
    expect(isFileReply(await fetchUrl(url))).toBe(true);
    const linkExpired = { kind: { code: 'link_expired' } };
    await expect(fetchUrl(url.split('?')[0] ?? '')).rejects.toMatchObject(linkExpired);
    await expect(fetchUrl(url.replace('/320?', '/640?'))).rejects.toMatchObject(linkExpired);
    await expect(fetchUrl(url.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).rejects.toMatchObject(linkExpired);
    await kit.clock.advance(20 * 60_000);
    await expect(fetchUrl(url)).rejects.toMatchObject(linkExpired);
  });

  it.each([
    ['text that calls itself a picture', new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['nothing', new Uint8Array()],
    ['a broken JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3])],
  ])('is refused when it is %s, and nothing is kept', async (_, body) => {
    const before = await kit.db.pool.query('select 1 from media.pictures');
    await expect(keep(12, body)).rejects.toMatchObject({ kind: { code: 'picture_refused' } });
    expect((await kit.db.pool.query('select 1 from media.pictures')).rowCount).toBe(before.rowCount);
  });

  it('that is unknown, or in a width we do not offer, is not found or named', async () => {
    await expect(fetchUrl('/rest/v1/media/picture/00000000-0000-4000-8000-000000000000/320')).rejects.toMatchObject({
      kind: { code: 'not_found' },
    });
    await expect(fetchUrl('/rest/v1/media/picture/00000000-0000-4000-8000-000000000000/321')).rejects.toMatchObject({
      kind: { code: 'invalid_input' },
      errors: [{ field: 'params.width' }],
    });
  });
});
