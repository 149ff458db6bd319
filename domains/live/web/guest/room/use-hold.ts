import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** A thumb that rests this long, in ms, and moves no further than this, in px, holds the picture. */
const hold = { ms: 500, px: 12 };

const isOwnPress = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a,button,input,label,textarea,[role=slider],[role=dialog],[role=log]') !== null;

/**
 * Calls `onHold` when a thumb rests on the picture around an element, and where a mouse asks for its menu: what is pressed
 * there by itself keeps its press. Browsers on phones tell of a long press in different ways, or not at all.
 */
export function useHold(inside: RefObject<HTMLElement | null>, onHold: () => void): void {
  const latest = useRef(onHold);
  latest.current = onHold;
  useEffect(() => {
    const picture = inside.current?.closest('section');
    if (!picture) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    const end = (): void => {
      clearTimeout(timer);
      from = null;
    };
    const held = (): void => {
      end();
      latest.current();
    };
    const press = (event: PointerEvent): void => {
      end();
      if (event.pointerType === 'mouse' || !event.isPrimary || isOwnPress(event.target)) return;
      from = event;
      timer = setTimeout(held, hold.ms);
    };
    const move = (event: PointerEvent): void => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > hold.px) end();
    };
    const menu = (event: MouseEvent): void => {
      if (isOwnPress(event.target)) return;
      event.preventDefault();
      // A thumb's menu comes while it still rests: the one call is enough.
      if (from || (event as PointerEvent).pointerType !== 'touch') held();
    };
    const stop = new AbortController();
    const { signal } = stop;
    picture.addEventListener('pointerdown', press, { signal });
    picture.addEventListener('pointermove', move, { signal });
    for (const over of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      picture.addEventListener(over, end, { signal });
    picture.addEventListener('contextmenu', menu, { signal });
    return () => {
      end();
      stop.abort();
    };
  }, [inside]);
}
