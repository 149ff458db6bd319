import { Store, useStore } from '../live/store.ts';

/** How many wait behind a place of the menus, by the id of its page. Empty on the server, whose pages are the same for many. */
const counts = new Store<Readonly<Record<string, number>>>({});

/** Says how many wait on a page; the menus of this document show it. */
export const setMenuCount = (page: string, count: number): void => {
  if (counts.state[page] !== count) counts.patch({ [page]: count });
};

export const useMenuCounts = (): Readonly<Record<string, number>> => useStore(counts);
