import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { actorOffline, actorOnline } from '#domains/performers/contract/presence.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SearchAddress } from './address.ts';
import { loadResults } from './results-data.ts';

/** A page asks at most this often whether there are more, ms. */
const restMs = 10_000;

/**
 * Says that more of those who fit are live than when the page was made; pressing it sorts anew. Cards follow presence where they stand:
 * nothing moves under the finger.
 */
export function MoreLive({ address, online }: { address: SearchAddress; online: number }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState(online);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  const asked = useRef(0);
  useEffect(() => {
    // Another page is another beginning; what was asked for the last one is not heard any more.
    asked.current += 1;
    setNow(online);
  }, [online]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = async (): Promise<void> => {
    timer.current = undefined;
    if (document.visibilityState !== 'visible') return;
    asked.current += 1;
    const own = asked.current;
    last.current = performance.now();
    const answer = await loadResults(api, { ...address, page: 1 }, String(own));
    if (answer.ok && answer.data.requestId === String(asked.current)) setNow(answer.data.online);
  };
  const soon = (): void => {
    timer.current ??= setTimeout(() => void ask(), Math.max(1_000, last.current + restMs - performance.now()));
  };
  usePush(actorOnline, soon);
  usePush(actorOffline, soon);
  const more = now - online;
  return (
    <div role="status" className="empty:hidden">
      {more > 0 ? (
        <Button size="sm" className="w-full" onClick={() => void revalidate()}>
          {t('actor-search.moreLive', { count: more })}
        </Button>
      ) : null}
    </div>
  );
}
