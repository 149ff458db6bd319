import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../primitives/cx.ts';

/** Props of `LongTalk`. */
export type LongTalkProps<Item> = {
  /** Names the conversation. */
  label: string;
  /** Oldest first. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, place: number) => ReactNode;
  /** There is more before, or after, what is here; asked for when somebody gets there. */
  onStart?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
  /** The item to show in the middle, by its key; again with another `at`. */
  shown?: { readonly key: string; readonly at: number } | null;
  /** On the button that leads to the end. */
  endLabel: string;
  /** Under the last item: who is writing. */
  typing?: ReactNode;
  /** Before anything was said. */
  empty?: ReactNode;
  className?: string | undefined;
};

/** So near an end more is asked for, in px. */
const nearby = 400;
const rowHeight = 64;

/**
 * A conversation of any length: only what is near the window is there, older parts come without a jump, and the end is followed as long
 * as one is there.
 */
export function LongTalk<Item>(props: LongTalkProps<Item>): ReactNode {
  const { label, items, itemKey, children, onStart, onEnd, shown, endLabel, typing, empty, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (place) => {
      const item = items[place];
      return item === undefined ? place : itemKey(item);
    },
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: onEnd === undefined,
    scrollEndThreshold: 80,
  });
  const first = items[0];
  const hasItems = first !== undefined;
  // What is opened is read from its end.
  useLayoutEffect(() => {
    if (hasItems) virtual.scrollToEnd();
  }, [hasItems, virtual]);
  const show = useEffectEvent((key: string): void => {
    const place = items.findIndex((item) => itemKey(item) === key);
    if (place >= 0) virtual.scrollToIndex(place, { align: 'center' });
  });
  useEffect(() => {
    if (shown) show(shown.key);
  }, [shown]);
  const looked = useEffectEvent((): void => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    setAtEnd(below < 120);
    if (element.scrollTop < nearby) onStart?.();
    if (below < nearby) onEnd?.();
  });
  // A first page may be shorter than the window: there is nothing to scroll then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each change of what is here
  useEffect(() => {
    looked();
  }, [items.length]);
  return (
    <div className={cx('relative flex min-h-0 flex-1 flex-col', className)}>
      <div
        ref={box}
        role="log"
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        onScroll={() => looked()}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 [overflow-anchor:none] -outline-offset-2!"
      >
        {hasItems ? null : empty}
        <div className="flex min-h-full flex-col justify-end">
          <div className="relative" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ key, index, start }) => {
              const item = items[index];
              return item === undefined ? null : (
                <div
                  key={key as string}
                  data-index={index}
                  ref={virtual.measureElement}
                  className="absolute inset-x-0 top-0 flex flex-col py-0.5"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {children(item, index)}
                </div>
              );
            })}
          </div>
          {typing ? <p className="px-1 pt-1 text-subtle text-xs">{typing}</p> : null}
        </div>
      </div>
      {isAtEnd && onEnd === undefined ? null : (
        <button
          type="button"
          aria-label={endLabel}
          title={endLabel}
          onClick={() => (onEnd ? onEnd() : virtual.scrollToEnd())}
          className="absolute right-3 bottom-3 grid size-11 animate-enter place-items-center rounded-full bg-raised text-ink shadow-e2"
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
