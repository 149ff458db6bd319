/** A minimal typed emitter. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<(news: never) => void>>();

  /** Hears of an event; returns how to stop hearing. */
  on<E extends keyof Events>(event: E, listener: (news: Events[E]) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  protected emit<E extends keyof Events>(event: E, news: Events[E]): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as (news: Events[E]) => void)(news);
  }
}
