import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AnyList, ListColumn, RowOf } from '#kit/contract/list.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import type { WebContext } from '../page/context.ts';
import { useFormat, useLanguage } from '../words/i18n.tsx';
import { actionColumn } from './action-column.tsx';
import type { ListAction } from './list-actions.tsx';
import { ActionDialog } from './list-actions.tsx';
import type { ColumnWords } from './list-columns.tsx';
import { tableColumns } from './list-columns.tsx';
import { useListFrame } from './list-frame.tsx';

/** The first rows of a list, for a card on the page of whoever they belong to; null where they could not be read. */
export async function loadListCard<L extends AnyList>(
  list: L,
  { api }: Pick<WebContext, 'api'>,
  query: Readonly<Record<string, unknown>>,
): Promise<readonly RowOf<L>[] | null> {
  const answer = await api.call(list.read as AnyList['read'], { query: { limit: 8, ...query } });
  return answer.ok ? (answer.data as { rows: RowOf<L>[] }).rows : null;
}

/** Some rows of a list as a card of another page, with what can be done with them; `more` leads to the list itself. */
export function ListCard<L extends AnyList>({
  list,
  rows,
  title,
  more,
  columns,
  without = [],
  nameOf,
  empty,
  actions = [],
}: {
  list: L;
  rows: readonly RowOf<L>[];
  title: string;
  more: ReactNode;
  columns: { readonly [K in keyof L['columns']]: ColumnWords<RowOf<L>> };
  /** Columns that the page says already. */
  without?: readonly (keyof L['columns'])[];
  nameOf: (row: RowOf<L>) => string;
  empty: string;
  actions?: readonly ListAction<RowOf<L>>[];
}): ReactNode {
  type Row = RowOf<L>;
  const { words } = useListFrame();
  const language = useLanguage();
  const format = useFormat();
  const [asked, setAsked] = useState<{ action: ListAction<Row>; rows: readonly Row[] } | null>(null);
  const [notice, setNotice] = useState('');
  const shown = Object.entries(list.columns as Record<string, ListColumn>)
    .filter(([key, { isHidden }]) => !isHidden && !without.includes(key))
    .map(([key]) => key);
  const kept = Object.fromEntries(Object.entries(columns).filter(([key]) => shown.includes(key)));
  const table = tableColumns<Row>(list, kept as never, shown, {}, { language, format }).map((column) => ({
    ...column,
    sortable: false,
  }));
  const ask = (action: ListAction<Row>, chosen: readonly Row[]): void => {
    setNotice('');
    setAsked({ action, rows: chosen });
  };
  return (
    <Card flush title={title} actions={more}>
      <p role="status" className={notice === '' ? 'sr-only' : 'px-(--card-pad) pb-2 text-sm text-success'}>
        {notice}
      </p>
      <div className="border-line border-t sm:overflow-x-auto">
        <Table
          caption={title}
          columns={actions.length > 0 ? [...table, actionColumn(actions, words.actions, ask)] : table}
          rows={rows}
          rowKey={(row) => String((row as Record<string, unknown>)[list.key])}
          empty={<p className="px-(--card-pad) py-4 text-muted">{empty}</p>}
        />
      </div>
      {asked ? (
        <ActionDialog
          {...asked}
          nameOf={nameOf}
          onClose={() => setAsked(null)}
          onDone={(count) => {
            setAsked(null);
            setNotice(words.done(count));
          }}
        />
      ) : null}
    </Card>
  );
}
