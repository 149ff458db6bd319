import type { AnyList } from '#kit/contract/list.ts';

/** Where one is in a list, or how a page is set, is no part of what is looked at. */
const passing = ['after', 'before', 'page', 'density'];

/** What an address shows of its list (filters, order, columns), in an order of its own, so that the same view reads the same. */
export function viewOf(search: string): string {
  const parts = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !passing.includes(name));
  return new URLSearchParams(parts.sort(([a], [b]) => a.localeCompare(b))).toString();
}

/** The filters an address sets, as they stand in it; empty ones are none. */
export function filtersOf(list: AnyList, params: URLSearchParams): Readonly<Record<string, string>> {
  const found = Object.keys(list.filters).map((name) => [name, params.get(name)?.trim() ?? '']);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/** What the operation is asked for an address. Its refusal names what does not fit. */
export function queryOf(list: AnyList, params: URLSearchParams): Record<string, string> {
  const paging = ['sort', 'after'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...filtersOf(list, params), ...Object.fromEntries(paging) };
}

/** The order an address asks for, or the list's own. */
export function sortOf(list: AnyList, params: URLSearchParams): { key: string; direction: 'ascending' | 'descending' } {
  const sort = params.get('sort') || list.sort;
  return { key: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** Which columns an address shows: those it names, else all but the hidden ones. Names it does not know mean nothing. */
export function columnsOf(list: AnyList, params: URLSearchParams): readonly string[] {
  const known = Object.keys(list.columns);
  const named = known.filter((column) => params.getAll('column').includes(column));
  return named.length > 0 ? named : known.filter((column) => !list.columns[column].isHidden);
}

/** The address of a list with some parts of the query changed (null: taken away), from the first page on. */
export function withQuery(
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params);
  next.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${path}?${next}` : path;
}
