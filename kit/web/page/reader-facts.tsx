import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ReaderFacts, ReaderLook } from './reader-look.ts';

/** The look a page takes at its reader; null in browsers, and where a page is made for one reader alone. */
export const ReaderLookContext = createContext<ReaderLook | null>(null);

const blockId = 'reader';
let written: ReaderFacts | undefined;

/** What the document was filled with for its reader, read once. */
function factsOfDocument(): ReaderFacts | undefined {
  if (import.meta.env.SSR) return undefined;
  written ??= JSON.parse(document.getElementById(blockId)?.textContent || '{}') as ReaderFacts;
  return written;
}

/** What the page was told of its reader: by its document, or by the root's loader where an action has read it again. */
export function useReaderFacts<T extends object>(): Partial<T> {
  const look = useContext(ReaderLookContext);
  const root = useRouteLoaderData('root') as { readonly reader?: ReaderFacts | null } | undefined;
  return (root?.reader ?? look?.facts ?? factsOfDocument() ?? {}) as Partial<T>;
}

/** Where the facts of the reader stand in a kept page: its first look in the browser is drawn from them. */
export function ReaderBlock(): ReactNode {
  const look = useContext(ReaderLookContext);
  const text = look?.place((facts) => JSON.stringify(facts).replaceAll('<', '\\u003c'), true) ?? '';
  return (
    <script id={blockId} type="application/json" suppressHydrationWarning>
      {text}
    </script>
  );
}
