import type { ReactNode } from 'react';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useBoard, useRenderedNotices } from '../state/board.ts';
import { useInSight, useTopNotice } from '../state/top-notice.ts';
import { OneNotice } from './one-notice.tsx';

/** The most urgent notice, above the page, when it came too late for a place in it. Never over a room. */
export function FloatingNotice(): ReactNode {
  const t = useMessages();
  const { isFlowing } = useBoard();
  const rendered = useRenderedNotices();
  const top = useTopNotice();
  const page = useCurrentPage()?.page.id;
  // A place that was rendered holds its bar, also before its script has come.
  const isPlaced = isFlowing ?? rendered?.statusBars.length;
  const bar = isPlaced || page === 'live.room' ? undefined : top;
  useInSight(bar);
  return (
    <section
      aria-label={t('notices.region')}
      aria-live="polite"
      data-status-bar={bar?.type}
      className="pointer-events-none fixed inset-x-3 top-[calc(env(safe-area-inset-top,0px)+4.25rem)] z-30 mx-auto max-w-140 *:pointer-events-auto sm:top-[calc(env(safe-area-inset-top,0px)+4.75rem)]"
    >
      {bar ? (
        <div className="animate-enter rounded-card shadow-e3">
          <OneNotice bar={bar} variant="card" />
        </div>
      ) : null}
    </section>
  );
}
