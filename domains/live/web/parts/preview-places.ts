/** Previews that move at a time on one page (look.md): decoding more costs a phone its battery. */
export const mostPreviews = 6;

/** Hands out places for moving previews; the oldest gives way when there are too many. */
export class PreviewPlaces {
  readonly #taken: (() => void)[] = [];

  /** Takes a place. `stop` is called when somebody newer needs it. The result gives it back. */
  take(stop: () => void): () => void {
    if (this.#taken.length >= mostPreviews) this.#taken.shift()?.();
    this.#taken.push(stop);
    return () => {
      const at = this.#taken.indexOf(stop);
      if (at >= 0) this.#taken.splice(at, 1);
    };
  }
}

/** The places of this page. */
export const previewPlaces = new PreviewPlaces();
