/** What an address filters by, always in the same order; without empty fields and without the place in the list. */
export function filterOf(params: URLSearchParams): string {
  const chosen = [...params].filter(([name, value]) => name !== 'before' && value.trim() !== '');
  return new URLSearchParams(chosen.sort(([a], [b]) => a.localeCompare(b))).toString();
}
