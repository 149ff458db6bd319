import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { wallClock } from '#kit/clock/clock.ts';
import { createLog } from '#kit/log/log.ts';
import { readClip } from '../../clip.ts';
import { startSource } from '../../source.ts';
import { until, WireClient } from '../../testing/clients.ts';
import { startMediaServer } from '../../testing/media-server.ts';
import { StillMaker } from './still-maker.ts';

const clip = readClip(readFileSync(new URL('../../../../demo/clips/out/lena.vclip', import.meta.url)));
const maker = new StillMaker(createLog('silent'));
afterAll(() => maker.stop());
const size = { width: 240, height: 300 };

describe('stills of a broadcast', () => {
  it('are its newest keyframe, made into small pictures and blurred ones outside of this process', async () => {
    const media = await startMediaServer({ clock: wallClock(), relay: 'process' });
    await media.frames.open('room', { publisher: 'star' });
    expect(await media.frames.still('room')).toBeNull();
    const source = startSource({ clip, url: media.url, ticket: () => media.frames.publish('room', 'star') });
    const still = await vi.waitFor(
      async () => (await media.frames.still('room')) ?? Promise.reject(new Error('no still')),
      10_000,
    );
    expect(still.codec).toMatch(/^avc1\./);
    expect(Math.abs(Date.now() - still.at)).toBeLessThan(5_000);
    const made = (await maker.make(still, { ...size, blurred: true }))!;
    expect(await sharp(made.picture).metadata()).toMatchObject({ format: 'webp', ...size });
    expect(made.picture.length).toBeLessThan(8_000);
    // The blurred one has nothing left of the fine differences.
    const edges = async (picture: Uint8Array) => {
      const grey = await sharp(await sharp(picture).resize(size).png().toBuffer())
        .greyscale()
        .raw()
        .toBuffer();
      return grey.reduce((sum, each, i) => sum + Math.abs(each - (grey[i - 1] ?? each)), 0) / grey.length;
    };
    expect(await edges(made.blurred!)).toBeLessThan((await edges(made.picture)) / 2);
    await source.stop();
    await vi.waitFor(async () => expect(await media.frames.still('room')).toBeNull(), 10_000);
    await media.stop();
  });

  it('of hostile streams get no picture, and the next one does', async () => {
    const good = clip.packets.find(({ keyframe, track }) => keyframe && track === 1)!.data;
    const hostile = [
      { codec: 'avc1.42E01F', bytes: new Uint8Array(0) },
      { codec: 'avc1.42E01F', bytes: crypto.getRandomValues(new Uint8Array(5_000)) },
      { codec: 'avc1.42E01F', bytes: good.slice(0, 40) },
      { codec: 'vp8', bytes: good },
      { codec: '../../etc/passwd', bytes: good },
    ];
    for (const each of hostile) expect(await maker.make({ ...each, at: 0 }, { ...size, blurred: false })).toBeNull();
    const made = await maker.make({ codec: 'avc1.42E01F', bytes: good, at: 0 }, { ...size, blurred: false });
    expect(made).toMatchObject({ blurred: null });
  });

  it('go on when their program is killed', async () => {
    const still = {
      codec: 'avc1.42E01F',
      bytes: clip.packets.find(({ keyframe, track }) => keyframe && track === 1)!.data,
      at: 0,
    };
    const before = maker.pid!;
    process.kill(before, 'SIGKILL');
    await until(() => maker.pid !== before);
    expect(await maker.make(still, { ...size, blurred: false })).not.toBeNull();
  });
});

it('a viewer changes nothing about stills', async () => {
  const media = await startMediaServer({ clock: wallClock(), relay: 'in-process' });
  await media.frames.open('room', { publisher: 'star' });
  const star = await new WireClient(media.url, await media.frames.publish('room', 'star')).opened();
  star.video({ keyframe: true });
  await until(() => media.heard('live').length === 1);
  // Nothing says how it is decoded: no catalog came.
  expect(await media.frames.still('room')).toBeNull();
  await media.stop();
});
