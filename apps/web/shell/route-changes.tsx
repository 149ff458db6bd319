import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useOrientation } from '#kit/web/hooks/use-orientation.ts';
import { loadDeferred } from '#kit/web/words/catalogues.ts';

/** Tells screen readers where a move without a reload has led, and puts the keyboard at the start of the content. */
export function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    setAnnounced(document.title);
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div role="status" className="sr-only">
      {announced}
    </div>
  );
}

/** A thin line at the top while a slow page is on its way; and how the device is held, for the whole document. */
export function NavigationProgress(): ReactNode {
  const busy = useNavigation().state !== 'idle';
  useOrientation();
  useEffect(() => {
    // Beside the next page's script and data, so that its words do not come last. A failure shows where they are said.
    if (busy) loadDeferred().catch(() => undefined);
  }, [busy]);
  return <div aria-hidden data-shell-progress={busy || undefined} />;
}
