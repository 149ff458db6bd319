import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the first page knows: language, theme, caller, site name. Undefined only when the root itself failed. */
export function useRootFacts() {
  return useRouteLoaderData<typeof loader>('root');
}
