/* biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's own roles once cells become cards. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { SelectBox } from './select-box.tsx';
import type { TableColumn, TableProps } from './table.tsx';
import { nextSort } from './table.tsx';

/** The headers of a `Table`: names, the way to another order, and the box that chooses all rows. */
export function TableHead<Row>(props: TableProps<Row>): ReactNode {
  const { columns, rows, sort, selection, stickyTop, stickyFirst } = props;
  const chosen = selection ? rows.filter(selection.isSelected).length : 0;
  return (
    <thead
      role="rowgroup"
      className={cx('max-sm:sr-only', stickyTop !== undefined && 'sticky z-10 bg-surface')}
      style={stickyTop === undefined ? undefined : { top: stickyTop }}
    >
      <tr role="row" className="border-line border-b">
        {selection ? (
          <th role="columnheader" scope="col" className="w-10 pl-(--card-pad)">
            <SelectBox
              label={selection.allLabel}
              checked={chosen > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              onToggle={selection.onToggleAll}
            />
          </th>
        ) : null}
        {columns.map((column, index) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            style={{ width: column.width }}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
            className={cx(
              'h-(--row-height) whitespace-nowrap px-3 first:pl-(--card-pad) last:pr-(--card-pad) font-semibold text-subtle text-xs',
              column.align === 'end' && 'sm:text-right',
              stickyFirst && index === 0 && 'sm:sticky sm:left-0 sm:z-1 sm:bg-surface',
            )}
          >
            <Name column={column} {...props} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const press = 'inline-flex min-h-6 items-center gap-1 rounded-sm text-inherit no-underline hover:text-ink';

/** A column's name; where rows can be ordered by it, the way there. */
function Name<Row>({ column, sort, onSort, sortHref }: TableProps<Row> & { column: TableColumn<Row> }): ReactNode {
  if (!column.sortable || !(onSort || sortHref)) return column.header;
  const Mark = sort?.key !== column.key ? ChevronsUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  const words = (
    <>
      {column.header}
      <Mark aria-hidden className={cx('size-3.5', sort?.key === column.key ? 'text-accent-ink' : 'opacity-60')} />
    </>
  );
  const next = nextSort(sort, column.key);
  return sortHref ? (
    <Anchor href={sortHref(next)} className={press}>
      {words}
    </Anchor>
  ) : (
    <button type="button" onClick={() => onSort?.(next)} className={press}>
      {words}
    </button>
  );
}
