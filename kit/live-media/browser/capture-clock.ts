import { WindowedMin } from './windowed-min.ts';

/** Short, because a device that loses samples under load shifts its origin. */
const windowMs = 2_000;

/**
 * Puts the timestamps of one captured track on the common time line of all tracks: ms since the epoch. Tracks
 * count from origins of their own, 0.1 to 0.6 s apart; the moment at which the quickest samples of the last
 * seconds arrived tells each track's origin.
 */
export class CaptureClock {
  readonly #offset = new WindowedMin(windowMs);

  /** A sample stamped `mediaMs` by its track arrived at `now` (ms since the epoch). */
  arrived(mediaMs: number, now: number): void {
    this.#offset.add(now - mediaMs, now);
  }

  /** Capture time of what its track stamps `mediaMs`, in whole microseconds since the epoch; something has arrived before. */
  toEpochUs(mediaMs: number): number {
    return Math.round((mediaMs + this.#offset.value) * 1000);
  }
}

/** Milliseconds since the epoch, finer than Date.now() and the same in a page and its workers. */
export function epochMs(): number {
  return performance.timeOrigin + performance.now();
}
