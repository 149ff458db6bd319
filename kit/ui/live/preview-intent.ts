import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** How long a pointer rests before a preview starts: shorter would start one on every pass. */
export const HOVER_MS = 180;
/** How long a finger holds before it is a long press and no longer a tap. */
export const LONG_PRESS_MS = 350;

const wantsStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let playing: readonly number[] = [];
const listeners = new Set<() => void>();

/** Lets the previews with these keys move without being asked for, and no others. */
export function playPreviews(keys: readonly number[]): void {
  playing = keys;
  for (const listener of listeners) listener();
}

/** The keys of the previews that move without being asked for. */
export const playedPreviews = (): readonly number[] => playing;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Tells when a guest wants to see a preview move: a resting mouse, keyboard focus, or a finger held
 * down; or while it is its turn to move by itself (`playPreviews`). Asks for nothing where motion is unwanted. `bind` goes on
 * the card.
 */
export function usePreviewIntent(enabled: boolean, key?: number) {
  const plays = useSyncExternalStore(
    subscribe,
    () => key !== undefined && playing.includes(key),
    () => false,
  );
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
  return { active: active || plays, bind };
}
