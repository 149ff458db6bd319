import type { PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { partOf } from './times.ts';

/** Props of `PictureSlider`. */
export interface PictureSliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, as it is read aloud. */
  readonly words: string;
  /** What an arrow key and a page key move by. */
  readonly step: number;
  readonly page: number;
  /** Where it is let go, or put by a key. */
  readonly onPut: (value: number) => void;
  /** While it is held: where; null once it is let go. */
  readonly onHold: (value: number | null) => void;
  /** Where a mouse points at, without holding; null once it has left. */
  readonly onLook?: ((value: number | null) => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A slider over the picture, as wide as it is drawn: taken anywhere by finger or mouse, moved by keys, read aloud in words. */
export function PictureSlider(props: PictureSliderProps): ReactNode {
  const { label, value, max, words, step, page, onPut, onHold, onLook, className, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  const placeOf = ({ clientX }: PointerEvent): number => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return partOf(clientX - left, width) * max;
  };
  const hold = (place: number | null): void => {
    held.current = place;
    onHold(place);
  };
  const letGo = (): void => {
    if (held.current === null) return;
    onPut(held.current);
    hold(null);
  };
  const by = (amount: number) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    onPut(Math.min(max, Math.max(0, value + amount)));
  };
  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, Math.floor(max))}
      aria-valuenow={Math.min(max, value)}
      aria-valuetext={words}
      className={cx('relative flex cursor-pointer touch-none items-center outline-none', className)}
      onKeyDown={typedKeys({
        ...{ ArrowLeft: by(-step), ArrowDown: by(-step), ArrowRight: by(step), ArrowUp: by(step) },
        ...{ PageDown: by(-page), PageUp: by(page), Home: by(-max), End: by(max) },
      })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(placeOf(event));
      }}
      onPointerMove={(event) => {
        if (held.current !== null) hold(placeOf(event));
        if (event.pointerType === 'mouse') onLook?.(placeOf(event));
      }}
      onPointerUp={letGo}
      onPointerCancel={() => hold(null)}
      onPointerLeave={() => onLook?.(null)}
    >
      {children}
    </div>
  );
}
