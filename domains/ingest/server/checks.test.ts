import { describe, expect, it } from 'vitest';
import type { SignalFacts } from '#kit/live-media/feed/gauge.ts';
import { checkSignal, verdictOf } from './checks.ts';

const format = {
  ...{ codec: 'avc1.64001F', profile: 100, chroma: 1, bitDepth: 8, width: 1280, height: 720, isInterlaced: false },
};
const good: SignalFacts = {
  ...{ pictureCodec: 'h264', format, framesPerSecond: 30, bitsPerSecond: 3_000_000, bidirectional: false },
  ...{ keyframeMs: 2_000, soundCodec: 'aac', jitterMs: 40 },
};
const verdicts = (facts: Partial<SignalFacts>, ageMs = 20_000, stillMs = 20) =>
  Object.fromEntries(
    checkSignal({ ...good, ...facts }, ageMs, stillMs)
      .filter(({ verdict }) => verdict !== 'ok')
      .map(({ name, verdict }) => [name, verdict]),
  );

describe('a signal of own software', () => {
  it('is ready when all fits, in every profile that browsers show, upright too', () => {
    expect(verdictOf(checkSignal(good, 20_000, 20))).toBe('ok');
    for (const profile of [66, 77, 100]) expect(verdicts({ format: { ...format, profile } })).toEqual({});
    expect(verdicts({ format: { ...format, width: 1080, height: 1920 } })).toEqual({});
    expect(verdicts({ soundCodec: 'opus' })).toEqual({});
  });

  it('is refused for what guests could not be shown', () => {
    expect(verdicts({ bidirectional: true })).toEqual({ order: 'refuse' });
    expect(verdicts({ keyframeMs: 8_000 })).toEqual({ keyframes: 'refuse' });
    expect(verdicts({ pictureCodec: 'hevc', format: null })).toMatchObject({ codec: 'refuse' });
    expect(verdicts({ format: { ...format, profile: 244, chroma: 3 } })).toEqual({ codec: 'refuse' });
    expect(verdicts({ format: { ...format, bitDepth: 10, profile: 110 } })).toEqual({ codec: 'refuse' });
    expect(verdicts({ format: { ...format, isInterlaced: true } })).toEqual({ codec: 'refuse' });
    expect(verdicts({ format: { ...format, width: 3840, height: 2160 } })).toEqual({ size: 'refuse' });
    expect(verdicts({ bitsPerSecond: 14_000_000 })).toEqual({ rate: 'refuse' });
    expect(verdicts({ soundCodec: 'mp3' })).toEqual({ sound: 'refuse' });
  });

  it('is warned of what works and could be better: no sound, rare keyframes, a poor line', () => {
    expect(verdicts({ soundCodec: null })).toEqual({ sound: 'warn' });
    expect(verdicts({ keyframeMs: 4_000 })).toEqual({ keyframes: 'warn' });
    expect(verdicts({ jitterMs: 900 })).toEqual({ line: 'warn' });
    expect(verdicts({ framesPerSecond: 8 })).toEqual({ framerate: 'warn' });
    expect(verdicts({}, 20_000, 4_000)).toEqual({ picture: 'warn' });
  });

  it('waits for what is not known yet, and says after a while that only sound comes', () => {
    const nothing = {
      ...{ pictureCodec: null, format: null, framesPerSecond: null, bitsPerSecond: null, keyframeMs: null },
    };
    expect(verdicts({ ...nothing, soundCodec: null, jitterMs: null }, 500, Number.POSITIVE_INFINITY)).toMatchObject({
      ...{ picture: 'wait', codec: 'wait', keyframes: 'wait', sound: 'wait' },
    });
    expect(verdicts(nothing, 9_000, Number.POSITIVE_INFINITY)).toMatchObject({ picture: 'refuse' });
  });
});
