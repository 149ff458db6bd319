import { describe, expect, it } from 'vitest';
import { CaptureClock } from './capture-clock.ts';

describe('capture time', () => {
  it('puts tracks with origins of their own onto one line', () => {
    const [video, audio] = [new CaptureClock(), new CaptureClock()];
    for (let now = 100_000; now < 101_000; now += 10) {
      video.arrived(now - 100_000, now + (now % 7));
      audio.arrived(now - 99_400, now + (now % 3));
    }
    expect(video.toEpochUs(1_000)).toBe(101_000_000);
    expect(audio.toEpochUs(1_600)).toBe(101_000_000);
  });
});
