import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/** Two taps within this time (ms) are one double tap. */
const doubleMs = 300;
/** What a double tap moves by (s). */
export const tapSeconds = 10;

interface Touches {
  /** One press of a mouse. */
  onPlay(): void;
  /** Two of a mouse. */
  onFull(): void;
  /** One tap of a finger. */
  onTap(): void;
  /** Two and more of a finger at a side: back or forward (s). */
  onSeek(by: number): void;
}

/** What presses on the picture itself do: a mouse plays and pauses, a finger shows the controls, two taps at a side move. */
export function useTouches({ onPlay, onFull, onTap, onSeek }: Touches) {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, side: 0 });
  const type = useRef('mouse');
  return {
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      type.current = event.pointerType;
      if (event.pointerType === 'mouse') return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const part = (event.clientX - left) / width;
      const side = part < 0.35 ? -1 : part > 0.65 ? 1 : 0;
      const isDouble = side !== 0 && side === last.current.side && event.timeStamp - last.current.at < doubleMs;
      last.current = { at: event.timeStamp, side };
      if (isDouble) onSeek(side * tapSeconds);
      else onTap();
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      if (type.current === 'mouse' && event.detail > 0) onPlay();
    },
    onDoubleClick(): void {
      if (type.current === 'mouse') onFull();
    },
  };
}
