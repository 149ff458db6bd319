import type { ReactNode } from 'react';
import { lazy, memo, Suspense } from 'react';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { loadDeferred } from '#kit/web/words/catalogues.ts';
import { useRenderedNotices } from '../state/board.ts';

const InFlow = lazy(async () => {
  const module = await import('./status-bar-in-flow.tsx');
  await loadDeferred();
  return { default: module.StatusBarInFlow };
});

/**
 * The place of the status bar at the start of the page. Rendered on the server where there is something to tell, so that
 * nothing moves afterwards; its script comes only then. A room has no room for it.
 */
export const StatusBarPlace = memo(function StatusBarPlace(): ReactNode {
  const rendered = useRenderedNotices();
  const page = useCurrentPage()?.page.id;
  if (!rendered || rendered.statusBars.length === 0 || page === 'live.room') return null;
  return (
    <Suspense fallback={null}>
      <InFlow />
    </Suspense>
  );
});
