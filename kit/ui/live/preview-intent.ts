import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer rests before a preview starts: shorter would start one on every pass. */
export const HOVER_MS = 180;
/** How long a finger holds before it is a long press and no longer a tap. */
export const LONG_PRESS_MS = 350;

const wantsStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Tells when a guest wants to see a preview move: a resting mouse, keyboard focus, or a finger held
 * down. Asks for nothing where motion is unwanted. `bind` goes on the card.
 */
export function usePreviewIntent(enabled: boolean) {
  const [active, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setActive(false);
  }, []);
  const start = useCallback(
    (delay: number, then?: () => void) => {
      if (!enabled || wantsStill()) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        then?.();
        setActive(true);
      }, delay);
    },
    [enabled],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!enabled) stop();
  }, [enabled, stop]);

  const bind = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') start(HOVER_MS);
    },
    onPointerLeave: stop,
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.pointerType === 'mouse') return;
      start(LONG_PRESS_MS, () => {
        held.current = true;
      });
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') stop();
    },
    onPointerCancel: stop,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) start(HOVER_MS);
    },
    onBlur: stop,
    onContextMenu: (event: MouseEvent) => {
      if (held.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      // The press that showed a preview must not also follow the link.
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { active, bind };
}
