import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { createVideos } from '#domains/media/server/encode-video.ts';
import { clip } from '#domains/media/testing/clip.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { blob, openMediaWorld, refusal, refused, vega } from '../testing/media-world.ts';

const world = await openMediaWorld();
const { buy, fetched, kit, lastOf, ledger, open, send, upload, uploaded } = world;

const partOf = async (answer: FileReply | string, start = 0, end = 1 << 30): Promise<Uint8Array> => {
  if (typeof answer === 'string' || !answer.parts) throw new Error(`no video: ${JSON.stringify(answer)}`);
  return (await answer.parts.read(start, Math.min(end, answer.parts.size - 1))) ?? new Uint8Array();
};
const opened = async (body: Uint8Array) => Demuxer.open(Buffer.from(body), { format: 'mov' });

describe('a short video in a message', () => {
  it('is made again: MP4 that begins before it is all there, with a picture of it, without what the phone wrote into it', async () => {
    const channelId = await open(70);
    const body = await clip({ seconds: 2 });
    expect(Buffer.from(body).includes('secret place')).toBe(true);
    const mediaId = await uploaded(70, channelId, blob(body, 'video/mp4'));
    await send(70, channelId, { mediaId });
    const { messageType, media } = await lastOf(vega, channelId);
    expect([messageType, media]).toMatchObject([
      'text',
      { type: 'video', width: 320, height: 180, preview: `/rest/v1/messenger/media/${mediaId}/small` },
    ]);
    expect(media.duration).toBeCloseTo(2, 0);
    const made = Buffer.from(await partOf((await fetched(vega, mediaId)) as FileReply));
    expect(made.byteLength).toBe(media.size);
    expect(made.includes('secret place') || made.includes('+52.5200')).toBe(false);
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
    const [video, sound] = await (async () => {
      await using file = await opened(made);
      return [file.video()?.codecpar, file.audio()?.codecpar].map((one) => one?.codecId);
    })();
    expect([video, sound]).toEqual([27, 86018]);
    const poster = (await fetched(vega, mediaId, 'small')) as FileReply;
    expect(await sharp(poster.body as Uint8Array).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 180,
    });
  });

  it('that was taken upright stands upright, without a mark that says to turn it', async () => {
    const channelId = await open(71);
    const mediaId = await uploaded(
      71,
      channelId,
      blob(await clip({ seconds: 1, isTurned: true, isSilent: true }), 'video/quicktime'),
    );
    await send(71, channelId, { mediaId });
    expect((await lastOf(71, channelId)).media).toMatchObject({ width: 180, height: 320 });
    await using file = await opened(await partOf((await fetched(71, mediaId)) as FileReply));
    expect(file.video()?.codecpar.nbCodedSideData).toBe(0);
    // Its bright half was on the left, and is above now.
    const { data } = await sharp(((await fetched(71, mediaId, 'small')) as FileReply).body as Uint8Array)
      .resize(2, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0] ?? 0).toBeGreaterThan((data[6] ?? 0) + 80);
  });

  it('of a front camera is mirrored as its file says, and not turned upside down', async () => {
    const channelId = await open(75);
    const body = await clip({ seconds: 1, isMirrored: true, isSilent: true });
    const mediaId = await uploaded(75, channelId, blob(body, 'video/quicktime'));
    await send(75, channelId, { mediaId });
    expect((await lastOf(75, channelId)).media).toMatchObject({ width: 320, height: 180 });
    const { data } = await sharp(((await fetched(75, mediaId, 'small')) as FileReply).body as Uint8Array)
      .resize(2, 1, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Its bright half was on the left, and is on the right now.
    expect(data[3] ?? 0).toBeGreaterThan((data[0] ?? 0) + 80);
  });

  it('of pixels that are no squares is as wide as it is meant to be', async () => {
    const channelId = await open(76);
    const body = await clip({ seconds: 1, width: 180, height: 180, pixel: { num: 16, den: 9 }, isSilent: true });
    const mediaId = await uploaded(76, channelId, blob(body, 'video/mp4'));
    await send(76, channelId, { mediaId });
    expect((await lastOf(76, channelId)).media).toMatchObject({ width: 320, height: 180 });
  });

  it('that ends a little after the longest length, as recorders do, is cut there', async () => {
    const channelId = await open(77);
    const body = await clip({ seconds: 60.2, width: 64, height: 64 });
    const mediaId = await uploaded(77, channelId, blob(body, 'video/mp4'));
    await send(77, channelId, { mediaId });
    expect(Math.round(Number((await lastOf(77, channelId)).media.duration))).toBe(60);
  });

  it('is a blurred picture until it is paid for, for nobody else, and not a byte of it comes before', async () => {
    const channelId = await open(72);
    const mediaId = await uploaded(vega, channelId, blob(await clip({ seconds: 1 }), 'video/webm'));
    await send(vega, channelId, { mediaId, mediaPrice: 400 });
    expect((await lastOf(72, channelId)).media).toMatchObject({ isLocked: true, sources: [], price: 400 });
    expect([await fetched(72, mediaId), await fetched(72, mediaId, 'small')]).toEqual(['media_locked', 'media_locked']);
    await fundGuest(ledger, kit.db, 72, 1_000);
    expect(await buy(72, mediaId)).toMatchObject({ ok: true });
    expect((await partOf((await fetched(72, mediaId)) as FileReply, 4, 7)).toString()).toBe(
      new TextEncoder().encode('ftyp').toString(),
    );
    expect(await fetched(73, mediaId)).toBe('media_not_found');
  });

  it.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['words', async () => 'no video at all, only words', 'video_refused'],
    ['nothing at all', async () => '', 'video_refused'],
    ['a playlist that would read', async () => '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'video_refused'],
    ['half a video', async () => (await clip({ seconds: 1 })).subarray(0, 300), 'video_refused'],
    ['one of more than a minute', () => clip({ seconds: 64, width: 64, height: 64, isSilent: true }), 'video_too_long'],
    ['a strip', () => clip({ seconds: 1, width: 1_000, height: 16, isSilent: true }), 'video_refused'],
  ])('%s is refused with words, and nothing of it stays', async (_, make, code) => {
    const channelId = await open(74);
    expect(await upload(74, channelId, blob(await make(), 'video/mp4'))).toMatchObject(refused(code));
    expect((await kit.db.pool.query('select 1 from messenger.media where owner_id = 74')).rowCount).toBe(0);
  });

  it('is refused with words on a machine without an encoder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vesper-no-encoder-'));
    const media = join(import.meta.dirname, '../../media/server');
    for (const name of ['video-child.ts', 'child-files.ts']) await copyFile(join(media, name), join(folder, name));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await mkdir(join(folder, 'node_modules'));
    await symlink(join(import.meta.dirname, '../../../node_modules/sharp'), join(folder, 'node_modules/sharp'));
    onFileEnd(() => rm(folder, { recursive: true }));
    const makeVideo = createVideos(join(folder, 'video-child.ts'));
    await expect(makeVideo(1, blob(await clip({ seconds: 1 }), 'video/mp4'))).rejects.toMatchObject(
      refusal('videos_off'),
    );
  });
});
