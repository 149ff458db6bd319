import { useSyncExternalStore } from 'react';

/** A value that changes, and who wants to know. */
export class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** Replaces the state; the same value changes nothing. */
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

/** The state of a store, or what `pick` takes of it, always as it is now. */
export function useStore<State, Shown = State>(
  store: Pick<Store<State>, 'state' | 'subscribe'>,
  pick?: (state: State) => Shown,
): Shown {
  const shown = () => (pick ? pick(store.state) : (store.state as unknown as Shown));
  return useSyncExternalStore(store.subscribe, shown, shown);
}
