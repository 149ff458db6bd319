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
  isWithin,
}: {
  columns?: 'spec' | 'roomy' | undefined;
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
  /** Its columns are those of a {@link GridAcross} around it. */
  isWithin?: boolean | undefined;
}): ReactNode {
  return (
    <ul
      // Some browsers take the list's meaning away with its box.
      role={isWithin ? 'list' : undefined}
      aria-label={label}
      className={cx(
        isWithin
          ? 'contents'
          : columns === 'spec'
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

/** A `Grid` with something across all of its columns below the second row; its items flow around it, whatever the columns are. */
export function GridAcross({ across, children }: { across: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="tile-grid max-sm:gap-2">
      {children}
      <div className="col-span-full row-start-3 min-w-0">{across}</div>
    </div>
  );
}
