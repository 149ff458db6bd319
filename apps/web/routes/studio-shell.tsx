import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { StudioFrame } from '../shell/studio-frame.tsx';

export default function StudioShell(): ReactNode {
  return (
    <StudioFrame>
      <Outlet />
    </StudioFrame>
  );
}

/** What fails inside keeps its frame, so that the way on is always in reach. */
export function ErrorBoundary(): ReactNode {
  return (
    <StudioFrame>
      <ErrorPage />
    </StudioFrame>
  );
}
