import { WindowedMin } from './windowed-min.ts';

/** All in milliseconds. */
const transitWindowMs = 10_000;
/** A frame this much later than planned is a stall. */
const stallMs = 60;
const maxDelayMs = 250;
const calmMs = 4_000;
const decay = 0.75;

/**
 * When to show what: an adaptive jitter buffer that starts at zero, grows only when a stall shows that it must, and
 * shrinks again in calm. The fastest transit of the last seconds is the zero line, so that neither the clocks of both
 * sides nor their drift matter.
 */
export class Playout {
  /** Stalls so far. */
  stalls = 0;
  #delayMs = 0;
  #changedAt = 0;
  readonly #transit = new WindowedMin(transitWindowMs);

  /** The delay added on purpose. */
  get delayMs(): number {
    return this.#delayMs;
  }

  /** A frame captured at `mediaMs` arrived at `now`. */
  arrived(mediaMs: number, now: number): void {
    const transit = now - mediaMs;
    const late = transit - this.#transit.add(transit, now);
    if (late > this.#delayMs + stallMs) this.#stalled(late, now);
    else if (this.#delayMs > 0 && now - this.#changedAt > calmMs) {
      this.#delayMs = this.#delayMs < 5 ? 0 : this.#delayMs * decay;
      this.#changedAt = now;
    }
  }

  /** When the frame captured at `mediaMs` is to be shown; a moment in the past means at once. */
  showAt(mediaMs: number): number {
    return mediaMs + this.#transit.value + this.#delayMs;
  }

  /** Another publisher, another clock. */
  reset(): void {
    this.#transit.reset();
    this.#delayMs = 0;
  }

  #stalled(late: number, now: number): void {
    // Frames that arrive together after one gap are one stall.
    if (now - this.#changedAt > 500) {
      this.stalls += 1;
      this.#delayMs = Math.min(maxDelayMs, this.#delayMs + (late - this.#delayMs) / 2);
    }
    this.#changedAt = now;
  }
}
