import type { ReactNode } from 'react';
import type { AnyList, ListColumn } from '#kit/contract/list.ts';
import type { Formatters } from '#kit/i18n/format.ts';
import type { Language } from '#kit/i18n/language.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';

/** What a page says about a column: its name, and how a value is shown where its kind does not say it. */
export interface ColumnWords<Row> {
  readonly header: string;
  readonly cell?: (row: Row) => ReactNode;
  /** The name of the row: first on the phone's card, and never left out. */
  readonly isName?: boolean;
}

const numeric = ['number', 'euroCents', 'amount'];

/** A list's columns as a table has them: those that are shown, in the order of the contract, with their totals. */
export function tableColumns<Row>(
  list: AnyList,
  words: Readonly<Record<string, ColumnWords<Row>>>,
  shown: readonly string[],
  totals: Readonly<Record<string, number>>,
  { language, format }: { language: Language; format: Formatters },
): TableColumn<Row>[] {
  const columns = Object.entries(list.columns as Record<string, ListColumn>);
  return columns.flatMap(([key, column]) => {
    const { kind, sortable } = column;
    const own = words[key];
    if (!own || !(own.isName || shown.includes(key))) return [];
    const write = (value: unknown) => valueText(column, value, language, format);
    const total = totals[key];
    return [
      {
        key,
        header: own.header,
        primary: own.isName,
        sortable: sortable === true,
        align: numeric.includes(kind) || kind === 'instant' || kind === 'day' ? ('end' as const) : undefined,
        cell: own.cell ?? ((row: Row) => write((row as Record<string, unknown>)[key])),
        total: total === undefined ? undefined : write(total),
      },
    ];
  });
}

function valueText(column: ListColumn, value: unknown, language: Language, format: Formatters): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  switch (column.kind) {
    case 'number':
      return format.number(value as number);
    case 'euroCents':
      return formatAmount(value as number, euros, language);
    case 'amount':
      return formatAmount(value as number, column.unit, language);
    case 'day':
      return format.date(`${String(value)}T12:00:00Z`);
    case 'instant':
      return <Instant at={value as number | string} format={format} />;
    default:
      return <span className="[overflow-wrap:anywhere]">{String(value)}</span>;
  }
}

function Instant({ at, format }: { at: number | string; format: Formatters }): ReactNode {
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {format.dateTime(at)}
    </time>
  );
}
