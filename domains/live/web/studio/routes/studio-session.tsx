import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { OnAir } from '../parts/on-air.tsx';
import { StudioProvider, useStudio } from '../session/studio-context.tsx';

/** What all pages of the studio share: the session, and the show's own strip wherever the performer looks. */
export default function StudioSessionFrame(): ReactNode {
  return (
    <StudioProvider>
      <LeaveGuard />
      <OnAir />
      <Outlet />
    </StudioProvider>
  );
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
