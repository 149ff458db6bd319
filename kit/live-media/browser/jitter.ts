/** Lateness is counted in steps of this, ms. */
const binMs = 4;
const bins = 64;
/** The share of arrivals that are awaited; what is later is a moment of concealment. */
const awaitedShare = 0.97;
/** What was seen this long ago counts a third, ms of the listener's clock: two seconds of calm and the reserve is small again. */
const memoryMs = 1_500;
/** Arrivals closer together than this come out of one gap and are one observation, ms. */
const burstMs = 5;
/** Before so much was observed nothing is known. */
const enough = 12;
/** What is awaited until then, ms. */
const unknownMs = 20;

/**
 * How late sound comes beside the quickest of the last seconds, as a histogram that forgets (as the delay manager of WebRTC's
 * NetEQ does). Packets that come together after one gap count once, as late as the first of them: one hiccup is no rhythm.
 */
export class Jitter {
  readonly #counts = new Float64Array(bins);
  #total = 0;
  #observations = 0;
  #at = Number.NEGATIVE_INFINITY;
  /** The observation that may still grow: its bin. */
  #open = 0;

  /** A packet came `lateMs` later than the quickest, at `now` (ms, of any steady clock). */
  add(lateMs: number, now: number): void {
    const bin = Math.min(bins - 1, Math.max(0, Math.ceil(lateMs / binMs)));
    if (now - this.#at < burstMs) {
      if (bin <= this.#open) return;
      this.#counts[this.#open]! -= 1;
    } else {
      const kept = Number.isFinite(this.#at) ? Math.exp((this.#at - now) / memoryMs) : 1;
      for (let i = 0; i < bins; i += 1) this.#counts[i]! *= kept;
      this.#total = this.#total * kept + 1;
      this.#observations += 1;
      this.#at = now;
    }
    this.#counts[bin]! += 1;
    this.#open = bin;
  }

  /** For how long sound has to wait so that nearly all of it comes in time, ms. */
  get awaitedMs(): number {
    if (this.#observations < enough) return unknownMs;
    let rest = this.#total * (1 - awaitedShare);
    for (let bin = bins - 1; bin > 0; bin -= 1) {
      rest -= this.#counts[bin]!;
      if (rest < 0) return bin * binMs;
    }
    return 0;
  }

  /** Another line or another publisher: nothing is known. */
  reset(): void {
    this.#counts.fill(0);
    this.#total = 0;
    this.#observations = 0;
    this.#at = Number.NEGATIVE_INFINITY;
    this.#open = 0;
  }
}
