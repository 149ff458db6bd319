import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';
import { SavedFilters } from '../shell/saved-filters.tsx';
import { WorkFrame } from '../shell/work-frame.tsx';

export default function OfficeShell(): ReactNode {
  return (
    <WorkFrame area="office">
      <SavedFilters />
      <Outlet />
    </WorkFrame>
  );
}

/** What fails inside keeps its frame, so that the way on is always in reach. */
export function ErrorBoundary(): ReactNode {
  return (
    <WorkFrame area="office">
      <ErrorPage />
    </WorkFrame>
  );
}
