import type { ReactNode } from 'react';
import { defaultGuestState } from '#domains/guest/contract/default-state.ts';
import { GuestProvider } from '#domains/guest/web/state/provider.tsx';
import { liveSlots } from '#domains/live/web/parts/slots.tsx';
import { LiveSlotsProvider } from '#domains/performers/web/parts/live-slots.tsx';
import { reducers } from './guest-reducers.ts';
import { LaterParts } from './shell/later-parts.tsx';
import { useRootFacts } from './shell/root-facts.ts';

/** The one place for what lives as long as the document: the guest's state, the real-time channel, toasts. */
export function Providers({ children }: { children: ReactNode }): ReactNode {
  const facts = useRootFacts();
  return (
    <GuestProvider initial={facts?.guest ?? defaultGuestState} reducers={reducers} origin={facts?.origin ?? ''}>
      {/* Before the page: what asks for a decision is the keyboard's first stop, not its last. */}
      <LaterParts />
      <LiveSlotsProvider slots={liveSlots}>{children}</LiveSlotsProvider>
    </GuestProvider>
  );
}
