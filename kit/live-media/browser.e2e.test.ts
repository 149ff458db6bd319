import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MediaBrowser } from './testing/browser.ts';
import { onPage, startMediaBrowser, waitOnPage } from './testing/browser.ts';

const timeout = 180_000;
let chromium: MediaBrowser;
let star: Page;
let guest: Page;

beforeAll(async () => {
  chromium = await startMediaBrowser();
}, timeout);
afterAll(() => chromium?.stop());
beforeEach(async () => {
  await chromium.media.frames.open('room', { publisher: 'star' });
  [star, guest] = [await chromium.page(), await chromium.page()];
}, timeout);
afterEach(async () => {
  await star.context().close();
  await guest.context().close();
  await chromium.media.frames.close('room');
  expect(chromium.errors.splice(0)).toEqual([]);
});

const watch = (page: Page, name: string, room = 'room', sound = false) =>
  onPage(page, (media, options) => media.watch(options.name, options.room, { sound: options.sound }), {
    name,
    room,
    sound,
  });
const viewerState = (page: Page, name: string, state: string) =>
  waitOnPage(page, (media, wanted) => media.viewer(wanted.name).state === wanted.state, { name, state });
/** Waits until the picture has changed since now. */
const moves = async (page: Page, name: string) => {
  const before = JSON.stringify(await onPage(page, (media, viewer) => media.picture(viewer), name));
  await waitOnPage(page, (media, was) => JSON.stringify(media.picture(was.name)) !== was.before, { name, before });
};
/** Waits until the picture has these proportions, in whichever rendition a busy machine shows it. */
const proportions = (page: Page, name: string, width: number, height: number) =>
  waitOnPage(
    page,
    (media, wanted) => {
      const { width, height } = media.viewer(wanted.name).stats;
      return Math.abs(width / height - wanted.width / wanted.height) < 0.05;
    },
    { name, width, height },
  );
/** Waits until the camera's beep was reported, and then for the silence between two beeps on the way to the speaker. */
const soundMoves = async (page: Page, name: string) => {
  await waitOnPage(page, (media, viewer) => media.viewer(viewer).stats.level > 0.05, name);
  await waitOnPage(page, (media) => media.loudest() < 0.01, null);
};

describe('a camera in one browser, a viewer in another', () => {
  it(
    'shows moving pictures with sound in time, both ways',
    async () => {
      const { frames } = chromium.media;
      await onPage(star, (media) => media.publish('camera', 'room', 'camera'), null);
      await watch(guest, 'main', 'room', true);
      await moves(guest, 'main');
      await soundMoves(guest, 'main');
      await waitOnPage(guest, (media) => Math.abs(media.viewer('main').stats.avOffsetMs ?? 1e9) <= 45, null);
      await waitOnPage(
        guest,
        (media) => {
          const { rendition, width, height } = media.viewer('main').stats;
          return rendition === 'low' && width === 640 && height === 360;
        },
        null,
      );

      // The way back is a room of its own: here the guest is the publisher, the star the only viewer.
      await frames.open('back', { publisher: 'star' });
      await onPage(guest, (media) => media.publish('camera', 'back', 'camera'), null);
      await watch(star, 'back', 'back', true);
      await moves(star, 'back');
      await soundMoves(star, 'back');
      await moves(guest, 'main');
      await frames.close('back');
    },
    timeout,
  );

  it(
    'brings sound to a browser that has no decoder for it',
    async () => {
      const old = await chromium.page('delete globalThis.AudioDecoder');
      await onPage(star, (media) => media.publish('camera', 'room', 'camera'), null);
      await watch(old, 'old', 'room', true);
      await soundMoves(old, 'old');
      expect(old.workers().some((worker) => worker.url().includes('opus-fallback'))).toBe(true);
      await old.context().close();
    },
    timeout,
  );

  it(
    'publishes from a browser that gives no stream of frames',
    async () => {
      await star.evaluate('delete globalThis.MediaStreamTrackProcessor');
      await onPage(star, (media) => media.publish('camera', 'room', 'camera'), null);
      await watch(guest, 'element');
      await moves(guest, 'element');
      await moves(guest, 'element');
    },
    timeout,
  );

  it(
    'keeps the sound and drops the picture while its tab is hidden, unless it floats',
    async () => {
      const hide = (hidden: boolean) =>
        guest.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${hidden ? 'hidden' : 'visible'}', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'))`);
      await onPage(star, (media) => media.publish('camera', 'room', 'camera'), null);
      await watch(guest, 'tab', 'room', true);
      await soundMoves(guest, 'tab');
      await hide(true);
      // Sound alone is a tenth of the stream.
      await waitOnPage(guest, (media) => media.viewer('tab').stats.bitsPerSecond < 120_000, null);
      await soundMoves(guest, 'tab');
      await hide(false);
      await moves(guest, 'tab');
      await onPage(guest, (media) => media.viewer('tab').pictureInPicture(), null);
      await hide(true);
      await moves(guest, 'tab');
    },
    timeout,
  );

  it(
    'loses the picture when kicked, and a preview sees the tiny rendition only',
    async () => {
      await onPage(star, (media) => media.publish('clock', 'room', 'clock', { sound: false }), null);
      await watch(guest, 'kicked');
      await moves(guest, 'kicked');
      await onPage(guest, (media) => media.watch('card', 'room', { rendition: 'tiny' }), null);
      await waitOnPage(guest, (media) => media.viewer('card').canvas.width === 256, null);
      await chromium.media.frames.kick('room', 'guest', 'kicked');
      await viewerState(guest, 'kicked', 'kicked');
      await moves(guest, 'card');
    },
    timeout,
  );

  it(
    'continues with the right time when the source changes while frames are being encoded',
    async () => {
      await onPage(
        star,
        (media) => media.publish('clock', 'room', 'clock', { sound: false, width: 1280, height: 720 }),
        null,
      );
      await watch(guest, 'main');
      for (const [width, height] of [
        [640, 480],
        [1280, 720],
        [640, 480],
      ] as const) {
        await moves(guest, 'main');
        // A camera's own time begins again: frames of the old one must not be read as the new one's.
        await onPage(star, (media, size) => media.replaceVideo('clock', size.width, size.height), { width, height });
        await proportions(guest, 'main', width, height);
      }
      await moves(guest, 'main');
      await waitOnPage(guest, (media) => Math.abs(media.viewer('main').stats.latencyMs ?? 1e9) < 2_000, null);
    },
    timeout,
  );

  it(
    'comes back by itself when the relay dies, and continues with another picture when the source changes',
    async () => {
      await onPage(star, (media) => media.publish('clock', 'room', 'clock', { sound: false }), null);
      await watch(guest, 'main');
      process.kill(chromium.media.frames.relayPid!, 'SIGKILL');
      await viewerState(guest, 'main', 'connecting');
      await viewerState(guest, 'main', 'playing');
      await onPage(star, (media) => media.replaceVideo('clock', 320, 240), null);
      await proportions(guest, 'main', 320, 240);
      await moves(guest, 'main');
      await onPage(star, (media) => media.publisher('clock').stop(), null);
      await viewerState(guest, 'main', 'waiting');
      expect(chromium.media.log.lines.splice(0)).toMatchObject([{ text: 'media relay died; starting another' }]);
      // The browser itself reports the cut lines.
      expect(chromium.errors.splice(0).every((text) => text.includes('WebSocket'))).toBe(true);
    },
    timeout,
  );

  it.each([
    ['without WebCodecs', 'delete globalThis.VideoDecoder'],
    ['whose decoder does not know the codec', 'VideoDecoder.isConfigSupported = async () => ({ supported: false })'],
  ])(
    'a browser %s shows the picture by its own player, with its sound, and what it shows is acknowledged',
    async (_, first) => {
      const device = await chromium.page(first);
      await onPage(star, (media) => media.publish('clock', 'room', 'clock', { sound: true }), null);
      await watch(device, 'device', 'room', true);
      await moves(device, 'device');
      await waitOnPage(device, (media) => media.viewer('device').stats.way === 'segments', null);
      await soundMoves(device, 'device');
      await waitOnPage(device, (media) => Math.abs(media.viewer('device').stats.avOffsetMs ?? 1e9) <= 80, null);
      const delivered = () =>
        chromium.media.heard('delivered').some(({ sessions }) => sessions.some(({ session }) => session === 'device'));
      await expect.poll(delivered, { timeout: 10_000 }).toBe(true);
      // Another picture of another size, and a line that breaks.
      await onPage(star, (media) => media.replaceVideo('clock', 320, 240), null);
      await proportions(device, 'device', 320, 240);
      await moves(device, 'device');
      expect(await onPage(device, (media) => media.viewer('device').state, null)).toBe('playing');
      expect(chromium.media.heard('picture-broken').filter(({ session }) => session === 'device')).toEqual([]);
      await device.context().close();
    },
    timeout,
  );

  it.each([
    ['says nothing', 'VideoDecoder.prototype.decode = () => undefined', 'failed', 'silent'],
    [
      'refuses all it is given',
      "VideoDecoder.prototype.decode = () => { throw new TypeError('no') }",
      'failed',
      'refused',
    ],
    [
      'draws on what is lost',
      'OffscreenCanvasRenderingContext2D.prototype.isContextLost = () => true',
      'failed',
      'canvas',
    ],
    ['dies', "addEventListener('message', () => close())", 'failed', 'worker'],
    ['has no decoder', 'VideoDecoder.isConfigSupported = async () => ({ supported: false })', 'unsupported', null],
  ] as const)(
    'a device that %s is told within five seconds, and nothing it did not show is proven',
    async (_, first, state, failure) => {
      const device = await chromium.page(first);
      const renditions = [{ name: 'tiny' as const, width: 256, height: 144, framerate: 10, bitrate: 100_000 }];
      await onPage(
        star,
        (media, wanted) => media.publish('clock', 'room', 'clock', { sound: false, renditions: wanted }),
        renditions,
      );
      await waitOnPage(star, (media) => media.publisher('clock').state === 'live', null);
      if (state === 'unsupported')
        await onPage(device, () => void Reflect.deleteProperty(globalThis, 'MediaSource'), null);
      const startedAt = performance.now();
      void watch(device, 'device').catch(() => undefined);
      await waitOnPage(device, (media, wanted) => media.viewer('device')?.state === wanted, state);
      expect(performance.now() - startedAt).toBeLessThan(7_500);
      expect(await onPage(device, (media) => media.viewer('device').failure, null)).toBe(failure);
      const broken = () => chromium.media.heard('picture-broken').filter(({ session }) => session === 'device');
      await expect.poll(broken, { timeout: 10_000 }).not.toEqual([]);
      const { since, proven } = broken().at(-1) ?? { since: 0, proven: 0 };
      if (failure !== 'worker') expect(since - proven).toBeGreaterThanOrEqual(0);
      await device.context().close();
    },
    timeout,
  );
});
