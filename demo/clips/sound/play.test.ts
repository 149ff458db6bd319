import { describe, expect, it } from 'vitest';
import { cast } from '../../cast/cast.ts';
import { levelAt, lipsAt, loopSeconds, play } from './play.ts';
import { sampleRate } from './synth.ts';
import { tunes } from './tunes.ts';

describe('the sound of a clip', () => {
  it('exists for everybody who is live', () => {
    for (const { clip } of cast) if (clip) expect(tunes[clip], clip).toBeDefined();
  });

  it('is a loop that never clips, rises and falls, and joins its own start', () => {
    const samples = play(tunes['odette']!, 'odette');
    expect(samples).toHaveLength(loopSeconds * sampleRate);
    expect(samples.some((sample) => Math.abs(sample) > 0.7)).toBe(false);
    const levels = Array.from({ length: 40 }, (_, i) => levelAt(samples, i / 5));
    expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(0.15);
    expect(Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0))).toBeLessThan(0.1);
  });

  it('moves the lips while something is hummed, and only then', () => {
    const tune = { chords: [], style: 'keys', voice: [[1, 60, 1]] } as const;
    expect(lipsAt(tune, 0.5)).toBe(0);
    expect(lipsAt(tune, 1.5)).toBeGreaterThan(0.2);
    expect(lipsAt(tune, 2.5)).toBe(0);
  });
});
