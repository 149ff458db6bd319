import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { studioFrame } from '#domains/studio/web/slots.ts';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { StudioProvider, useStudio } from '../session/studio-context.tsx';
import { OnAir } from './on-air.tsx';

/** Around all pages of the studio: the session, and the show's own strip wherever the performer looks. */
export const ShowFrame: FillingOf<typeof studioFrame> = ({ children }) => (
  <StudioProvider>
    <LeaveGuard />
    <SafePart>
      <OnAir />
    </SafePart>
    <Safe>{children}</Safe>
  </StudioProvider>
);

/** A page that breaks never takes the show along. */
function Safe({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return <SafePart of={pathname}>{children}</SafePart>;
}

/** Asks before the tab with the running show is closed. */
function LeaveGuard(): null {
  const { isMine, room } = useStudio();
  const onAir = isMine && room?.isLive === true;
  useEffect(() => {
    if (!onAir) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [onAir]);
  return null;
}
