import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FileReply } from '#kit/contract/operations.ts';
import { blob, drawn, openMediaWorld, refused } from '../testing/media-world.ts';

const { fetched, kit, open, upload, uploaded } = await openMediaWorld();

const exif = { IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
const wide = await drawn(2000, 1000).jpeg().toBuffer();
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
  .png({ compressionLevel: 9 })
  .toBuffer();
const frames = await sharp(
  await Promise.all(
    ['red', 'lime'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ),
  { join: { animated: true } },
)
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer();

describe('a file that is no harmless picture', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['nothing at all', '', 'image/png'],
    ['words', 'GIF89a but not really', 'image/jpeg'],
    ['a page with a script', '<!doctype html><script>alert(1)</script>', 'image/png'],
    [
      'an SVG that would fetch',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>',
      'image/png',
    ],
    ['a playlist that would read', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'image/webp'],
    ['a bomb of 81 megapixels', bomb, 'image/png'],
    ['half a picture', wide.subarray(0, wide.length / 2), 'image/jpeg'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'image/png'],
  ])('%s is refused with words, and nothing of it stays', async (_, body, type) => {
    const channelId = await open(60);
    expect(await upload(60, channelId, blob(body, type))).toMatchObject(refused('picture_refused'));
    expect((await kit.db.pool.query('select 1 from messenger.media where owner_id = 60')).rowCount).toBe(0);
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      'a place and a name in a photo',
      () =>
        drawn()
          .withExif(exif as never)
          .jpeg()
          .toBuffer(),
    ],
    ['a photo that lies on its side', () => sharp(wide).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['a moving picture', async () => frames],
    ['a script behind a picture', async () => Buffer.concat([wide, Buffer.from('<script>alert(1)</script>')])],
  ])('%s is made anew: an upright picture without what was in it', async (name, make) => {
    const channelId = await open(61);
    const mediaId = await uploaded(61, channelId, blob(new Uint8Array(await make())));
    const body = Buffer.from(((await fetched(61, mediaId)) as FileReply).body as Uint8Array);
    const { format, exif: left, pages = 1, orientation, width = 0, height = 0 } = await sharp(body).metadata();
    expect({ format, left, pages, orientation }).toEqual({ format: 'webp', pages: name.includes('moving') ? 2 : 1 });
    expect(body.includes('script') || body.includes('secret place')).toBe(false);
    if (name.includes('side')) expect(height).toBe(width * 2);
  });
});
