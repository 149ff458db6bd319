import type { storedItems } from '#kit/web/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { storedItem } from '#kit/web/storage.ts';

/** A view of a table somebody comes back to: an address under a name of their own. */
export interface SavedFilter {
  readonly accountId: number;
  readonly path: string;
  /** The query of the address, without its question mark. */
  readonly query: string;
  readonly name: string;
}

/** Where one is in a list, or how a page is set, is no filter. */
const passing = ['before', 'page', 'density'];

/** What an address asks of its table, in an order of its own, so that the same filter reads the same. */
export function filterOf(search: string): string {
  const filters = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !passing.includes(name));
  return new URLSearchParams(filters.sort(([a], [b]) => a.localeCompare(b))).toString();
}

const isFilter = (found: unknown): found is SavedFilter => {
  if (typeof found !== 'object' || found === null) return false;
  const { accountId, path, query, name } = found as Partial<Record<keyof SavedFilter, unknown>>;
  return typeof accountId === 'number' && [path, query, name].every((text) => typeof text === 'string');
};

/** The filters operators have saved; each account sees its own. */
export const savedFiltersItem = storedItem<readonly SavedFilter[]>({
  name: 'vesper.office.filters',
  category: 'necessary',
  place: 'local',
  purpose: 'shell.stored.filters',
  parse: (found) => (Array.isArray(found) ? found.filter(isFilter) : null),
});

export const shellStores: FillingOf<typeof storedItems> = [savedFiltersItem];
