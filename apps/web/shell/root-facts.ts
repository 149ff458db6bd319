import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

type Facts = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** In the browser: the last ones that were read. */
let kept: Facts;

/**
 * What the first page knows: language, theme, caller, site name. When the root itself fails later the last facts stay, so
 * that its words are in the page's language. Undefined only when it failed from the start.
 */
export function useRootFacts(): Facts {
  const facts = useRouteLoaderData<typeof loader>('root') ?? kept;
  if (typeof document !== 'undefined') kept = facts;
  return facts;
}
