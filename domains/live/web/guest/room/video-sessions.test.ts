import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerState } from '#kit/live-media/browser/viewer.ts';
import { VideoSessions } from './video-sessions.ts';

/** A picture that comes and stops as the test says. */
class Picture {
  state: ViewerState = 'connecting';
  muted = true;
  readonly asked: string[];
  #tell: (state: ViewerState) => void = () => undefined;
  constructor({ rendition }: { rendition: string }) {
    this.asked = [rendition];
    line.picture = this;
  }
  on(_: 'state', tell: (state: ViewerState) => void): () => void {
    this.#tell = tell;
    return () => undefined;
  }
  turns(state: ViewerState): void {
    this.state = state;
    this.#tell(state);
  }
  setRendition(rendition: string): void {
    this.asked.push(rendition);
  }
  setVolume(): void {}
  async setMuted(): Promise<boolean> {
    return true;
  }
  close(): void {}
}
const line: { picture: Picture | null } = { picture: null };
vi.mock('#kit/live-media/browser/viewer.ts', () => ({
  Viewer: class {
    constructor(options: { rendition: string }) {
      // biome-ignore lint/correctness/noConstructorReturn: stands in for the real one, which needs a browser
      return new Picture(options) as never;
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watching() {
  const videos = new VideoSessions({ ticket: async () => null });
  videos.open(1, {} as never);
  const picture = line.picture as Picture;
  picture.turns('playing');
  return { videos, picture, now: () => picture.asked.at(-1) };
}

describe('a bad connection (spec 1 section 9)', () => {
  it('that stops for five seconds is sent the small picture, and not a moment earlier', () => {
    const { videos, picture, now } = watching();
    picture.turns('stalled');
    vi.advanceTimersByTime(4_999);
    expect([now(), videos.state.weak]).toEqual(['high', false]);
    vi.advanceTimersByTime(1);
    expect([now(), videos.state.weak]).toEqual(['low', true]);
  });
  it('that only stutters keeps the large one', () => {
    const { picture, now } = watching();
    for (let stops = 0; stops < 5; stops += 1) {
      picture.turns('stalled');
      vi.advanceTimersByTime(4_000);
      picture.turns('playing');
      vi.advanceTimersByTime(1_000);
    }
    expect(now()).toBe('high');
  });
  it('that has held for a minute is tried with the large one again', () => {
    const { videos, picture, now } = watching();
    picture.turns('stalled');
    vi.advanceTimersByTime(5_000);
    picture.turns('playing');
    vi.advanceTimersByTime(59_999);
    expect(now()).toBe('low');
    vi.advanceTimersByTime(1);
    expect([now(), videos.state.weak]).toEqual(['high', false]);
  });
  it('changes nothing for who chose the small picture, and choosing "auto" tries the large one at once', () => {
    const { videos, picture, now } = watching();
    videos.setQuality('low');
    expect(now()).toBe('low');
    picture.turns('stalled');
    vi.advanceTimersByTime(5_000);
    picture.turns('playing');
    vi.advanceTimersByTime(60_000);
    expect(now()).toBe('low');
    videos.setQuality('auto');
    expect([now(), videos.state.weak]).toEqual(['high', false]);
  });
});
