import { describe, expect, it } from 'vitest';
import { AudioRing } from './audio-ring.ts';

const rate = 48_000;
const packetMs = 20;
const blockFrames = 128;
const blockMs = (blockFrames / rate) * 1_000;

/** A packet of 20 ms whose samples all hold `value`. */
const packet = (value: number, channels = 1) =>
  Array.from({ length: channels }, () => new Float32Array((rate * packetMs) / 1_000).fill(value));

function pull(ring: AudioRing, blocks = 1): Float32Array[] {
  let output: Float32Array[] = [];
  for (let i = 0; i < blocks; i += 1) {
    output = [new Float32Array(blockFrames), new Float32Array(blockFrames)];
    ring.pull(output);
  }
  return output;
}

describe('sound waiting to be played', () => {
  it('is silent until enough is there, then plays it on both channels', () => {
    const ring = new AudioRing(rate, 10);
    ring.push(1_000, packet(0.5));
    expect(pull(ring)[0]!.every((sample) => sample === 0)).toBe(true);
    ring.push(1_020, packet(0.5));
    const [left, right] = pull(ring, 3);
    expect(left![100]).toBe(0.5);
    expect(right![100]).toBe(0.5);
  });

  it('knows which moment it plays', () => {
    const ring = new AudioRing(rate, 0);
    ring.push(1_000, packet(0.5));
    ring.push(1_020, packet(0.5));
    pull(ring, 3);
    expect(ring.state).toMatchObject({ playing: true, underruns: 0 });
    expect(ring.state.mediaMs).toBeCloseTo(1_000 + 3 * blockMs, 3);
    expect(ring.state.bufferedMs).toBeCloseTo(40 - 3 * blockMs, 3);
  });

  it('plays silence when it runs dry, says so, and starts again when enough is there', () => {
    const ring = new AudioRing(rate, 10);
    ring.push(0, packet(0.5));
    ring.push(20, packet(0.5));
    pull(ring, 16);
    expect(ring.state).toMatchObject({ playing: false, underruns: 1 });
    ring.push(60, packet(0.25));
    expect(pull(ring)[0]!.every((sample) => sample === 0)).toBe(true);
    ring.push(80, packet(0.25));
    expect(pull(ring, 3)[0]![100]).toBe(0.25);
    expect(ring.state.underruns).toBe(1);
  });

  it('catches up at once by dropping what is too old', () => {
    const ring = new AudioRing(rate, 10);
    for (let i = 0; i < 50; i += 1) ring.push(i * packetMs, packet(0.5));
    expect(ring.state.bufferedMs).toBeLessThanOrEqual(160);
    expect(ring.state.mediaMs).toBeGreaterThan(50 * packetMs - 170);
  });

  it('sheds a surplus that stays, so that delay never creeps up', () => {
    const ring = new AudioRing(rate, 10);
    for (let i = 0; i < 5; i += 1) ring.push(i * packetMs, packet(0.5));
    let media = 5 * packetMs;
    for (let ms = 0; ms < 3_000; ms += blockMs) {
      pull(ring);
      while (ring.state.bufferedMs + packetMs <= 100 && ms < 1_900) {
        ring.push(media, packet(0.5));
        media += packetMs;
      }
      if (ms >= 1_900 && ring.state.bufferedMs < 40) {
        ring.push(media, packet(0.5));
        media += packetMs;
      }
    }
    expect(ring.state.bufferedMs).toBeLessThan(65);
  });

  it('puts in a moment of silence when more is wanted in hand', () => {
    const ring = new AudioRing(rate, 10);
    let media = 0;
    const keepUp = (ms: number) => {
      for (let passed = 0; passed < ms; passed += blockMs) {
        pull(ring);
        for (const due = played + passed + 50; media < due; media += packetMs) ring.push(media, packet(0.5));
      }
      played += ms;
    };
    let played = 0;
    keepUp(2_000);
    ring.marginMs = 90;
    keepUp(5_000);
    expect(ring.state.underruns).toBeLessThanOrEqual(1);
    expect(ring.state.bufferedMs).toBeGreaterThan(75);
    expect(ring.state.bufferedMs).toBeLessThan(140);
  });

  it('is empty after a clear', () => {
    const ring = new AudioRing(rate, 0);
    ring.push(0, packet(0.5));
    ring.clear();
    expect(ring.state).toMatchObject({ playing: false, bufferedMs: 0 });
  });
});
