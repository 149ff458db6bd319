import { Store, useStore } from '#kit/web/live/store.ts';

const own = new Store<ReadonlySet<number>>(new Set());

/** What this page gave (`Given.sendId`): the room says "you" of it, whatever name others read there. */
export const addOwnSend = (sendId: number): void => own.set(new Set([...own.state, sendId]));

/** The ids of {@link addOwnSend}; the room may hear of a sending before the page does that asked for it. */
export const useOwnSends = (): ReadonlySet<number> => useStore(own);
