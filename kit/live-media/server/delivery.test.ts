import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { until, WireClient } from '../testing/clients.ts';
import type { MediaServer } from '../testing/media-server.ts';
import { startMediaServer } from '../testing/media-server.ts';
import { SimulatedRelay } from '../testing/simulated-relay.ts';
import { closeCodes } from '../wire.ts';

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
const viewer = async (session: string, report = true, options = {}) =>
  new WireClient(media.url, await media.frames.subscribe('room', 'guest', { session, report }), options).opened();

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

  it('stalls too when the publisher’s line is cut, and continues when it reconnects', async () => {
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
    // And the first frame of each.
    expect(reports.length).toBeLessThanOrEqual(3 + 2);
    expect(reports.at(-1)!.sessions).toEqual([
      { room: 'room', session: 's1', at: start + 1_900 },
      { room: 'room', session: 's2', at: start + 1_900 },
    ]);
  });

  it('is reported at once when it is the group a viewer begins with, and within a tick when it is a first frame', async () => {
    const early = await viewer('early');
    await stream(100, [early]);
    expect(media.heard('delivered')).toEqual([{ sessions: [{ room: 'room', session: 'early', at: start }] }]);
    const late = await viewer('late');
    await late.sync();
    await until(() => media.heard('delivered').length === 2);
    expect(media.heard('delivered')[1]).toEqual({ sessions: [{ room: 'room', session: 'late', at: start + 100 }] });
  });

  it('stops while the session is held, and continues with a group that can be shown', async () => {
    const guest = await viewer('a');
    await stream(1_000, [guest]);
    await media.frames.hold('room', 'a', true);
    await stream(300, []);
    const before = guest.videos.length;
    await stream(1_000, [guest]);
    expect(guest.videos.length).toBe(before);
    await media.frames.hold('room', 'a', false);
    await stream(100, [guest]);
    expect(guest.videos.length).toBeGreaterThan(before);
    expect(guest.videos[before]?.keyframe).toBe(true);
    expect(guest.closed).toBeFalsy();
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
    expect(media.heard('picture-broken')).toEqual([{ ...broken, proven: last }]);
    const until = clock.now();
    await stream(1_000, [guest]);
    expect(media.heard('picture-back')).toEqual([{ ...broken, until, cause: 'publisher' }]);
  });

  it('breaks for the viewer that shows nothing five seconds after its first frame, and nothing is proven, whatever pings say', async () => {
    const [good, bad] = [await viewer('good'), await viewer('bad')];
    await stream(4_900, [good]);
    expect(media.heard('picture-broken')).toEqual([]);
    await stream(600, [good]);
    expect(bad.videos.length).toBe(11);
    const since = start + 1_000;
    expect(media.heard('picture-broken')).toMatchObject([{ session: 'bad', since, proven: start }]);
    bad.close();
    await until(() => media.heard('peer-left').length === 1);
    await stream(2_000, [good]);
    expect(media.heard('picture-broken').every(({ proven }) => proven === start)).toBe(true);
  });

  it('is told again as proven when what was sent is acknowledged late, and comes back', async () => {
    const late = await viewer('late');
    await stream(6_000, []);
    expect(media.heard('picture-broken')).toMatchObject([{ session: 'late', proven: start }]);
    await stream(500, [late]);
    const since = start + 1_000;
    expect(media.heard('picture-broken').at(-1)).toMatchObject({ session: 'late', since, proven: since });
    expect(media.heard('picture-back')).toMatchObject([{ session: 'late', since }]);
  });

  it('is proven as far as it was acknowledged when the line dies with media on it, by a close or by silence', async () => {
    const [cut, silent] = [await viewer('cut'), await viewer('silent', true, { autoPong: false })];
    await stream(1_000, [cut, silent]);
    await stream(500, []);
    cut.close();
    await until(() => media.heard('peer-left').length === 1);
    await stream(6_000, []);
    const of = (name: string) => media.heard('picture-broken').find(({ session }) => session === name);
    expect(of('cut')).toMatchObject({ since: start + 1_400, proven: start + 900 });
    expect(of('silent')).toMatchObject({ since: start + 2_000, proven: start + 900 });
    await stream(5_000, []);
    await until(() => silent.closed !== null);
    expect(media.heard('picture-broken').at(-1)).toMatchObject({ session: 'silent', proven: start + 900 });
  });

  it('breaks when the viewer is gone, and comes back when it reconnects', async () => {
    const guest = await viewer('s1');
    await stream(1_000, [guest]);
    guest.close();
    await until(() => media.heard('peer-left').length === 1);
    await stream(6_000, []);
    expect(media.heard('picture-broken')).toMatchObject([{ session: 's1', since: start + 900 }]);
    const again = await viewer('s1');
    const keyframeAt = start + 5_000;
    await stream(1_000, [again]);
    // The group a viewer begins with was shown to it as well.
    expect(media.heard('picture-back')).toMatchObject([
      { session: 's1', since: start + 900, until: keyframeAt, cause: 'line' },
    ]);
  });

  it('breaks for anyone who was admitted and never got one', async () => {
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

describe('a session', () => {
  it('has one connection: a newer one takes over, and what the older one was sent counts', async () => {
    const first = await viewer('s1');
    await stream(500, []);
    const second = await viewer('s1');
    await until(() => first.closed !== null);
    expect(first.closed?.code).toBe(closeCodes.replaced);
    await stream(1_000, [second]);
    expect(first.videos.length).toBe(5);
    expect(media.heard('peer-joined')).toHaveLength(1);
    expect(media.heard('peer-left')).toEqual([]);
  });

  it('owes at most five seconds over all its connections, then gets one frame each until it acknowledges', async () => {
    const got: number[] = [];
    const frames = new Set<number>();
    for (let i = 0; i < 12; i += 1) {
      const line = await viewer('s1');
      await stream(800, []);
      await line.sync();
      got.push(line.videos.length);
      for (const { sequence } of line.videos) frames.add(sequence);
    }
    expect(got.slice(-4)).toEqual([1, 1, 1, 1]);
    expect(frames.size).toBeLessThan(65);
    const last = await viewer('s1');
    await last.sync();
    last.ack();
    await stream(800, [last]);
    expect(last.videos.length).toBeGreaterThan(8);
  });

  it('owes on when the relay does not know it any more', async () => {
    const broadcast = new SimulatedRelay();
    const { clock: time } = broadcast;
    const connection = broadcast.connect(4_900);
    for (let i = 0; i < 8; i += 1) {
      broadcast.frame(i === 0);
      await time.advance(100);
    }
    expect(connection.frames).toEqual([1]);
    connection.ack();
    broadcast.frame(false);
    expect(connection.frames.length).toBeGreaterThan(8);
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
