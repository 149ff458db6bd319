import type { LibraryFilter, LibraryMediaType, LibraryOrder } from '../../contract/index.ts';

/** The orders of the pages; of photos those that say something about them. */
export const orders: readonly LibraryOrder[] = [
  'newest',
  'mostExpensive',
  'cheapest',
  'longest',
  'shortest',
  'bestSelling',
  'topRated',
];

/** The library's own tabs, in their order. */
export const shows = ['purchased', 'pinned', 'archived'] as const;

/** What the address of a library's page asks for. */
export interface LibraryWish {
  readonly show: (typeof shows)[number];
  readonly order: LibraryOrder;
  readonly origin: 'shop' | 'chatClip' | null;
  readonly search: string;
  /** Where its page begins, as an answer gave it; null at the beginning. */
  readonly after: string | null;
}

/** Reads `?show=pinned&order=cheapest&search=lake&after=…`; unknown values are ignored. */
export function readWish(search: string): LibraryWish {
  const query = new URLSearchParams(search);
  return {
    show: shows.find((known) => known === query.get('show')) ?? 'purchased',
    order: orders.find((known) => known === query.get('order')) ?? 'newest',
    origin: (['shop', 'chatClip'] as const).find((known) => known === query.get('origin')) ?? null,
    search: (query.get('search') ?? '').slice(0, 100).trim(),
    after: query.get('after') || null,
  };
}

/** The query of the same page with another wish; what holds anyway is not said. It begins with a question mark. */
export function queryOf({ show, order, origin, search, after }: LibraryWish): string {
  const query = new URLSearchParams();
  if (show !== 'purchased') query.set('show', show);
  if (order !== 'newest') query.set('order', order);
  if (origin) query.set('origin', origin);
  if (search) query.set('search', search);
  if (after) query.set('after', after);
  return `?${query}`;
}

/** What a wish asks the server for. */
export const askOf = (mediaType: LibraryMediaType, { show, order, origin, search }: LibraryWish) => ({
  filter: { mediaType, sourceType: show, ...(origin && { originType: origin }) } satisfies LibraryFilter,
  order,
  ...(search && { search }),
});
