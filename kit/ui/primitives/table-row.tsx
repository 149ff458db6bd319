/* biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's own roles once cells become cards. */
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { SelectBox } from './select-box.tsx';
import type { TableProps } from './table.tsx';

/** One row of a `Table`. Arrows go from row to row, Enter opens, the space bar chooses. */
export function TableRow<Row>({
  row,
  columns,
  rowKey,
  onOpen,
  selectedKey,
  selection,
  stickyFirst,
}: TableProps<Row> & { row: Row }): ReactNode {
  const isCurrent = selectedKey !== undefined && selectedKey === rowKey(row);
  const isSelected = selection?.isSelected(row) ?? false;
  const ground = isCurrent || isSelected ? 'bg-accent-soft' : undefined;
  const press = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && onOpen) onOpen(row);
    else if (event.key === ' ' && selection) selection.onToggle(row, event.shiftKey);
    else if (event.key === 'ArrowDown') focusRow(event.currentTarget.nextElementSibling);
    else if (event.key === 'ArrowUp') focusRow(event.currentTarget.previousElementSibling);
    else return;
    event.preventDefault();
  };
  return (
    <tr
      role="row"
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={onOpen || selection ? 0 : undefined}
      onClick={onOpen ? () => onOpen(row) : undefined}
      onKeyDown={onOpen || selection ? press : undefined}
      className={cx(
        'group/row border-line border-b transition-colors last:border-b-0 -outline-offset-2!',
        'max-sm:relative max-sm:grid max-sm:gap-1 max-sm:px-(--card-pad) max-sm:py-3',
        selection && 'max-sm:pl-13',
        (onOpen || selection) && 'hover:bg-hover',
        onOpen && 'cursor-pointer',
        ground,
      )}
    >
      {selection ? (
        // A press beside the box does not open the row.
        // biome-ignore lint/a11y/useKeyWithClickEvents: nothing happens here, with keys neither.
        <td
          role="cell"
          onClick={(event) => event.stopPropagation()}
          className="w-10 sm:pl-(--card-pad) max-sm:absolute max-sm:top-3.5 max-sm:left-(--card-pad) max-sm:w-auto"
        >
          <SelectBox
            label={selection.labelOf(row)}
            checked={isSelected}
            onToggle={(isRange) => selection.onToggle(row, isRange)}
          />
        </td>
      ) : null}
      {columns.map((column, index) => {
        const content = column.cell(row);
        return (
          <td
            key={column.key}
            role="cell"
            translate={column.align === 'end' ? 'no' : undefined}
            className={cx(
              'h-(--row-height) px-3 sm:py-1 sm:first:pl-(--card-pad) sm:last:pr-(--card-pad) max-sm:flex max-sm:h-auto max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:text-right',
              column.bare && (content === null ? 'max-sm:hidden' : 'max-sm:mt-2 max-sm:justify-end'),
              column.primary && 'font-semibold lg:min-w-44 max-sm:order-first max-sm:text-base max-sm:text-left',
              column.align === 'end' && 'tabular sm:text-right',
              stickyFirst && index === 0 && 'sm:sticky sm:left-0 sm:z-1',
              stickyFirst && index === 0 && (ground ?? 'sm:bg-surface sm:group-hover/row:bg-hover'),
            )}
          >
            {column.primary || column.bare ? null : (
              <span aria-hidden className="shrink-0 text-left text-sm text-subtle sm:hidden">
                {column.header}
              </span>
            )}
            <span className="min-w-0 max-sm:contents">{content}</span>
          </td>
        );
      })}
    </tr>
  );
}

function focusRow(row: Element | null): void {
  if (row instanceof HTMLElement) row.focus();
}
