import type { GuestState } from '../../contract/guest-state.ts';
import type { GuestReducer } from '../../contract/reducer.ts';
import { applyPush } from '../../contract/reducer.ts';

type Push = { readonly type: string; readonly data: unknown };

/** The guest state of this page: what was rendered, and every push since. */
export interface GuestStore {
  readonly state: GuestState;
  subscribe(listener: () => void): () => void;
  /** Takes in a push. */
  apply(push: Push): void;
  /** Takes in a fresh fetch. Pushes that arrive while it is under way are newer than its answer and stay. */
  refresh(fetchState: () => Promise<GuestState | null>): Promise<void>;
}

export function createGuestStore(initial: GuestState, reducers: readonly GuestReducer[]): GuestStore {
  const listeners = new Set<() => void>();
  /** Pushes since a fetch began, one list for each fetch under way. */
  const since = new Set<Push[]>();
  let state = initial;

  const set = (next: GuestState): void => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    apply(push) {
      for (const list of since) list.push(push);
      set(applyPush(reducers, state, push));
    },
    async refresh(fetchState) {
      const later: Push[] = [];
      since.add(later);
      try {
        const fetched = await fetchState();
        if (fetched) set(later.reduce((before, push) => applyPush(reducers, before, push), fetched));
      } finally {
        since.delete(later);
      }
    },
  };
}
