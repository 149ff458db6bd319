import { useSyncExternalStore } from 'react';
import { settled } from '#kit/web/navigation/settled.ts';

/** What shows a guest's own about performers: fetched once the page is settled, for all of a document. */
type OwnPart = typeof import('./own-facts.tsx');

let part: OwnPart | null = null;
let isFetching = false;
const waiting = new Set<() => void>();

async function fetchPart(): Promise<void> {
  await settled();
  const fetched = await import('./own-facts.tsx');
  await fetched.loadOwnFacts();
  part = fetched;
  for (const listener of waiting) listener();
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  if (!isFetching) {
    isFetching = true;
    // A page without it is whole; the next one tries again.
    fetchPart().catch(() => {
      isFetching = false;
    });
  }
  return () => void waiting.delete(listener);
}

/** The fetched part; null until it is here, and on the server. */
export const useOwnPart = (): OwnPart | null =>
  useSyncExternalStore(
    subscribe,
    () => part,
    () => null,
  );
