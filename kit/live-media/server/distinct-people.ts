/** Counts people by their connections: limits are for people, however many connections each has. */
export class DistinctPeople {
  readonly #connections = new Map<string, number>();

  /** How many there are. */
  get count(): number {
    return this.#connections.size;
  }

  /** Connections of one of them. */
  of(peer: string): number {
    return this.#connections.get(peer) ?? 0;
  }

  add(peer: string): void {
    this.#connections.set(peer, this.of(peer) + 1);
  }

  remove(peer: string): void {
    const left = this.of(peer) - 1;
    if (left > 0) this.#connections.set(peer, left);
    else this.#connections.delete(peer);
  }
}
