import { useSyncExternalStore } from 'react';

/** A value that changes, and who wants to know. */
export class Store<State> {
  /** The state it began with, which is what the page was rendered with. */
  readonly rendered: State;
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.rendered = state;
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

/**
 * The state of a store, or what `pick` takes of it, always as it is now. A part of the page that React takes over late begins with
 * what the server rendered, whatever has changed since, and is drawn anew at once.
 */
export function useStore<State, Shown = State>(
  store: Pick<Store<State>, 'state' | 'subscribe'> & Partial<Pick<Store<State>, 'rendered'>>,
  pick?: (state: State) => Shown,
): Shown {
  const of = (state: State) => (pick ? pick(state) : (state as unknown as Shown));
  const now = () => of(store.state);
  // On the server a store may be filled before anything is rendered.
  const rendered = () =>
    typeof document === 'undefined' || !('rendered' in store) ? now() : of(store.rendered as State);
  return useSyncExternalStore(store.subscribe, now, rendered);
}
