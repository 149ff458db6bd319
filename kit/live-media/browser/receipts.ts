interface Piece {
  readonly end: number;
  done: boolean;
}

/**
 * Which of the media that came in was used: a picture that was shown, sound that is heard, or what was left out on purpose. Only that
 * is acknowledged, because acknowledgements prove that somebody had something of it. All counts are media bytes of one connection.
 */
export class Receipts {
  #received = 0;
  #settled = 0;
  #open: Piece[] = [];

  /** All media up to here was used. */
  get settled(): number {
    return this.#settled;
  }

  /** Something came in; returns where it ends, which is its name. */
  received(bytes: number): number {
    this.#received += bytes;
    this.#open.push({ end: this.#received, done: false });
    return this.#received;
  }

  /** One piece was heard, or left out on purpose. What came before it is still looked for. */
  done(end: number): void {
    const piece = this.#open.find((each) => each.end === end);
    if (!piece) return;
    piece.done = true;
    this.#settle();
  }

  /** A picture was shown: what came before it is of no more use, whatever became of it. */
  seen(end: number): void {
    while (this.#open[0] && this.#open[0].end <= end) this.#settled = this.#open.shift()!.end;
    this.#settle();
  }

  /** Everything until now was left out on purpose. */
  dropAll(): void {
    this.seen(this.#received);
  }

  /** Another connection counts from the beginning. */
  restart(): void {
    this.#received = 0;
    this.#settled = 0;
    this.#open = [];
  }

  #settle(): void {
    while (this.#open[0]?.done) this.#settled = this.#open.shift()!.end;
  }
}
