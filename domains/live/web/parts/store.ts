import { useSyncExternalStore } from 'react';

/** A value that changes, and who wants to know. */
export class Store<State extends object> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** Replaces the state; the same object changes nothing. */
  set(next: State): void {
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Changes some parts of it. */
  patch(part: Partial<State>): void {
    this.set({ ...this.#state, ...part });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** The state of a store, always as it is now. */
export function useStore<State extends object>(store: Store<State>): State {
  const now = () => store.state;
  return useSyncExternalStore(store.subscribe, now, now);
}
