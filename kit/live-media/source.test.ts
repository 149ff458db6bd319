import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Clip } from './clip.ts';
import type { SourceOptions } from './source.ts';
import { startSource } from './source.ts';
import { until, WireClient } from './testing/clients.ts';
import type { MediaServer } from './testing/media-server.ts';
import { startMediaServer } from './testing/media-server.ts';

const frameUs = 40_000;
const frames = 5;
/** 200 ms: five frames of picture in two renditions, ten packets of sound. */
const clip: Clip = {
  version: 1,
  durationUs: frames * frameUs,
  video: [
    { name: 'low', codec: 'avc1.42E01E', width: 640, height: 360, framerate: 25, bitrate: 500_000 },
    { name: 'tiny', codec: 'avc1.42E00B', width: 256, height: 144, framerate: 25, bitrate: 80_000 },
  ],
  audio: { codec: 'opus', sampleRate: 48_000, channels: 1, bitrate: 32_000 },
  packets: Array.from({ length: frames }, (_, i) => [
    ...[0, 1].map((track) => ({ track, keyframe: i === 0, timestampUs: i * frameUs, data: Uint8Array.of(track, i) })),
    ...[0, 20_000].map((offset) => ({
      track: 'audio' as const,
      keyframe: true,
      timestampUs: i * frameUs + offset,
      data: Uint8Array.of(9),
    })),
  ]).flat(),
};

let media: MediaServer;
let clock: TestClock;
let ended: number;

beforeEach(async () => {
  clock = new TestClock();
  ended = 0;
  media = await startMediaServer({ clock });
  await media.frames.open('room', { publisher: 'star' });
});
afterEach(() => media.stop());

const start = (options: Partial<SourceOptions> = {}) =>
  startSource({
    clip,
    clock,
    url: media.url,
    ticket: () => media.frames.publish('room', 'star'),
    onEnd: () => {
      ended += 1;
    },
    ...options,
  });
const viewer = async () =>
  new WireClient(media.url, await media.frames.subscribe('room', 'guest', { session: 's' })).opened();
const live = (times = 1) => until(() => media.heard('live').length === times, 'live');

describe('a simulated publisher', () => {
  it('plays its clip in a loop and in real time', async () => {
    const guest = await viewer();
    const source = start();
    await until(() => guest.videos.length > 0);
    const startedAt = clock.now();
    for (let ms = 0; ms < 1_000; ms += 20) {
      await clock.advance(20);
      if (ms % 100 !== 0) continue;
      guest.ack();
      await guest.sync();
    }
    await until(() => guest.videos.length === 26);
    expect(guest.videos.map((frame) => (frame.timestampUs - startedAt * 1_000) / frameUs)).toEqual(
      Array.from({ length: 26 }, (_, i) => i),
    );
    expect(guest.videos.filter((frame) => frame.keyframe).map((frame) => frame.group)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(guest.objects.filter((object) => object.kind === 'audio').length).toBeGreaterThanOrEqual(48);
    expect(guest.controls[0]).toMatchObject({
      type: 'catalog',
      catalog: { video: [{ rendition: 1 }, { rendition: 0 }] },
    });
    await source.stop();
    expect(media.heard('ended')).toMatchObject([{ reason: 'publisher-left' }]);
  });

  it('reconnects with a fresh ticket after its line was cut', async () => {
    let fail = true;
    let asked = 0;
    const source = start({
      ticket: async () => {
        asked += 1;
        if (fail) throw new Error('not now');
        return media.frames.publish('room', 'star');
      },
    });
    await until(() => asked === 1);
    fail = false;
    await clock.advance(500);
    await live();
    await source.stop();
  });

  it('continues in real time after its process slept, without sending what it missed', async () => {
    const guest = await viewer();
    let slept = 0;
    const source = start({
      clock: {
        now: () => clock.now() + slept,
        steady: () => clock.steady() + slept,
        speed: 1,
        setTimeout: (run, ms) => clock.setTimeout(run, ms),
        setInterval: (run, ms) => clock.setInterval(run, ms),
        clear: (timer) => clock.clear(timer),
      },
    });
    await live();
    await guest.sync();
    const before = guest.videos.length;
    slept = 10_000;
    await clock.advance(100);
    await guest.sync();
    await source.stop();
    expect(guest.videos.length - before).toBeLessThan(10);
  });

  it.each<[string, () => Promise<void>]>([
    ['kicked', () => media.frames.kick('room', 'star')],
    ['the room is closed', () => media.frames.close('room')],
  ])('gives up when %s', async (_, act) => {
    start();
    await live();
    await act();
    await until(() => ended === 1, 'end');
  });

  it('gives up when there is no ticket for it', async () => {
    start({ ticket: async () => null });
    start({ ticket: () => media.frames.publish('nowhere', 'star') });
    await until(() => ended === 2, 'end');
  });
});
