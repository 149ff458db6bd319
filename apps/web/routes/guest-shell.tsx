import type { ReactNode } from 'react';
import { NewTextsPlace } from '#domains/guest/web/parts/new-texts-place.tsx';
import { StatusBarPlace } from '#domains/notices/web/parts/status-bar-place.tsx';
import { ErrorPage, SafePage } from '../shell/error-page.tsx';
import { GuestFrame } from '../shell/guest-frame.tsx';
import { useRootFacts } from '../shell/root-facts.ts';

export default function GuestShell(): ReactNode {
  return (
    <GuestFrame>
      {/* One question at a time: first what may be kept on the device. */}
      {useRootFacts()?.consented ? <NewTextsPlace /> : null}
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
