import type { ReactNode } from 'react';
import { GuestProvider } from '#domains/guest/web/state/provider.tsx';
import { DeferredParts } from './shell/deferred-parts.tsx';
import { useRootFacts } from './shell/root-facts.ts';

/** The one place for what lives as long as the document: the guest's state, the real-time channel, and what is drawn late (toasts among it). */
export function Providers({ children }: { children: ReactNode }): ReactNode {
  const facts = useRootFacts();
  return (
    <GuestProvider initial={facts?.guest} origin={facts?.origin ?? ''}>
      {/* Before the page: what asks for a decision is the keyboard's first stop, not its last. */}
      <DeferredParts />
      {children}
    </GuestProvider>
  );
}
