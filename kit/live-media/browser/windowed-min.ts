/** The smallest value of the last `windowMs`, in constant space: two half windows. */
export class WindowedMin {
  readonly #halfMs: number;
  #startedAt = Number.NEGATIVE_INFINITY;
  #current = Number.POSITIVE_INFINITY;
  #previous = Number.POSITIVE_INFINITY;

  constructor(windowMs: number) {
    this.#halfMs = windowMs / 2;
  }

  /** Adds a value seen at `now` (ms) and gives the smallest. */
  add(value: number, now: number): number {
    if (now - this.#startedAt >= this.#halfMs) {
      this.#previous = now - this.#startedAt >= 2 * this.#halfMs ? Number.POSITIVE_INFINITY : this.#current;
      this.#current = Number.POSITIVE_INFINITY;
      this.#startedAt = now;
    }
    this.#current = Math.min(this.#current, value);
    return this.value;
  }

  /** The smallest value; Infinity before the first. */
  get value(): number {
    return Math.min(this.#current, this.#previous);
  }

  reset(): void {
    this.#startedAt = Number.NEGATIVE_INFINITY;
    this.#current = Number.POSITIVE_INFINITY;
    this.#previous = Number.POSITIVE_INFINITY;
  }
}
