import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { GridMode, LibraryItem } from '../../contract/index.ts';
import { ItemTile } from './item-tile.tsx';

/** Things of a library as tiles or lines. What is out of sight is not drawn: five thousand scroll like fifty. */
export function ItemList({
  items,
  mode,
  label,
  onMove,
}: {
  items: readonly LibraryItem[];
  mode: GridMode;
  label: string;
  onMove: (item: LibraryItem) => void;
}): ReactNode {
  const isGrid = mode === 'grid';
  return (
    <ul
      aria-label={label}
      className={cx(
        'm-0 grid list-none p-0',
        isGrid
          ? 'grid-cols-[repeat(auto-fill,minmax(max(min(9.25rem,100%),(100%-3*0.75rem)/4),1fr))] gap-x-3 gap-y-5 lg:grid-cols-4 xl:grid-cols-5 xl:gap-x-4'
          : 'grid-cols-1 divide-y divide-line',
      )}
    >
      {items.map((item, index) => (
        <li
          key={`${item.kind} ${item.id}`}
          className={cx(
            'min-w-0 [content-visibility:auto]',
            isGrid ? '[contain-intrinsic-size:auto_12rem]' : 'py-2 [contain-intrinsic-size:auto_6rem]',
          )}
        >
          <ItemTile item={item} isLine={!isGrid} eager={index < 4} onMove={onMove} />
        </li>
      ))}
    </ul>
  );
}
