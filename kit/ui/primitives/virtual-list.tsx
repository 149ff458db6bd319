import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
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
  /** What it is scrolled in; the page where there is none, or where that does not scroll itself (on a phone). */
  within?: RefObject<HTMLElement | null> | undefined;
};

// What is measured before the first picture on the server would be a warning there.
const useMeasured = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Where rows stand: in the page, or in what they are scrolled in. */
interface Placed<Item> extends Pick<VirtualListProps<Item>, 'items' | 'itemKey' | 'children' | 'rowHeight'> {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly scroller: HTMLElement | null;
  readonly above: number;
  readonly className: string | undefined;
  readonly label: string;
}

/**
 * A long list of which only what is near the window is there, scrolled with the page or within what scrolls it. The rest keeps its room,
 * and each row says which one of how many it is. Before any script the first rows stand there.
 */
export function VirtualList<Item>({ first = 40, within, ...props }: VirtualListProps<Item>): ReactNode {
  const { label, items, itemKey, children, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const alive = useIsAlive();
  const [above, setAbove] = useState(0);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  useMeasured(() => {
    const measure = (): void => {
      const around = within?.current ?? null;
      const inside = around !== null && getComputedStyle(around).overflowY !== 'visible' ? around : null;
      setScroller(inside);
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      setAbove(inside ? top - inside.getBoundingClientRect().top + inside.scrollTop : top + window.scrollY);
    };
    measure();
    // What stands above may grow: pictures that come, notices that go. A phone that is turned may scroll something else.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [alive, within]);
  if (!alive)
    return (
      <ul ref={list} aria-label={label} className={className}>
        {items.slice(0, first).map((item, place) => (
          <li key={itemKey(item)} aria-posinset={place + 1} aria-setsize={items.length}>
            {children(item, place)}
          </li>
        ))}
      </ul>
    );
  const placed = { ...props, className, list, scroller, above };
  return scroller ? <RowsInside {...placed} /> : <RowsOfPage {...placed} />;
}

const settingsOf = <Item,>({ items, itemKey, rowHeight, above }: Placed<Item>) => ({
  count: items.length,
  estimateSize: () => rowHeight,
  getItemKey: (place: number) => {
    const item = items[place];
    return item === undefined ? place : itemKey(item);
  },
  overscan: 6,
  scrollMargin: above,
});

const RowsOfPage = <Item,>(props: Placed<Item>): ReactNode => (
  <Rows {...props} virtual={useWindowVirtualizer<HTMLLIElement>(settingsOf(props))} />
);

const RowsInside = <Item,>(props: Placed<Item>): ReactNode => (
  <Rows
    {...props}
    virtual={useVirtualizer<HTMLElement, HTMLLIElement>({
      ...settingsOf(props),
      getScrollElement: () => props.scroller,
    })}
  />
);

interface Virtual {
  getTotalSize(): number;
  getVirtualItems(): readonly { readonly key: unknown; readonly index: number; readonly start: number }[];
  measureElement(element: HTMLLIElement | null): void;
}

function Rows<Item>(props: Placed<Item> & { readonly virtual: Virtual }): ReactNode {
  const { label, items, children, list, above, className, virtual } = props;
  return (
    <ul ref={list} aria-label={label} className={cx('relative', className)} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key as string}
            data-index={index}
            ref={virtual.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - above}px)` }}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
