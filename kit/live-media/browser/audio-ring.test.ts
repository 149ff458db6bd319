import { describe, expect, it } from 'vitest';
import { AudioRing } from './audio-ring.ts';

const rate = 48_000;
const packetMs = 10;
const blockFrames = 128;
const blockMs = (blockFrames / rate) * 1_000;

/** A voice of 200 Hz with an overtone, from `mediaMs` on: what follows continues it without a seam. */
const voice = (mediaMs: number, channels = 1) =>
  Array.from({ length: channels }, () =>
    Float32Array.from({ length: (rate * packetMs) / 1_000 }, (_, i) => {
      const at = mediaMs / 1_000 + i / rate;
      return 0.4 * Math.sin(2 * Math.PI * 200 * at) + 0.1 * Math.sin(2 * Math.PI * 400 * at);
    }),
  );
/** The largest step between two samples of that voice. */
const steepest = ((0.4 * 200 + 0.1 * 400) * 2 * Math.PI) / rate;

/** A device that pulls in bursts of 10 ms, and packets that come as `latenessOf` says, ms. */
function listen(
  latenessOf: (mediaMs: number) => number,
  { ms, waitMs = () => 0 }: { ms: number; waitMs?: (at: number) => number },
) {
  const ring = new AudioRing(rate);
  const due = Array.from({ length: Math.ceil(ms / packetMs) }, (_, i) => ({
    mediaMs: i * packetMs,
    at: (i + 1) * packetMs + latenessOf(i * packetMs),
  }));
  // A line keeps the order: what is late holds up what comes after it.
  for (let i = 1; i < due.length; i += 1) due[i]!.at = Math.max(due[i]!.at, due[i - 1]!.at);
  const heard: number[] = [];
  const delays: { at: number; delayMs: number }[] = [];
  let dry: { at: number }[] = [];
  let underruns = 0;
  for (let at = 0; at < ms; at += 4 * blockMs) {
    ring.waitMs = waitMs(at);
    while (due[0] && due[0].at <= at) {
      ring.push(due[0].mediaMs, voice(due[0].mediaMs));
      due.shift();
    }
    for (let block = 0; block < 4; block += 1) {
      const output = [new Float32Array(blockFrames), new Float32Array(blockFrames)];
      ring.pull(output);
      heard.push(...output[0]!);
    }
    const { playing, mediaMs } = ring.state;
    if (playing) delays.push({ at, delayMs: at + 4 * blockMs - mediaMs });
    if (ring.state.underruns > underruns) dry = [...dry, { at }];
    underruns = ring.state.underruns;
  }
  const between = (from: number, to: number) =>
    delays.filter(({ at }) => at >= from && at < to).map(({ delayMs }) => delayMs);
  const meanOf = (from: number, to: number) => {
    const of = between(from, to);
    return of.reduce((sum, each) => sum + each, 0) / of.length;
  };
  return {
    heard,
    meanOf,
    dryBetween: (from: number, to: number) => dry.filter(({ at }) => at >= from && at < to).length,
  };
}

const stepsOf = (heard: readonly number[], fromMs: number) =>
  heard
    .slice((fromMs / 1_000) * rate)
    .reduce((most, sample, i, all) => Math.max(most, Math.abs(sample - (all[i - 1] ?? sample))), 0);

/** Repeatable noise. */
const noise = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

describe('sound waiting to be played', () => {
  it('on a steady line waits for hardly more than a packet and a block, and never runs dry', () => {
    const { meanOf, dryBetween } = listen(() => 0, { ms: 4_000 });
    expect(meanOf(2_000, 4_000)).toBeLessThan(packetMs + 30);
    expect(dryBetween(500, 4_000)).toBe(0);
  });

  it('is silent until enough is there, then plays a mono source on both channels', () => {
    const ring = new AudioRing(rate);
    const pull = () => {
      const output = [new Float32Array(blockFrames), new Float32Array(blockFrames)];
      ring.pull(output);
      return output;
    };
    ring.push(0, voice(0));
    expect(pull()[0]!.every((sample) => sample === 0)).toBe(true);
    for (let i = 0; i < 12; i += 1) pull();
    ring.push(10, voice(10));
    ring.push(20, voice(20));
    ring.push(30, voice(30));
    for (let i = 0; i < 3; i += 1) pull();
    const [left, right] = pull();
    expect(Math.max(...left!)).toBeGreaterThan(0.1);
    expect(right).toEqual(left);
    expect(ring.state.playing).toBe(true);
  });

  it('waits longer while packets come unevenly, and comes back within seconds of calm', () => {
    const random = noise(7);
    const uneven = (mediaMs: number) => (mediaMs > 3_000 && mediaMs < 9_000 ? random() * 60 : 0);
    const { meanOf, dryBetween } = listen(uneven, { ms: 16_000 });
    expect(meanOf(5_000, 9_000) - meanOf(2_000, 3_000)).toBeGreaterThan(25);
    // Some run dry while it learns; then hardly any.
    expect(dryBetween(5_000, 9_000)).toBeLessThan(8);
    expect(meanOf(13_000, 16_000)).toBeLessThan(meanOf(2_000, 3_000) + 8);
  });

  it('one hiccup is no rhythm: it is caught up, and nothing waits longer for it', () => {
    const hiccup = (mediaMs: number) => (mediaMs >= 3_000 && mediaMs < 3_200 ? 3_200 - mediaMs : 0);
    const { meanOf, dryBetween } = listen(hiccup, { ms: 7_000 });
    expect(dryBetween(3_000, 3_400)).toBe(1);
    expect(meanOf(5_000, 7_000)).toBeLessThan(meanOf(2_000, 3_000) + 8);
  });

  it.each([3, 11, 42])(
    'has no click: where it plays faster, slower, runs dry or begins again, one sample follows from the other (%i)',
    (seed) => {
      const random = noise(seed);
      const rough = (mediaMs: number) =>
        mediaMs > 2_000 && mediaMs < 5_000 ? random() * 70 : mediaMs > 6_000 && mediaMs < 6_150 ? 150 : 0;
      const { heard } = listen(rough, { ms: 9_000 });
      expect(stepsOf(heard, 1_000)).toBeLessThan(steepest * 3);
    },
  );

  it('waits for the picture when it is told to, and no longer when it need not', () => {
    const { meanOf, dryBetween } = listen(() => 0, { ms: 12_000, waitMs: (at) => (at > 3_000 && at < 8_000 ? 60 : 0) });
    const calm = meanOf(2_000, 3_000);
    expect(meanOf(6_000, 8_000) - calm).toBeGreaterThan(50);
    expect(meanOf(6_000, 8_000) - calm).toBeLessThan(72);
    expect(meanOf(10_500, 12_000)).toBeLessThan(calm + 8);
    expect(dryBetween(1_000, 12_000)).toBe(0);
  });

  it('drops at once what is far too old, and starts anew with another clock', () => {
    const ring = new AudioRing(rate);
    for (let i = 0; i < 300; i += 1) ring.push(i * packetMs, voice(i * packetMs));
    expect(ring.state.bufferedMs).toBeLessThanOrEqual(1_000);
    ring.push(900_000, voice(0));
    expect(ring.state.bufferedMs).toBeCloseTo(packetMs);
    ring.clear();
    expect(ring.state).toMatchObject({ playing: false, bufferedMs: 0 });
  });
});
