import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useIsAlive } from './use-is-alive.ts';

/** Props of `VirtualList`. */
export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, place: number) => ReactNode;
  /** How high a row is about (px); each is measured when it is seen. */
  rowHeight: number;
  /** How many rows stand there before any script; 40 unless said. */
  first?: number | undefined;
  className?: string | undefined;
};

// What is measured before the first picture on the server would be a warning there.
const useMeasured = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A long list of which only what is near the window is there, scrolled with the page. The rest keeps its room, and each row says which
 * one of how many it is. Before any script the first rows stand there.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  rowHeight,
  first = 40,
  className,
}: VirtualListProps<Item>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const alive = useIsAlive();
  const [above, setAbove] = useState(0);
  useMeasured(() => {
    const measure = (): void => {
      if (list.current) setAbove(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    // What stands above may grow: pictures that come, notices that go.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [alive]);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (place) => {
      const item = items[place];
      return item === undefined ? place : itemKey(item);
    },
    overscan: 6,
    scrollMargin: above,
  });
  const rows = virtual.getVirtualItems();
  const row = (item: Item, place: number) => ({
    'aria-posinset': place + 1,
    'aria-setsize': items.length,
    children: children(item, place),
  });
  if (!alive)
    return (
      <ul ref={list} aria-label={label} className={className}>
        {items.slice(0, first).map((item, place) => (
          <li key={itemKey(item)} {...row(item, place)} />
        ))}
      </ul>
    );
  return (
    <ul ref={list} aria-label={label} className={cx('relative', className)} style={{ height: virtual.getTotalSize() }}>
      {rows.map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key as string}
            data-index={index}
            ref={virtual.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - above}px)` }}
            {...row(item, index)}
          />
        );
      })}
    </ul>
  );
}
