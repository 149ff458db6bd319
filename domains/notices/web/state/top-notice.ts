import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { OwnBarType, StatusBar } from '../../contract/status-bars.ts';
import { seenMark, statusBarRules } from '../../contract/status-bars.ts';
import { boardKey, changeBoard, markSeen, useBoard, useNotices } from './board.ts';
import { dismissals } from './stored.ts';

const isOnce = ({ type }: StatusBar): boolean => statusBarRules[type as OwnBarType]?.isOnce ?? false;

/**
 * The notice that stands in the page or floats above it; the others wait in the menu, as does what the page says itself and
 * what was seen on another page and is said once.
 */
export function useTopNotice(): StatusBar | undefined {
  const page = useCurrentPage()?.page.id ?? '';
  const { pathname } = useLocation();
  const { seenAt } = useBoard();
  return useNotices().find((bar) => {
    if (bar.saidOn.includes(page)) return false;
    const at = seenAt[bar.type];
    return at === undefined ? !bar.isSeen : at === pathname;
  });
}

/** Tells that a notice is in sight on this page. One that is said once is not said on the next page, nor in the next document. */
export function useInSight(bar: StatusBar | undefined): void {
  const { pathname } = useLocation();
  const type = bar && isOnce(bar) ? bar.type : undefined;
  const key = bar ? boardKey(bar) : null;
  useEffect(() => {
    if (key === null) return undefined;
    changeBoard({ inSight: key });
    return () => changeBoard({ inSight: null });
  }, [key]);
  useEffect(() => {
    const item = dismissals.find((one) => one.type === type)?.item;
    if (!type || !item) return undefined;
    markSeen(type, pathname);
    const keep = (): void => {
      if (readStored(item) === null) writeStored(item, seenMark);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // The bar may only have changed its place on the page: it counts as seen once the page is left.
      if (window.location.pathname !== pathname) keep();
    };
  }, [type, pathname]);
}
