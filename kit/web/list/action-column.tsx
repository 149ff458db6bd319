import { Button } from '#kit/ui/primitives/button.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import type { ListAction } from './list-actions.tsx';

/** The column at the end of a table: what can be done with each row. */
export function actionColumn<Row>(
  actions: readonly ListAction<Row>[],
  header: string,
  onAsk: (action: ListAction<Row>, rows: readonly Row[]) => void,
): TableColumn<Row> {
  return {
    key: 'actions',
    header,
    bare: true,
    align: 'end',
    cell: (row) => {
      const fitting = actions.filter((action) => action.applies(row));
      if (fitting.length === 0) return null;
      return (
        // A press on a button does not open the row.
        // biome-ignore lint/a11y/useKeyWithClickEvents: nothing happens here, with keys neither.
        // biome-ignore lint/a11y/noStaticElementInteractions: as above.
        <span className="inline-flex flex-wrap justify-end gap-2" onClick={(event) => event.stopPropagation()}>
          {fitting.map((action) => (
            <Button key={action.key} size="sm" icon={action.icon} onClick={() => onAsk(action, [row])}>
              {action.label}
            </Button>
          ))}
        </span>
      );
    },
  };
}
