import { ChevronLeft, ChevronRight, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { KeyboardEvent, ReactNode, UIEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../primitives/button.tsx';
import { closeMenus } from '../primitives/close-menus.ts';
import { cx } from '../primitives/cx.ts';
import { useReturningFocus } from '../primitives/dialog.tsx';
import { placeInStrip, viewerStep } from './viewer-keys.ts';

/** A picture to look at closely. `alt` says what is on it; `caption` stands below. */
export type ViewedPicture = {
  key: string;
  src: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  alt: string;
  caption?: ReactNode;
};

/** Props of `PictureViewer`. */
export type PictureViewerProps = {
  pictures: readonly ViewedPicture[];
  /** Which one is seen first, from 0. */
  start?: number | undefined;
  onClose: () => void;
  /** Another one is looked at. */
  onSee?: ((index: number) => void) | undefined;
  labels: {
    /** Names the viewer. */
    title: string;
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    /** With both there is a slide show, which begins and pauses by a button. */
    play?: string | undefined;
    pause?: string | undefined;
    /** "3 of 12", read aloud when it changes. */
    position: (number: number, count: number) => string;
  };
};

/** How long a picture of a slide show is seen (ms). */
const SHOW_MS = 4000;

/** How long a strip stands still before it has come to rest (ms). */
const REST_MS = 120;

/**
 * Pictures over the whole window: swiped or moved by arrow keys, brought nearer by a button, the keys plus and minus or two taps, then
 * moved about by scrolling. Focus stays inside and returns to what opened it. Load it with `lazy`.
 */
export function PictureViewer({ pictures, start = 0, onClose, onSee, labels }: PictureViewerProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(Math.min(Math.max(0, start), pictures.length - 1));
  const [near, setNear] = useState(false);
  const first = useRef(index);
  const see = (next: number): void => {
    if (next === index || next < 0 || next >= pictures.length) return;
    setIndex(next);
    setNear(false);
    onSee?.(next);
  };
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Where the strip was told to go: until it is there, or a hand takes it, what it passes is not looked at.
  const goal = useRef<number | null>(null);
  const go = (next: number): void => {
    const element = strip.current;
    if (next < 0 || next >= pictures.length) return;
    clearTimeout(rest.current);
    goal.current = next;
    // How it moves (at once for those who want no motion) is said by its style.
    element?.scrollTo({ left: next * element.clientWidth });
    see(next);
  };
  const [isPlaying, setPlaying] = useState(false);
  // Each picture is seen as long as the others, also one that was reached by hand; what is looked at closely stays.
  useEffect(() => {
    if (!isPlaying || near) return;
    const timer = setTimeout(() => go((index + 1) % pictures.length), SHOW_MS);
    return () => clearTimeout(timer);
  });
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    clearTimeout(rest.current);
    // A picture is looked at when the strip has come to rest at it; not every browser tells of that.
    rest.current = setTimeout(() => {
      const place = placeInStrip(currentTarget.scrollLeft, currentTarget.clientWidth);
      if (goal.current === null || place === goal.current) {
        goal.current = null;
        see(place ?? index);
      } else currentTarget.scrollTo({ left: goal.current * currentTarget.clientWidth });
    }, REST_MS);
  };
  const onTaken = (): void => {
    goal.current = null;
  };
  useEffect(() => {
    closeMenus();
    return () => clearTimeout(rest.current);
  }, []);
  // The strip comes after this part: its portal has to be there first.
  const stand = useCallback((element: HTMLDivElement | null) => {
    strip.current = element;
    element?.scrollTo({ left: first.current * element.clientWidth, behavior: 'instant' });
  }, []);
  useEffect(() => {
    // Brought nearer while it is still moving, it stands at once.
    if (near) strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' });
  }, [near, index]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = viewerStep(event.key, index, pictures.length, near);
    if (!step) return;
    event.preventDefault();
    if ('near' in step) setNear(step.near);
    else go(step.index);
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          data-theme="dark"
          aria-describedby={undefined}
          {...useReturningFocus()}
          onKeyDown={onKeyDown}
          data-scroll-lock
          className="fixed inset-0 z-50 flex touch-pan-x touch-pinch-zoom flex-col bg-canvas text-ink data-[state=open]:animate-fade-in"
        >
          <Radix.Title className="sr-only">{labels.title}</Radix.Title>
          <header className="flex items-center gap-1 px-3 pt-[calc(0.5rem+env(safe-area-inset-top))] pb-2">
            <p role="status" translate="no" className="tabular flex-1 pl-2 text-muted text-sm">
              {labels.position(index + 1, pictures.length)}
            </p>
            {labels.play && labels.pause && pictures.length > 1 ? (
              <IconButton
                variant="ghost"
                label={isPlaying ? labels.pause : labels.play}
                icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
                onClick={() => setPlaying(!isPlaying)}
              />
            ) : null}
            <IconButton
              variant="ghost"
              label={near ? labels.zoomOut : labels.zoomIn}
              icon={near ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
              onClick={() => setNear(!near)}
            />
            <Radix.Close asChild>
              <IconButton variant="ghost" label={labels.close} icon={<X aria-hidden />} />
            </Radix.Close>
          </header>
          <div className="relative min-h-0 flex-1">
            <div
              ref={stand}
              onScroll={onScroll}
              onTouchStart={onTaken}
              onWheel={onTaken}
              className={cx(
                'no-scrollbar flex size-full snap-x snap-mandatory motion-safe:scroll-smooth',
                near ? 'overflow-hidden' : 'overflow-x-auto overscroll-contain',
              )}
            >
              {pictures.map((picture, place) => (
                <Place
                  key={picture.key}
                  picture={picture}
                  isNear={near && place === index}
                  isSoon={Math.abs(place - index) <= 1}
                  isSeen={place === index}
                  onTurn={() => setNear(!near)}
                />
              ))}
            </div>
            <Step side="left" label={labels.previous} isThere={index > 0} onGo={() => go(index - 1)} />
            <Step side="right" label={labels.next} isThere={index < pictures.length - 1} onGo={() => go(index + 1)} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Place(props: {
  picture: ViewedPicture;
  isNear: boolean;
  isSoon: boolean;
  isSeen: boolean;
  onTurn: () => void;
}): ReactNode {
  const { picture, isNear, isSoon, isSeen, onTurn } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nearer is nearer to the middle.
    const element = box.current;
    if (!isNear || !element) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isNear]);
  return (
    <figure inert={!isSeen} className="flex size-full shrink-0 snap-center flex-col">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: two taps are a second way; the button and the keys are the first */}
      <div
        ref={box}
        data-picture
        onDoubleClick={onTurn}
        className={cx(
          'min-h-0 flex-1',
          isNear ? 'overflow-auto' : 'grid grid-rows-[100%] place-items-center overflow-hidden',
        )}
      >
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={isNear ? '250vw' : '100vw'}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={isSoon ? 'eager' : 'lazy'}
          decoding="async"
          className={isNear ? 'h-auto w-[250%] max-w-none' : 'max-h-full w-auto max-w-full object-contain'}
        />
      </div>
      {picture.caption ? (
        <figcaption className="px-4 py-3 text-center text-muted text-sm">{picture.caption}</figcaption>
      ) : null}
    </figure>
  );
}

function Step(props: { side: 'left' | 'right'; label: string; isThere: boolean; onGo: () => void }): ReactNode {
  const { side, label, isThere, onGo } = props;
  return (
    <IconButton
      variant="secondary"
      label={label}
      icon={side === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
      // Not disabled: whoever pressed it at the end would lose the focus.
      aria-disabled={!isThere}
      onClick={() => isThere && onGo()}
      className={cx('absolute top-1/2 -mt-5 max-sm:hidden', side === 'left' ? 'left-3' : 'right-3')}
    />
  );
}
