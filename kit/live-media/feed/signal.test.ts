import { afterAll, describe, expect, it } from 'vitest';
import { wallClock } from '#kit/clock/clock.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { TestPublisher } from '#kit/live-media/feed/testing/publish.ts';
import { publishAs } from '#kit/live-media/feed/testing/publish.ts';
import { createLog } from '#kit/log/log.ts';
import type { RtmpServer } from '#kit/rtmp/server.ts';
import { startRtmpServer } from '#kit/rtmp/server.ts';
import { until, WireClient } from '../testing/clients.ts';
import { startMediaServer } from '../testing/media-server.ts';
import { FlvReader } from './flv.ts';
import { Signal } from './signal.ts';

const clock = machineClock();
const log = createLog('silent');
const stops: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** A server for publishers whose signals go into rooms of a relay, named as what they publish. */
async function ingest() {
  const media = await startMediaServer({ clock: wallClock() });
  stops.push(() => media.stop());
  const signals = new Map<string, Signal>();
  const server: RtmpServer = await startRtmpServer({
    log,
    clock,
    port: 0,
    host: '127.0.0.1',
    admit: async ({ name }) => ({
      ok: true,
      taker() {
        const reader = new FlvReader();
        const signal = new Signal({ log, clock, url: () => media.url });
        signals.set(name, signal);
        void media.frames.open(name, { publisher: 'p' });
        signal.feed(
          name,
          () => media.frames.publish(name, 'p'),
          () => undefined,
        );
        return {
          tag: (tag) => {
            for (const news of reader.read(tag)) signal.hear(news);
          },
          closed: () => signal.end(),
        };
      },
    }),
  });
  stops.push(() => server.stop());
  return { media, signals, url: (name: string) => `rtmp://127.0.0.1:${server.port}/live/${name}` };
}

function publish(options: Parameters<typeof publishAs>[0]): TestPublisher {
  const publisher = publishAs(options);
  stops.push(() => publisher.stop());
  return publisher;
}

describe('what a program sends by RTMP', () => {
  it('reaches viewers as it was encoded, with sound as Opus, and smaller where somebody asks for less', {
    timeout: 40_000,
  }, async () => {
    const { media, signals, url } = await ingest();
    publish({ url: url('room'), width: 1280, height: 720 });
    await until(() => media.heard('live').length === 1, 'live');
    const ticket = await media.frames.subscribe('room', 'guest', { session: 's' });
    const viewer = await new WireClient(media.url, ticket).opened();
    stops.push(() => viewer.close());
    await until(
      () =>
        viewer.objects.some((each) => each.kind === 'audio') &&
        viewer.objects.some((each) => each.keyframe && each.kind === 'video'),
      'picture and sound',
    );
    expect(viewer.objects.filter((each) => each.kind === 'video').every((each) => each.rendition === 2)).toBe(true);
    const preview = await new WireClient(
      media.url,
      await media.frames.subscribe('room', 'other', { session: 't', renditions: ['tiny'], audio: false }),
    ).opened();
    stops.push(() => preview.close());
    await until(() => preview.objects.filter((each) => each.rendition === 0).length > 5, 'the small picture');
    expect(signals.get('room')!.facts).toMatchObject({
      pictureCodec: 'h264',
      soundCodec: 'aac',
      bidirectional: false,
      format: { width: 1280, height: 720 },
    });
  });
});
