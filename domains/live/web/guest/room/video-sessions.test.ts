import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewerState } from '#kit/live-media/browser/viewer.ts';
import { VideoSessions } from './video-sessions.ts';

/** A picture that comes and stops as the test says. */
class Picture {
  state: ViewerState = 'connecting';
  muted = true;
  readonly asked: string[];
  readonly picture: boolean;
  readonly #tells = new Map<string, (news: never) => void>();
  constructor({ rendition, picture }: { rendition: string; picture: boolean }) {
    this.asked = [rendition];
    this.picture = picture;
    line.picture = this;
  }
  on(event: string, tell: (news: never) => void): () => void {
    this.#tells.set(event, tell);
    return () => undefined;
  }
  turns(state: ViewerState): void {
    this.state = state;
    this.#tells.get('state')?.(state as never);
  }
  isHeard(heard: boolean): void {
    this.#tells.get('heard')?.(heard as never);
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
    constructor(options: { rendition: string; picture: boolean }) {
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
  const unseen: [number, string][] = [];
  const videos = new VideoSessions({
    ticket: async () => null,
    unseen: (chatId, what) => void unseen.push([chatId, what]),
  });
  videos.open(1, {} as never);
  const picture = line.picture as Picture;
  picture.turns('playing');
  return { videos, picture, unseen, now: () => picture.asked.at(-1) };
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

describe('a picture that this browser does not show', () => {
  it.each(['unsupported', 'failed'] as const)('is told at once when it is %s, for who pays', (state) => {
    const { videos, picture, unseen } = watching();
    picture.turns(state);
    expect(unseen).toEqual([[1, 'picture']]);
    expect(videos.isBlind).toBe(true);
  });

  it('goes on as sound alone where it costs nothing, also for the pictures to come', () => {
    const { videos, picture } = watching();
    picture.turns('failed');
    videos.listenOnly();
    expect(line.picture).not.toBe(picture);
    expect(line.picture?.picture).toBe(false);
    line.picture?.turns('listening');
    expect(videos.state).toMatchObject({ shown: 'listening', listens: true });
    videos.open(2, {} as never);
    expect(line.picture?.picture).toBe(false);
    expect(videos.isBlind).toBe(true);
  });

  it('is tried once more when the guest asks for it, and sound alone goes on when it fails again', () => {
    const { videos, picture } = watching();
    picture.turns('failed');
    videos.listenOnly();
    line.picture?.turns('listening');
    videos.showAgain();
    expect(line.picture?.picture).toBe(true);
    expect(videos.isBlind).toBe(false);
    line.picture?.turns('playing');
    expect(videos.state).toMatchObject({ shown: 'playing', listens: false });
    line.picture?.turns('failed');
    videos.listenOnly();
    expect(line.picture?.picture).toBe(false);
  });

  it('is told of sound that is wanted and not heard, once, and the sound is off', () => {
    const { videos, picture, unseen } = watching();
    picture.isHeard(false);
    picture.isHeard(true);
    expect(unseen).toEqual([[1, 'sound']]);
    expect(videos.state).toMatchObject({ muted: true, needsPress: true });
  });
});
