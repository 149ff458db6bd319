import { WindowedMin } from './windowed-min.ts';

/** All times in milliseconds. */
const transitWindowMs = 10_000;
/** A frame this much later than planned is a stall for who watches. */
const stallMs = 100;
/** A keyframe later than this begins the past that a join or a resumption brings; it says nothing about the line. */
const pastMs = 250;
/** The frames of about the last five seconds are looked at, after every half second. */
const rememberedFrames = 150;
const judgedEveryFrames = 15;
/** The delay is made for this share of the frames; the rest is shown a little late rather than everything. */
const servedShare = 0.85;
/** Lateness up to this is not worth a delay. */
const toleratedMs = 20;
/** Beyond this a jerky picture is better than a late one: people are talking to each other. */
const maxDelayMs = 120;
/** In calm the delay shrinks to this share of itself at every judgement. */
const shrink = 0.8;

/**
 * When to show what: an adaptive jitter buffer that starts at zero, grows only when frames keep coming late (a single
 * hiccup is caught up by dropping), and shrinks again in calm. The fastest transit of the last seconds is the zero
 * line, so that neither the clocks of both sides nor their drift matter.
 */
export class Playout {
  /** Stalls so far. */
  stalls = 0;
  #delayMs = 0;
  #stalling = false;
  #catchingUp = false;
  #lateness: number[] = [];
  #frames = 0;
  readonly #transit = new WindowedMin(transitWindowMs);

  /** The delay added on purpose. */
  get delayMs(): number {
    return this.#delayMs;
  }

  /** A frame captured at `mediaMs` arrived at `now`. */
  arrived(mediaMs: number, now: number, keyframe: boolean): void {
    const transit = now - mediaMs;
    const late = transit - this.#transit.add(transit, now);
    if (keyframe && late > pastMs) this.#catchingUp = true;
    if (late <= toleratedMs) this.#catchingUp = false;
    if (this.#catchingUp) return;
    const stalling = late > this.#delayMs + stallMs;
    // Frames that arrive together after one gap are one stall.
    if (stalling && !this.#stalling) this.stalls += 1;
    this.#stalling = stalling;
    this.#lateness[this.#frames % rememberedFrames] = late;
    this.#frames += 1;
    if (this.#frames % judgedEveryFrames === 0) this.#judge();
  }

  /** When the frame captured at `mediaMs` is to be shown; a moment in the past means at once. */
  showAt(mediaMs: number): number {
    return mediaMs + this.#transit.value + this.#delayMs;
  }

  /** Another publisher, another clock. */
  reset(): void {
    this.#transit.reset();
    this.#lateness = [];
    this.#frames = 0;
    this.#delayMs = 0;
  }

  #judge(): void {
    const sorted = [...this.#lateness].sort((a, b) => a - b);
    const late = sorted[Math.floor(sorted.length * servedShare)] ?? 0;
    const needed = late <= toleratedMs || sorted.length < rememberedFrames / 3 ? 0 : Math.min(maxDelayMs, late);
    this.#delayMs = Math.max(needed, this.#delayMs * shrink);
    if (this.#delayMs < 1) this.#delayMs = 0;
  }
}
