import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { OfficeFrame } from '../shell/office-frame.tsx';

export default function OfficeShell(): ReactNode {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  );
}

/** What fails inside keeps its frame, so that the way on is always in reach. */
export function ErrorBoundary(): ReactNode {
  return (
    <OfficeFrame>
      <ErrorPage />
    </OfficeFrame>
  );
}
