import { useLocation } from 'react-router';

/** Names a list by its place in the browser's history: `<EndlessList keptAs={useListPlace()}>`. */
export function useListPlace(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}
