/* biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's own roles once cells become cards. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Skeleton } from './state.tsx';

/** Which column orders the rows, and which way. */
export type TableSort = { key: string; direction: 'ascending' | 'descending' };

/** One column of a `Table`. */
export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Numbers and money stand at the end, digits under digits. */
  align?: 'start' | 'end' | undefined;
  /** The name of the row: first on the phone's card. */
  primary?: boolean | undefined;
  /** A CSS width. */
  width?: string | undefined;
};

/** Props of `Table`. */
export type TableProps<Row> = {
  /** What the table holds; read aloud, shown only with `showCaption`. */
  caption: string;
  showCaption?: boolean | undefined;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Makes a row a way on: pointer and Enter. The primary cell should hold a link as well. */
  onOpen?: ((row: Row) => void) | undefined;
  selectedKey?: string | undefined;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Rows are on their way: this many shapes stand in for them. */
  loadingRows?: number | undefined;
  /** The head stays in sight while the rows scroll below the bar of this CSS height. */
  stickyTop?: string | undefined;
};

/** The next order after a press on a header: the same column turns round, another starts ascending. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort {
  return sort?.key === key && sort.direction === 'ascending'
    ? { key, direction: 'descending' }
    : { key, direction: 'ascending' };
}

/**
 * Rows and columns; below the `sm` breakpoint each row becomes a card whose values carry their
 * column's name. Roles are spelled out because `display` would otherwise take them away.
 */
export function Table<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onOpen,
  selectedKey,
  empty,
  loadingRows,
  stickyTop,
}: TableProps<Row>): ReactNode {
  const end = (column: TableColumn<Row>) => column.align === 'end' && 'sm:text-right tabular';
  if (!loadingRows && rows.length === 0 && empty) return empty;
  return (
    <table
      role="table"
      className="w-full border-collapse text-left max-sm:block"
      aria-busy={loadingRows ? true : undefined}
    >
      <caption className={showCaption ? 'px-3 pb-2 text-left font-bold max-sm:block' : 'sr-only'}>{caption}</caption>
      <thead
        role="rowgroup"
        className={cx('max-sm:sr-only', stickyTop !== undefined && 'sticky z-10 bg-surface')}
        style={stickyTop === undefined ? undefined : { top: stickyTop }}
      >
        <tr role="row" className="border-line border-b">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              style={{ width: column.width }}
              aria-sort={sort?.key === column.key ? sort.direction : undefined}
              className={cx(
                'h-(--row-height) whitespace-nowrap px-3 first:pl-(--card-pad) last:pr-(--card-pad) font-semibold text-subtle text-xs',
                end(column),
              )}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(sort, column.key))}
                  className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink"
                >
                  {column.header}
                  {sort?.key !== column.key ? (
                    <ChevronsUpDown aria-hidden className="size-3.5 opacity-60" />
                  ) : sort.direction === 'ascending' ? (
                    <ArrowUp aria-hidden className="size-3.5 text-accent-ink" />
                  ) : (
                    <ArrowDown aria-hidden className="size-3.5 text-accent-ink" />
                  )}
                </button>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:grid">
        {loadingRows
          ? Array.from({ length: loadingRows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity and never move.
              <tr key={row} role="row" className="border-line border-b max-sm:grid max-sm:gap-2 max-sm:py-3">
                {columns.map((column) => (
                  <td key={column.key} role="cell" className="h-(--row-height) px-3 max-sm:block max-sm:h-auto">
                    <Skeleton className="h-4 w-4/5" />
                  </td>
                ))}
              </tr>
            ))
          : rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                aria-current={selectedKey !== undefined && selectedKey === rowKey(row) ? 'true' : undefined}
                tabIndex={onOpen ? 0 : undefined}
                onClick={onOpen ? () => onOpen(row) : undefined}
                onKeyDown={
                  onOpen
                    ? (event) => {
                        if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
                      }
                    : undefined
                }
                className={cx(
                  'border-line border-b transition-colors last:border-b-0 -outline-offset-2!',
                  'max-sm:grid max-sm:gap-1 max-sm:px-(--card-pad) max-sm:py-3',
                  onOpen && 'cursor-pointer hover:bg-hover',
                  selectedKey === rowKey(row) && 'bg-accent-soft',
                )}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    className={cx(
                      'h-(--row-height) px-3 sm:first:pl-(--card-pad) sm:last:pr-(--card-pad) max-sm:flex max-sm:h-auto max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:text-right',
                      column.primary && 'font-semibold max-sm:order-first max-sm:text-base max-sm:text-left',
                      end(column),
                    )}
                  >
                    {column.primary ? null : (
                      <span aria-hidden className="shrink-0 text-left text-sm text-subtle sm:hidden">
                        {column.header}
                      </span>
                    )}
                    <span className="min-w-0 max-sm:contents">{column.cell(row)}</span>
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}
