import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#kit/web/live/api.tsx';
import { setMenuCount } from '#kit/web/page/menu-counts.ts';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { getWaiting } from '../../contract/routes.ts';

/** How often the menu asks while nobody goes anywhere, in ms. */
const everyMs = 60_000;
/** Pages that had something waiting before, so that a number goes when the work is done. */
const counted = new Set<string>();

/** Keeps how much waits beside the places of the office: with each page, and each minute while the tab is seen. */
export const KeepWaiting: FillingOf<typeof memberParts> = () => {
  const api = useApi();
  const { pathname } = useLocation();
  // Asked anew wherever one goes: what was worked on is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await api.call(getWaiting, {});
      if (!isCurrent || !answer.ok) return;
      const waiting = new Map(answer.data.waiting.map(({ page, count }) => [page, count]));
      for (const page of waiting.keys()) counted.add(page);
      for (const page of counted) setMenuCount(page, waiting.get(page) ?? 0);
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [api, pathname]);
  return null;
};
