import { useLocation } from 'react-router';

/**
 * Names a list by its place in the browser's history: `<EndlessList keptAs={useListPlace(account)}>`.
 * @param owner whose list it is, where not everybody gets the same: who logs in after somebody else finds nothing of theirs
 */
export function useListPlace(owner: number | null): string {
  const { key, pathname, search } = useLocation();
  return `${owner} ${key} ${pathname}${search}`;
}
