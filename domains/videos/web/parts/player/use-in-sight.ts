import { useCallback, useEffect, useRef, useState } from 'react';

/** Controls leave the picture after this long without a movement (ms). */
const idleMs = 2800;

/** Whether the controls are in sight: for a while after each movement, and as long as something keeps them. */
export function useInSight(isKept: boolean): { isShown: boolean; show: () => void; hide: () => void } {
  const [isMoved, setMoved] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(() => {
    setMoved(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMoved(false), idleMs);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setMoved(false);
  }, []);
  useEffect(() => {
    show();
    return () => clearTimeout(timer.current);
  }, [show]);
  return { isShown: isMoved || isKept, show, hide };
}
