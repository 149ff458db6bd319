import { useRouteLoaderData } from 'react-router';
import { usePersonalOf } from '#kit/web/page/kept-parts.tsx';
import { useReaderFacts } from '#kit/web/page/reader-facts.tsx';
import type { Reader } from '../reader-of-page.ts';
import type { loader } from '../root.tsx';

type Loaded = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;
type Facts = (Omit<Loaded, 'reader'> & Partial<Reader>) | undefined;

/** What differs between two visitors of the same page. */
const personal = ['theme', 'discreet', 'consented', 'tabTitle', 'caller', 'guest', 'notices'] as const;

/** In the browser: the last ones that were read. */
let kept: Loaded | undefined;

/**
 * What the first page knows: language, theme, caller, site name. When the root itself fails later the last facts stay, so
 * that its words are in the page's language. Undefined only when it failed from the start.
 */
export function useRootFacts(): Facts {
  const loaded = useRouteLoaderData<typeof loader>('root') ?? kept;
  const reader = useReaderFacts<Reader>();
  if (typeof document !== 'undefined') kept = loaded;
  return usePersonalOf(loaded && { ...loaded, ...reader }, personal);
}
