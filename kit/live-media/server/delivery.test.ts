import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { until, WireClient } from '../testing/clients.ts';
import type { MediaServer } from '../testing/media-server.ts';
import { startMediaServer } from '../testing/media-server.ts';

let media: MediaServer;
let clock: TestClock;
let start: number;
let star: WireClient;

beforeEach(async () => {
  clock = new TestClock();
  start = clock.now();
  media = await startMediaServer({ clock });
  await media.frames.open('room', { publisher: 'star' });
  star = await publisher();
});
afterEach(() => media.stop());

const publisher = async () => new WireClient(media.url, await media.frames.publish('room', 'star')).opened();
const viewer = async (session: string, report = true) =>
  new WireClient(media.url, await media.frames.subscribe('room', 'guest', { session, report })).opened();

/** Streams for `ms` in steps of 100 ms; the viewers acknowledge what they get. */
async function stream(ms: number, viewers: WireClient[], publish = true): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    if (publish) star.video({ keyframe: passed % 2_000 === 0 });
    if (publish) await star.sync();
    for (const each of viewers) {
      await each.sync();
      each.ack();
      await each.sync();
    }
    await clock.advance(100);
  }
}

describe('a broadcast', () => {
  it('is live with its first frame, stalled after 5 s of silence, and live again', async () => {
    star.video({ keyframe: true });
    await star.sync();
    expect(media.heard('live')).toEqual([{ room: 'room', peer: 'star', at: start }]);
    await clock.advance(4_900);
    expect(media.heard('stalled')).toEqual([]);
    await clock.advance(100);
    expect(media.heard('stalled')).toEqual([{ room: 'room', peer: 'star', since: start }]);
    star.video({ keyframe: true });
    await star.sync();
    expect(media.heard('live')).toHaveLength(2);
  });

  it('stalls too when the publisher’s line is cut, and goes on when it reconnects', async () => {
    star.video({ keyframe: true });
    await star.sync();
    star.close();
    await clock.advance(5_000);
    expect(media.heard('stalled')).toHaveLength(1);
    star = await publisher();
    star.video({ keyframe: true });
    await star.sync();
    expect(media.heard('live')).toHaveLength(2);
    expect(media.heard('ended')).toEqual([]);
  });

  it('ends when the publisher says so; viewers hear it and stay for the next', async () => {
    const guest = await viewer('s');
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 1);
    star.socket.send(Uint8Array.of(20));
    await until(() => guest.controls.some((control) => control.type === 'end'));
    expect(media.heard('ended')).toEqual([{ room: 'room', peer: 'star', reason: 'publisher-left', at: start }]);
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 2);
  });

  it('ends by itself after a minute of silence', async () => {
    star.video({ keyframe: true });
    await star.sync();
    await clock.advance(60_000);
    expect(media.heard('ended')).toMatchObject([{ reason: 'silent' }]);
  });
});

describe('what reached a viewer', () => {
  it('is reported once a second for every session', async () => {
    const [one, two] = [await viewer('s1'), await viewer('s2')];
    await stream(2_000, [one, two]);
    await clock.advance(1_000);
    const reports = media.heard('delivered');
    expect(reports.length).toBeLessThanOrEqual(3);
    expect(reports.at(-1)!.sessions).toEqual([
      { room: 'room', session: 's1', at: start + 1_900 },
      { room: 'room', session: 's2', at: start + 1_900 },
    ]);
  });

  it('is not reported for previews', async () => {
    const preview = await viewer('p', false);
    await stream(1_000, [preview]);
    await clock.advance(6_000);
    expect(media.heard('delivered')).toEqual([]);
    expect(media.heard('picture-broken')).toEqual([]);
  });
});

describe('the picture of a viewer', () => {
  it('breaks after 5 s without a frame, counted from the last one, and comes back to the tenth of a second', async () => {
    const guest = await viewer('s1');
    await stream(1_000, [guest]);
    const last = start + 900;
    await stream(4_800, [guest], false);
    expect(media.heard('picture-broken')).toEqual([]);
    await stream(700, [guest], false);
    const broken = { room: 'room', peer: 'guest', session: 's1', since: last };
    expect(media.heard('picture-broken')).toEqual([broken]);
    const until = clock.now();
    await stream(1_000, [guest]);
    expect(media.heard('picture-back')).toEqual([{ ...broken, until }]);
  });

  it('breaks for the viewer that acknowledges nothing, while others see on', async () => {
    const [good, bad] = [await viewer('good'), await viewer('bad')];
    await stream(6_000, [good]);
    expect(bad.videos.length).toBeGreaterThan(0);
    expect(media.heard('picture-broken')).toMatchObject([{ session: 'bad', since: start }]);
  });

  it('breaks when the viewer is gone, and comes back when it reconnects', async () => {
    const guest = await viewer('s1');
    await stream(1_000, [guest]);
    guest.close();
    await stream(6_000, []);
    expect(media.heard('picture-broken')).toMatchObject([{ session: 's1', since: start + 900 }]);
    const again = await viewer('s1');
    const until = clock.now();
    await stream(1_000, [again]);
    expect(media.heard('picture-back')).toMatchObject([{ session: 's1', since: start + 900, until }]);
  });

  it('breaks for who was admitted and never got one', async () => {
    await media.frames.subscribe('room', 'guest', { session: 'never' });
    await clock.advance(5_500);
    expect(media.heard('picture-broken')).toMatchObject([{ session: 'never', since: start }]);
  });

  it('is nobody’s concern after a kick or the end of the room', async () => {
    await viewer('s1');
    await viewer('s2');
    await media.frames.kick('room', 'guest', 's1');
    await media.frames.close('room');
    await clock.advance(10_000);
    expect(media.heard('picture-broken')).toEqual([]);
  });

  it('counts as delivered while the tab is hidden and only sound arrives', async () => {
    const guest = await viewer('s1');
    await stream(500, [guest]);
    guest.select('none');
    for (let i = 0; i < 70; i += 1) {
      star.audio();
      await stream(100, [guest]);
    }
    expect(media.heard('picture-broken')).toEqual([]);
  });
});

describe('stats', () => {
  it('tell viewers and rates of every room each five seconds', async () => {
    const guest = await viewer('s1');
    await stream(5_000, [guest]);
    expect(media.heard('stats')).toMatchObject([{ connections: 2, rooms: [{ room: 'room', viewers: 1 }] }]);
    const [room] = media.heard('stats')[0]!.rooms;
    expect(room!.inBitsPerSecond).toBeCloseTo(10 * 124 * 8, -3);
    expect(room!.outBitsPerSecond).toBeCloseTo(10 * 124 * 8, -3);
  });
});
