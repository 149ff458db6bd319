import { Store } from '../live/store.ts';

/** The two ways on for anyone who is about to leave a page. */
export interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * What asks in words of its own before the page is left, whichever way: by a link, by the browser's back. One page has one;
 * null: nothing asks.
 */
export const leavingAsked = new Store<((leaving: Leaving) => void) | null>(null);
