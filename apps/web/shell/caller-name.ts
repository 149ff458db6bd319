import { useContext } from 'react';
import { nameFor } from '#domains/guest/web/parts/guest-name.ts';
import type { CallerSummary } from '#kit/web/page/context.ts';
import { usePersonal } from '#kit/web/page/kept-parts.tsx';
import { ReaderLookContext } from '#kit/web/page/reader-facts.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useRootFacts } from './root-facts.ts';

/** The name of whoever is logged in, as they read it. Pages that are kept for many have a place for it. */
export function useCallerName(): string {
  usePersonal('caller');
  const t = useMessages();
  const look = useContext(ReaderLookContext);
  const caller = useRootFacts()?.caller;
  const told = (one: unknown) => nameFor(t, (one as CallerSummary | null)?.name ?? '');
  return look ? look.place((facts) => told(facts['caller'])) : told(caller);
}
