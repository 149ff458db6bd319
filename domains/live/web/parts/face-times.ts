/** What is asked for at a time on a phone: of its data it takes little. The server takes no more than `mostFaces`. */
export const mostOnPhone = 6;
/** A face that is shown is asked for again after so long, ms; one that was not there yet sooner, once. */
const againMs = 20_000;
const soonMs = 3_000;
/** What is shown is not what happens now when it is so old, ms. */
const livesMs = 60_000;

interface Known {
  readonly nextAt: number;
  /** The server's number for what is shown; 0: nothing. */
  readonly at: number;
  readonly shownAt: number;
}

/** When which face is asked for. Times are ms of any clock that does not go back. */
export class FaceTimes {
  readonly #known = new Map<number, Known>();

  /** Whose faces are due among those in sight, the longest waiting first, `most` at a time. */
  due(inSight: readonly number[], now: number, most: number): number[] {
    const nextAt = (id: number): number => this.#known.get(id)?.nextAt ?? 0;
    return inSight
      .filter((id) => nextAt(id) <= now)
      .sort((a, b) => nextAt(a) - nextAt(b))
      .slice(0, most);
  }

  /** Which face of somebody is shown, as the server counts them; 0: none. */
  seen(id: number): number {
    return this.#known.get(id)?.at ?? 0;
  }

  /** Somebody's face was asked for. `at`: which one is there now; null: none. */
  answered(id: number, at: number | null, now: number): void {
    // The first question makes the server take one.
    const waits = at === null && !this.#known.has(id) ? soonMs : againMs;
    this.#known.set(id, { nextAt: now + waits, at: at ?? 0, shownAt: at === null ? 0 : now });
  }

  /** Whether what was got for somebody is still what happens now: a card that is drawn anew gets it at once. */
  isFresh(id: number, now: number): boolean {
    const known = this.#known.get(id);
    return known !== undefined && known.at > 0 && now - known.shownAt < livesMs;
  }
}
