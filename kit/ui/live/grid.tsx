import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/**
 * The tile grid of spec 1 section 9: six columns, five below 1199 px, four below 991, three below 767.
 * `roomy` keeps two columns on a phone and gives four at most: fewer, bigger pictures.
 * Children are list items: the grid is announced as a list of so many.
 */
export function Grid({
  columns = 'spec',
  label,
  children,
  className,
}: {
  columns?: 'spec' | 'roomy' | undefined;
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return (
    <ul
      aria-label={label}
      className={cx(
        columns === 'spec'
          ? 'tile-grid max-sm:gap-2'
          : 'grid grid-cols-2 gap-(--grid-gap) max-sm:gap-2.5 sm:grid-cols-3 lg:grid-cols-4',
        'm-0 list-none p-0',
        className,
      )}
    >
      {children}
    </ul>
  );
}

/** One place of a `Grid`. `wide` spans two columns and two rows: the evening's first choice. */
export function GridItem({ wide, children }: { wide?: boolean | undefined; children: ReactNode }): ReactNode {
  return <li className={cx('min-w-0', wide && 'col-span-2 row-span-2')}>{children}</li>;
}
