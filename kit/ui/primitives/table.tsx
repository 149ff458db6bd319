/* biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's own roles once cells become cards. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Skeleton } from './state.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

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
  /** Without its name on the phone's card, and without a line where a row has nothing to show: buttons. */
  bare?: boolean | undefined;
  /** A CSS width. */
  width?: string | undefined;
  /** Below the column: what its rows come to together. */
  total?: ReactNode;
};

/** Rows that are chosen, for something to be done with all of them. */
export type TableSelection<Row> = {
  isSelected: (row: Row) => boolean;
  /** `isRange`: all rows from the one pressed before. */
  onToggle: (row: Row, isRange: boolean) => void;
  onToggleAll: () => void;
  /** Names the box of a row, and the one above them. */
  labelOf: (row: Row) => string;
  allLabel: string;
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
  /** Instead of `onSort`: the address of the other order, so that headers are links and need no script. */
  sortHref?: ((sort: TableSort) => string) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** The words before the totals, where a column has one. */
  totalLabel?: string | undefined;
  /** The first column stays in sight while the others scroll sideways. */
  stickyFirst?: boolean | undefined;
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
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, showCaption, columns, rows, rowKey, empty, loadingRows, totalLabel } = props;
  if (!loadingRows && rows.length === 0 && empty) return empty;
  return (
    <table
      role="table"
      className="w-full border-collapse text-left max-sm:block"
      aria-busy={loadingRows ? true : undefined}
    >
      <caption className={showCaption ? 'px-3 pb-2 text-left font-bold max-sm:block' : 'sr-only'}>{caption}</caption>
      <TableHead {...props} />
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
          : rows.map((row) => <TableRow key={rowKey(row)} row={row} {...props} />)}
      </tbody>
      {totalLabel !== undefined && columns.some(({ total }) => total !== undefined) ? (
        <Totals {...props} label={totalLabel} />
      ) : null}
    </table>
  );
}

function Totals<Row>({ columns, selection, label }: TableProps<Row> & { label: string }): ReactNode {
  return (
    <tfoot role="rowgroup" className="max-sm:block">
      <tr role="row" className="border-line border-t-2 bg-surface font-semibold max-sm:grid max-sm:p-(--card-pad)">
        {selection ? <td role="cell" className="max-sm:hidden" /> : null}
        {columns.map((column, index) => (
          <td
            key={column.key}
            role="cell"
            translate={column.align === 'end' ? 'no' : undefined}
            className={cx(
              'h-(--row-height) px-3 sm:first:pl-(--card-pad) sm:last:pr-(--card-pad) max-sm:h-auto max-sm:justify-between max-sm:px-0 max-sm:py-0.5',
              index === 0 || column.total !== undefined ? 'max-sm:flex' : 'max-sm:hidden',
              column.align === 'end' && 'tabular sm:text-right',
            )}
          >
            {index === 0 ? <span>{label}</span> : null}
            {column.total === undefined ? null : (
              <>
                <span aria-hidden className="font-normal text-sm text-subtle sm:hidden">
                  {column.header}
                </span>
                <span>{column.total}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
