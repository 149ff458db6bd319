interface Silence {
  from: number;
  /** Null while it lasts. */
  until: number | null;
}

/** Knows when publishers were silent, so that a viewer's break can be told from a broadcast's. Moments in the relay's time. */
export class SourceWatch {
  /** The last silence of each room that had a broadcast. */
  readonly #silences = new Map<string, Silence>();

  live(room: string, at: number): void {
    const silence = this.#silences.get(room);
    if (silence && silence.until === null) silence.until = at;
  }

  silent(room: string, from: number): void {
    const silence = this.#silences.get(room);
    // Silent, and then over: one silence.
    if (!silence || silence.until !== null) this.#silences.set(room, { from, until: null });
  }

  forget(room: string): void {
    this.#silences.delete(room);
  }

  /** Whether the publisher was silent for at least half of the time from `since` to `until`. */
  wasSilent(room: string, since: number, until: number): boolean {
    const silence = this.#silences.get(room);
    if (!silence) return false;
    const overlap = Math.min(until, silence.until ?? until) - Math.max(since, silence.from);
    return overlap * 2 >= until - since;
  }
}
