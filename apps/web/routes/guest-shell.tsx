import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { StatusBarPlace } from '#domains/notices/web/parts/status-bar-place.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { GuestFrame } from '../shell/guest-frame.tsx';

export default function GuestShell(): ReactNode {
  return (
    <GuestFrame>
      <StatusBarPlace />
      <Outlet />
    </GuestFrame>
  );
}

/** What fails inside keeps its frame, so that the way on is always in reach. */
export function ErrorBoundary(): ReactNode {
  return (
    <GuestFrame>
      <ErrorPage />
    </GuestFrame>
  );
}
