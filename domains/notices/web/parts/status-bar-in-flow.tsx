import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { changeBoard } from '../state/board.ts';
import { useInSight, useTopNotice } from '../state/top-notice.ts';
import { OneNotice } from './one-notice.tsx';

/** The bar the page was rendered with: the most urgent notice, in its place under the top bar until all are read. */
export function StatusBarInFlow(): ReactNode {
  const t = useMessages();
  const top = useTopNotice();
  const [open, setOpen] = useState(true);
  const isEmpty = top === undefined;
  useEffect(() => {
    // Once the place has closed it does not open again: what comes later floats and moves nothing.
    if (isEmpty) setOpen(false);
  }, [isEmpty]);
  const flows = open && !isEmpty;
  useFlowing(flows);
  useInSight(flows ? top : undefined);
  return flows ? (
    <section aria-label={t('notices.region')} data-status-bar={top.type} data-status-strip>
      <OneNotice bar={top} variant="strip" />
    </section>
  ) : null;
}

function useFlowing(flows: boolean): void {
  const run = typeof window === 'undefined' ? useEffect : useLayoutEffect;
  run(() => {
    changeBoard({ isFlowing: flows });
    return () => changeBoard({ isFlowing: false });
  }, [flows]);
}
