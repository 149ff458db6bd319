import { filled } from 'virtual:slots/frame.deferredParts';
import type { ReactNode } from 'react';
import type { Area } from '#kit/web/page/pages.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useRootFacts } from './root-facts.ts';

/** What a document needs only once its page is settled, of all domains. Loaded by {@link DeferredParts}. */
export function Deferred({ area }: { area: Area }): ReactNode {
  const facts = useRootFacts();
  const isLoggedIn = facts?.caller != null;
  return (
    <Slot<typeof deferredParts>
      filled={filled}
      props={{ area, settings: facts?.settings }}
      when={({ areas, loggedIn }) => (areas?.includes(area) ?? true) && (loggedIn ? isLoggedIn : true)}
    />
  );
}
