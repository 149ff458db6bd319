import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { SubscribeOptions } from '../port.ts';
import { until, WireClient } from '../testing/clients.ts';
import type { MediaServer } from '../testing/media-server.ts';
import { startMediaServer } from '../testing/media-server.ts';
import { closeCodes, encodeControl, encodeObject } from '../wire.ts';
import { limits } from './limits.ts';

let media: MediaServer;
let clock: TestClock;
let star: WireClient;

beforeEach(async () => {
  clock = new TestClock();
  media = await startMediaServer({ clock });
  await media.frames.open('room', { publisher: 'star' });
  star = await new WireClient(media.url, await media.frames.publish('room', 'star')).opened();
});
afterEach(() => media.stop());

async function viewer(session: string, options: Partial<SubscribeOptions> = {}, query = ''): Promise<WireClient> {
  const ticket = await media.frames.subscribe('room', session, { session, ...options });
  const client = await new WireClient(media.url, ticket, { query }).opened();
  await client.sync();
  return client;
}

const sequences = (client: WireClient) => client.videos.map((frame) => frame.sequence);

describe('joining', () => {
  it('starts at once with the catalog and the current group, not with older ones', async () => {
    star.catalog();
    star.video({ keyframe: true });
    star.video();
    star.video({ keyframe: true });
    star.video();
    star.audio();
    star.video();
    await star.sync();
    const guest = await viewer('late');
    await until(() => guest.videos.length === 3);
    expect(guest.controls[0]?.type).toBe('catalog');
    expect(sequences(guest)).toEqual([3, 4, 6]);
    expect(guest.objects.map((object) => object.kind)).toEqual(['video', 'video', 'video']);
  });

  it('before the first keyframe asks the publisher for one', async () => {
    star.video();
    await until(() => star.controls.some((control) => control.type === 'keyframe'));
  });

  it('of a viewer without sound brings frames only', async () => {
    const guest = await viewer('silent', { audio: false });
    star.video({ keyframe: true });
    star.audio();
    star.audio();
    star.video();
    await until(() => guest.videos.length === 2);
    expect(guest.objects).toHaveLength(2);
  });
});

describe('renditions', () => {
  it('a preview ticket gets the tiny one and nothing larger, whatever it asks for', async () => {
    const guest = await viewer('preview', { renditions: ['tiny'] }, '?rendition=high');
    for (const rendition of [2, 1, 0] as const) star.video({ keyframe: true, rendition });
    guest.select(2);
    await guest.sync();
    for (const rendition of [2, 1, 0] as const) star.video({ rendition });
    await until(() => guest.videos.length >= 2);
    expect(new Set(guest.videos.map((frame) => frame.rendition))).toEqual(new Set([0]));
  });

  it('change on demand, starting with the current group; "none" keeps the sound', async () => {
    const guest = await viewer('guest');
    for (const rendition of [2, 1] as const) star.video({ keyframe: true, rendition });
    await until(() => guest.videos.length === 1);
    expect(guest.videos[0]).toMatchObject({ rendition: 2 });
    guest.select(1);
    await until(() => guest.videos.length === 2);
    expect(guest.videos[1]).toMatchObject({ rendition: 1, keyframe: true });
    guest.select('none');
    await guest.sync();
    star.video({ rendition: 1 });
    star.audio();
    await until(() => guest.objects.length === 3);
    expect(guest.objects[2]).toMatchObject({ kind: 'audio' });
  });

  it('that the publisher stops sending are left for one that continues', async () => {
    const guest = await viewer('guest');
    star.video({ keyframe: true, rendition: 2 });
    await until(() => guest.videos.length === 1);
    guest.ack();
    await guest.sync();
    await clock.advance(1_000);
    star.video({ keyframe: true, rendition: 1 });
    await star.sync();
    await clock.advance(600);
    await until(() => guest.videos.length === 2);
    expect(guest.videos[1]).toMatchObject({ rendition: 1 });
  });

  it('the room does not take are dropped', async () => {
    await media.frames.open('room', { publisher: 'star', renditions: ['low'] });
    const guest = await viewer('guest');
    star.video({ keyframe: true, rendition: 2 });
    star.video({ keyframe: true, rendition: 1 });
    await until(() => guest.videos.length === 1);
    expect(guest.videos[0]).toMatchObject({ rendition: 1 });
  });
});

describe('a viewer that does not keep up', () => {
  it('is skipped after a second without acknowledgement while others get everything, and resumes at the newest group', async () => {
    const slow = await viewer('slow');
    const good = await viewer('good');
    star.video({ keyframe: true });
    await until(() => slow.videos.length === 1 && good.videos.length === 1);
    for (let i = 2; i <= 30; i += 1) {
      await clock.advance(100);
      star.video({ keyframe: i === 25 });
      await until(() => good.videos.length === i);
      good.ack();
      await good.sync();
    }
    expect(slow.videos.length).toBeLessThan(15);
    slow.ack();
    star.video();
    await until(() => sequences(slow).includes(31));
    expect(sequences(good)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
    const resumed = slow.videos.find((frame) => frame.sequence > 20)!;
    expect(resumed).toMatchObject({ sequence: 25, keyframe: true });
  });

  it('comes back on a smaller rendition and gets the larger one again later', async () => {
    const slow = await viewer('slow');
    const both = (keyframe: boolean) => {
      for (const rendition of [2, 1] as const) star.video({ keyframe, rendition });
    };
    both(true);
    await until(() => slow.videos.length === 1);
    for (let i = 0; i < 13; i += 1) {
      await clock.advance(100);
      both(false);
      await star.sync();
    }
    await slow.sync();
    const before = slow.videos.length;
    slow.ack();
    await slow.sync();
    await until(() => slow.videos.length > before);
    expect(slow.videos[before]).toMatchObject({ rendition: 1, keyframe: true });
    const had = slow.videos.length;
    for (let i = 0; i < 110; i += 1) {
      slow.ack();
      await slow.sync();
      await clock.advance(100);
      both(i % 20 === 0);
      await star.sync();
    }
    expect(slow.videos.slice(had).some((frame) => frame.rendition === 2 && frame.keyframe)).toBe(true);
  });

  it('that never acknowledges gets no more than the window', async () => {
    const greedy = await viewer('greedy');
    star.video({ keyframe: true, size: 500_000 });
    for (let i = 0; i < 9; i += 1) star.video({ size: 90_000 });
    await star.sync();
    await greedy.sync();
    expect(greedy.mediaBytes).toBeGreaterThan(900_000);
    expect(greedy.mediaBytes).toBeLessThanOrEqual(limits.windowBytes);
  });

  it('that falls silent is disconnected after a while', async () => {
    const dead = await viewer('dead');
    await clock.advance(21_000);
    await until(() => dead.closed !== null);
    expect(media.heard('peer-left')).toMatchObject([{ session: 'dead' }]);
  });
});

describe('hostile input', () => {
  it.each<[string, (client: WireClient) => void]>([
    ['text', (client) => client.socket.send('hello')],
    ['unknown bytes', (client) => client.socket.send(Uint8Array.of(99, 1, 2))],
    ['a frame', (client) => client.video({ keyframe: true, size: 10 })],
    ['acknowledging what was not sent', (client) => client.socket.send(encodeControl({ type: 'ack', bytes: 1e12 }))],
    ['a message too large', (client) => client.socket.send(new Uint8Array(5_000))],
    [
      'a flood',
      (client) => {
        for (let i = 0; i < 200; i += 1) client.select(1);
      },
    ],
  ])('from a viewer closes that viewer alone: %s', async (_, attack) => {
    const bad = await viewer('bad');
    const good = await viewer('good');
    attack(bad);
    await until(() => bad.closed !== null);
    star.video({ keyframe: true });
    await until(() => good.videos.length === 1);
  });

  it.each<[string, (client: WireClient) => void]>([
    ['an object cut off', (client) => client.socket.send(Uint8Array.of(1, 1, 1))],
    [
      'a length beyond the message',
      (client) => {
        const header = {
          kind: 'video',
          rendition: 1,
          keyframe: true,
          config: 0,
          group: 1,
          sequence: 1,
          timestampUs: 1,
        } as const;
        client.socket.send(encodeObject(header, new Uint8Array(100)).subarray(0, 60));
      },
    ],
    [
      'a catalog that is none',
      (client) => client.socket.send(Buffer.concat([Uint8Array.of(16), Buffer.from('{"version":2}')])),
    ],
    ['a catalog too large', (client) => client.socket.send(Buffer.concat([Uint8Array.of(16), new Uint8Array(20_000)]))],
    ['a message too large', (client) => client.socket.send(new Uint8Array(limits.publisherMessageBytes + 1))],
    [
      'a flood of tiny packets',
      (client) => {
        for (let i = 0; i < 2_100; i += 1) client.audio(1);
      },
    ],
    [
      'a flood of catalogs',
      (client) => {
        for (let i = 0; i < 60; i += 1) client.catalog();
      },
    ],
    [
      'more than its uplink limit',
      (client) => {
        for (let i = 0; i < 40; i += 1) client.video({ keyframe: true, size: 100_000 });
      },
    ],
  ])('from a publisher closes it: %s', async (_, attack) => {
    attack(star);
    await until(() => star.closed !== null);
    expect([closeCodes.refused, 1009, 1006]).toContain(star.closed?.code);
  });
});
