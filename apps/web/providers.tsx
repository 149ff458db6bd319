import { filled } from 'virtual:slots/guest.reducers';
import type { ReactNode } from 'react';
import { defaultGuestState } from '#domains/guest/contract/default-state.ts';
import type { guestReducers } from '#domains/guest/web/slots.ts';
import { GuestProvider } from '#domains/guest/web/state/provider.tsx';
import { fillingsOf } from '#kit/web/slots.ts';
import { DeferredParts } from './shell/deferred-parts.tsx';
import { useRootFacts } from './shell/root-facts.ts';

/** Every push that changes the guest state, of all domains. */
const reducers = fillingsOf<typeof guestReducers>(filled).flatMap(({ value }) => value);

/** The one place for what lives as long as the document: the guest's state, the real-time channel, toasts. */
export function Providers({ children }: { children: ReactNode }): ReactNode {
  const facts = useRootFacts();
  return (
    <GuestProvider initial={facts?.guest ?? defaultGuestState} reducers={reducers} origin={facts?.origin ?? ''}>
      {/* Before the page: what asks for a decision is the keyboard's first stop, not its last. */}
      <DeferredParts />
      {children}
    </GuestProvider>
  );
}
