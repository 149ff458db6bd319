import type { ReactNode } from 'react';
import { StatusBarPlace } from '#domains/notices/web/parts/status-bar-place.tsx';
import { ErrorPage, SafePage } from '../shell/error-page.tsx';
import { GuestFrame } from '../shell/guest-frame.tsx';

export default function GuestShell(): ReactNode {
  return (
    <GuestFrame>
      <StatusBarPlace />
      <SafePage />
      {/* For what is asked in a quiet moment, after everything else. */}
      <div id="page-end" />
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
