import { useRouteLoaderData } from 'react-router';
import { usePersonalOf } from '#kit/web/page/kept-parts.tsx';
import type { loader } from '../root.tsx';

type Facts = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** What differs between two visitors of the same page. */
const personal = ['theme', 'discreet', 'consented', 'tabTitle', 'caller', 'guest', 'notices'] as const;

/** In the browser: the last ones that were read. */
let kept: Facts;

/**
 * What the first page knows: language, theme, caller, site name. When the root itself fails later the last facts stay, so
 * that its words are in the page's language. Undefined only when it failed from the start.
 */
export function useRootFacts(): Facts {
  const facts = usePersonalOf(useRouteLoaderData<typeof loader>('root') ?? kept, personal);
  if (typeof document !== 'undefined') kept = facts;
  return facts;
}
