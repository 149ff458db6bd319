import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useChannelState, usePush } from '#kit/web/live/channel.tsx';
import { studiosChanged } from '../../contract/index.ts';

/**
 * Reads a page again when something between a studio and its performers has changed, and when it may have missed that: before it was
 * connected, and while it was out of sight. What a performer does not show any more leaves open pages, too.
 */
export function useFresh(): void {
  const { revalidate } = useRevalidator();
  usePush(studiosChanged, () => void revalidate());
  const state = useChannelState();
  const before = useRef(state);
  useEffect(() => {
    if (state === 'open' && before.current !== 'open') void revalidate();
    before.current = state;
  }, [state, revalidate]);
  useEffect(() => {
    const read = (): void => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [revalidate]);
}
