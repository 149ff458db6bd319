import { Store } from '../live/store.ts';

/**
 * What asks in words of its own before the page is left, whichever way: by a link, by the browser's back; it is given the way to stay.
 * What comes of its answer is seen here, so nobody is taken on by it. One page has one; null: nothing asks.
 */
export const leavingAsked = new Store<((stay: () => void) => void) | null>(null);
