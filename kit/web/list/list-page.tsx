import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { routeUrl } from '#kit/contract/client.ts';
import type { AnyList, RowOf } from '#kit/contract/list.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { stepUpLink } from '../session/step-up.ts';
import { useFormat, useLanguage } from '../words/i18n.tsx';
import { actionColumn } from './action-column.tsx';
import { columnsOf, filtersOf, sortOf, withQuery } from './address.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { ListAction } from './list-actions.tsx';
import { ActionDialog } from './list-actions.tsx';
import type { ColumnWords } from './list-columns.tsx';
import { tableColumns } from './list-columns.tsx';
import type { FilterWords } from './list-filters.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListFrame } from './list-frame.tsx';
import type { LoadedList } from './load-list.ts';
import { useSelection } from './use-selection.ts';

/** What a page says of its list. */
export interface ListPageProps<L extends AnyList> {
  readonly list: L;
  readonly data: LoadedList<L>;
  readonly title: string;
  readonly lead: ReactNode;
  readonly breadcrumb?: ReactNode;
  /** Beside the exports. */
  readonly headActions?: ReactNode;
  /** Between the head and the filters: tabs, notes. */
  readonly children?: ReactNode;
  readonly columns: { readonly [K in keyof L['columns']]: ColumnWords<RowOf<L>> };
  readonly filters: { readonly [K in keyof L['filters']]: FilterWords };
  /** What one row is called, in boxes and refusals. */
  readonly nameOf: (row: RowOf<L>) => string;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text?: string };
  /** The address a row leads to. Its name should be a link there as well. */
  readonly open?: (row: RowOf<L>) => string;
  readonly actions?: readonly ListAction<RowOf<L>>[];
  /** Reads the list again that often while somebody looks. */
  readonly refreshSeconds?: number;
}

interface Question<Row> {
  readonly action: ListAction<Row>;
  readonly rows: readonly Row[];
}

/**
 * A list of the office: filters and order in the address, columns to choose, rows to do something with, totals, pages, exports and
 * kept views. All but the actions works without scripts.
 */
export function ListPage<L extends AnyList>(props: ListPageProps<L>): ReactNode {
  type Row = RowOf<L>;
  const { list, data, title, lead, breadcrumb, headActions, children, filters, columns, nameOf, actions = [] } = props;
  const { words, views } = useListFrame();
  const [params] = useSearchParams();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question<Row> | null>(null);
  const [notice, setNotice] = useState('');
  const rows = data.answer?.rows ?? [];
  const keyOf = (row: Row): string => String((row as Record<string, unknown>)[list.key]);
  const selection = useSelection<Row>(rows, keyOf, nameOf, words);
  useRefresh(question === null ? props.refreshSeconds : undefined);
  const isLoading = useIsLoading();
  const bulk = actions.filter(({ isBulk }) => isBulk);
  const file = (format: 'csv' | 'json'): string =>
    routeUrl(
      list.export,
      { query: { ...filtersOf(list, params), sort: params.get('sort') || undefined, format } },
      language,
    );
  return (
    <WorkPage
      title={title}
      lead={lead}
      breadcrumb={breadcrumb}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {headActions}
          <ColumnChoice list={list} columns={columns as never} />
          <ButtonLink href={file('csv')} download {...stepUpLink} icon={<Download aria-hidden />}>
            {words.csv}
          </ButtonLink>
          <ButtonLink href={file('json')} download {...stepUpLink} icon={<Download aria-hidden />}>
            {words.json}
          </ButtonLink>
        </div>
      }
    >
      {children}
      <ListFilters list={list} filters={filters} columns={columns as never} />
      {views}
      <p role="status" className={notice === '' ? 'sr-only' : 'text-sm text-success'}>
        {isLoading ? words.loading : notice}
      </p>
      {data.problem ? (
        <ErrorState title={words.failed} action={<Button onClick={() => void revalidate()}>{words.retry}</Button>}>
          {data.problem.title}
        </ErrorState>
      ) : (
        <ListRows
          {...props}
          rows={rows}
          keyOf={keyOf}
          selection={bulk.length > 0 ? selection : null}
          onAsk={(action, chosen) => {
            setNotice('');
            setQuestion({ action, rows: chosen });
          }}
        />
      )}
      {selection.rows.length > 0 ? (
        <div className="fixed inset-x-3 bottom-6 z-30 mx-auto flex w-fit flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-2 shadow-e3 max-menu:bottom-[calc(4.5rem+env(safe-area-inset-bottom,0px))]">
          <span className="mr-2 font-semibold text-sm">{words.selected(selection.rows.length)}</span>
          {bulk.map((action) => {
            const fitting = selection.rows.filter((row) => action.applies(row));
            return (
              <Button
                key={action.key}
                size="sm"
                icon={action.icon}
                variant={action.isDanger ? 'danger' : 'primary'}
                disabled={fitting.length === 0}
                onClick={() => setQuestion({ action, rows: fitting })}
              >
                {action.label}
              </Button>
            );
          })}
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            {words.cancel}
          </Button>
        </div>
      ) : null}
      {question ? (
        <ActionDialog
          action={question.action}
          rows={question.rows}
          nameOf={nameOf}
          onClose={() => setQuestion(null)}
          onDone={(count) => {
            setQuestion(null);
            selection.clear();
            setNotice(words.done(count));
          }}
        />
      ) : null}
    </WorkPage>
  );
}

/** The rows themselves, and what stands around them. */
function ListRows<L extends AnyList>({
  list,
  data,
  title,
  columns,
  empty,
  open,
  actions = [],
  rows,
  keyOf,
  selection,
  onAsk,
}: ListPageProps<L> & {
  rows: readonly RowOf<L>[];
  keyOf: (row: RowOf<L>) => string;
  selection: ReturnType<typeof useSelection<RowOf<L>>> | null;
  onAsk: (action: ListAction<RowOf<L>>, rows: readonly RowOf<L>[]) => void;
}): ReactNode {
  type Row = RowOf<L>;
  const { words } = useListFrame();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const isLoading = useIsLoading();
  const totals = data.answer?.totals ?? {};
  const shown = tableColumns<Row>(list, columns, columnsOf(list, params), totals, { language, format });
  const table = actions.length > 0 ? [...shown, actionColumn(actions, words.actions, onAsk)] : shown;
  const next = data.answer?.next ?? null;
  const isPaged = params.has('after');
  return (
    <>
      <Card flush className={cx('transition-opacity', isLoading && 'opacity-60')} aria-busy={isLoading || undefined}>
        <div className="sm:overflow-x-auto">
          <Table
            caption={title}
            columns={table}
            rows={rows}
            rowKey={keyOf}
            sort={sortOf(list, params)}
            sortHref={({ key, direction }) =>
              withQuery(pathname, params, { sort: direction === 'descending' ? `-${key}` : key })
            }
            selection={selection?.table}
            totalLabel={words.total}
            stickyFirst={selection === null}
            onOpen={open ? (row) => void navigate(open(row)) : undefined}
            empty={
              <EmptyState icon={empty.icon} title={empty.title}>
                {empty.text}
              </EmptyState>
            }
          />
        </div>
      </Card>
      {isPaged || next !== null ? (
        <nav className="flex gap-3" aria-label={words.pages}>
          {isPaged ? <ButtonLink href={withQuery(pathname, params, {})}>{words.first}</ButtonLink> : null}
          {next === null ? null : (
            <ButtonLink href={withQuery(pathname, params, { after: next })}>{words.next}</ButtonLink>
          )}
        </nav>
      ) : null}
    </>
  );
}

/** Whether another page or order of the same list is on its way. */
function useIsLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location?.pathname === pathname;
}

/** Reads the page again every so often, as long as it is looked at. */
function useRefresh(seconds: number | undefined): void {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, state, revalidate]);
}
