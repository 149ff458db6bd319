import { ListFilter, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import type { AnyList, ListFilter as Filter } from '#kit/contract/list.ts';
import { zoneName } from '#kit/i18n/days.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Button, buttonClass } from '#kit/ui/primitives/button.tsx';
import type { SelectOption } from '#kit/ui/primitives/text-field.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage } from '../words/i18n.tsx';
import { filtersOf, sortOf, withQuery } from './address.ts';
import type { ColumnWords } from './list-columns.tsx';
import { useListFrame } from './list-frame.tsx';

/** What a page says about a filter: its name, and for a choice the words of its values. */
export interface FilterWords {
  readonly label: string;
  readonly options?: readonly SelectOption[];
  /** The words for any value. */
  readonly all?: string;
  /** What the list uses when the address does not say it. */
  readonly fallback?: string | undefined;
}

/**
 * The filters of a list: a form whose answer is the address, so it works without scripts. On a phone all but the search stand in a
 * sheet under the thumb, with the order of the rows; on a desktop in a line.
 */
export function ListFilters({
  list,
  filters,
  columns,
}: {
  list: AnyList;
  filters: Readonly<Record<string, FilterWords>>;
  columns: Readonly<Record<string, ColumnWords<never>>>;
}): ReactNode {
  const { words } = useListFrame();
  const language = useLanguage();
  const [params] = useSearchParams();
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const set = filtersOf(list, params);
  const declared = Object.entries(list.filters as Record<string, Filter>);
  const isSearch = ([, { control }]: [string, Filter]): boolean => control === 'search';
  const inSheet = declared.filter((entry) => !isSearch(entry));
  const active = inSheet.filter(([name]) => set[name] !== undefined).length;
  const field = ([name, filter]: [string, Filter]): ReactNode => (
    <FilterField
      key={name}
      name={name}
      filter={filter}
      words={filters[name] as FilterWords}
      value={set[name] ?? filters[name]?.fallback ?? ''}
      id={`${id}-${name}`}
    />
  );
  return (
    <div className="grid gap-3">
      <Form
        key={`${params} ${Object.values(filters).map(({ fallback }) => fallback)}`}
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={() => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()}
      >
        {params.getAll('column').map((column) => (
          <input key={column} type="hidden" name="column" value={column} />
        ))}
        {declared.filter(isSearch).map(field)}
        <span data-list-sheet-only>
          <button type="button" popoverTarget={`${id}-sheet`} className={buttonClass()}>
            <ListFilter aria-hidden />
            {words.filter}
            {active > 0 ? ` (${active})` : ''}
          </button>
        </span>
        <div
          ref={sheet}
          id={`${id}-sheet`}
          popover="auto"
          data-list-filters
          data-edge
          className="rounded-card border border-line bg-raised p-(--card-pad) text-ink shadow-e3"
        >
          {inSheet.map(field)}
          <div data-list-sheet-only>
            <SortField list={list} columns={columns} />
          </div>
          {/* Where nothing narrows the list, only the order on a phone waits to be applied. */}
          <div data-list-sheet-only={declared.length === 0 ? '' : undefined}>
            <Button type="submit">{words.apply}</Button>
          </div>
        </div>
      </Form>
      {declared.some(([, { control }]) => control === 'day') ? (
        <p className="-mt-1 text-subtle text-xs">{zoneName(language)}</p>
      ) : null}
      <ActiveFilters list={list} filters={filters} />
    </div>
  );
}

/** Seven filters share a line of 1145 px, the office's at 1440; the longest words of a choice are read in its list. */
const narrowing = 'sm:min-w-28 sm:max-w-56 sm:flex-1';

/** A day with its sign of the calendar, which browsers set far apart. */
const dayWidth =
  'sm:w-38 sm:grid-cols-1 sm:[&_input::-webkit-calendar-picker-indicator]:ms-1 sm:[&_input]:min-w-0 sm:[&_input]:px-2.5';

function FilterField({
  name,
  filter: { control },
  words: own,
  value,
  id,
}: {
  name: string;
  filter: Filter;
  words: FilterWords;
  value: string;
  id: string;
}): ReactNode {
  const { words } = useListFrame();
  if (control === 'choice') {
    return (
      <Select
        id={id}
        name={name}
        label={own.label}
        defaultValue={value}
        options={[{ value: '', label: own.all ?? words.all }, ...(own.options ?? [])]}
        className={narrowing}
      />
    );
  }
  const isSearch = control === 'search';
  return (
    <TextField
      id={id}
      type={control === 'day' ? 'date' : isSearch ? 'search' : 'text'}
      name={name}
      label={own.label}
      defaultValue={value}
      start={isSearch ? <Search aria-hidden /> : undefined}
      className={isSearch ? 'min-w-52 flex-3 sm:max-w-90' : control === 'day' ? dayWidth : narrowing}
    />
  );
}

/** The order of the rows where no headers are seen. Elsewhere it keeps the order when filters change. */
function SortField({
  list,
  columns,
}: {
  list: AnyList;
  columns: Readonly<Record<string, ColumnWords<never>>>;
}): ReactNode {
  const { words } = useListFrame();
  const [params] = useSearchParams();
  const { key, direction } = sortOf(list, params);
  const sortable = Object.keys(list.columns).filter((column) => list.columns[column].sortable);
  const header = (column: string): string => columns[column]?.header ?? column;
  return (
    <Select
      name="sort"
      label={words.sort}
      defaultValue={`${direction === 'descending' ? '-' : ''}${key}`}
      options={sortable.flatMap((column) => [
        { value: column, label: words.ascending(header(column)) },
        { value: `-${column}`, label: words.descending(header(column)) },
      ])}
    />
  );
}

/** What is filtered by, each with the way out of it. */
function ActiveFilters({
  list,
  filters,
}: {
  list: AnyList;
  filters: Readonly<Record<string, FilterWords>>;
}): ReactNode {
  const { words } = useListFrame();
  const format = useFormat();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const set = Object.entries(filtersOf(list, params));
  if (set.length === 0) return null;
  const said = (name: string, value: string): string => {
    if (list.filters[name].control === 'day') return format.date(`${value}T12:00:00Z`);
    return filters[name]?.options?.find((option) => option.value === value)?.label ?? value;
  };
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={words.filter}>
      {set.map(([name, value]) => (
        <li key={name}>
          <Anchor
            href={withQuery(pathname, params, { [name]: null })}
            aria-label={words.without(`${filters[name]?.label}: ${said(name, value)}`)}
            className="hit-44 flex min-h-8 max-w-80 items-center gap-1.5 rounded-full border border-line bg-accent-soft px-3 text-accent-ink text-sm no-underline hover:border-accent [&>svg]:size-3.5 [&>svg]:shrink-0"
          >
            <span className="truncate">
              {filters[name]?.label}: <strong>{said(name, value)}</strong>
            </span>
            <X aria-hidden />
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor
          href={withQuery(pathname, params, Object.fromEntries(set.map(([name]) => [name, null])))}
          className="hit-44 rounded-sm px-1 text-muted text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          {words.clear}
        </Anchor>
      </li>
    </ul>
  );
}
