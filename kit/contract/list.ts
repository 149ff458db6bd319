import { z } from 'zod';
import type { Unit } from '#kit/money/amounts.ts';
import type { Access } from './access.ts';
import { auditedRead } from './audit.ts';
import type { Route } from './operations.ts';
import { route } from './operations.ts';
import { typedText } from './typed-text.ts';

/** How the values of a column are written and aligned: an `amount` in its unit; `custom`: the page says how, and may of the others, too. */
export type ColumnKind = 'text' | 'number' | 'instant' | 'day' | 'euroCents' | 'amount' | 'custom';

/** One column of a list. Its words belong to the page. */
export type ListColumn = {
  /** Rows may be ordered by it. */
  readonly sortable?: true;
  /** Shown once somebody chooses it. */
  readonly isHidden?: true;
} & (
  | (({ readonly kind: 'number' | 'euroCents' } | { readonly kind: 'amount'; readonly unit: Unit }) & {
      /** The sum over everything the filters let through stands below it, written as its kind says; whole numbers. */
      readonly total?: true;
    })
  | { readonly kind: Exclude<ColumnKind, 'number' | 'euroCents' | 'amount'>; readonly total?: never }
);

/** One filter of a list: how its value is checked, and with which control it is set. */
export interface ListFilter<S extends z.ZodType = z.ZodType> {
  readonly control: 'search' | 'text' | 'choice' | 'day';
  readonly schema: S;
  /** The values of a choice that are known beforehand; other choices come with the answer (`facts`). */
  readonly options?: readonly string[];
}

type Columns = Readonly<Record<string, ListColumn>>;
type Filters = Readonly<Record<string, ListFilter>>;

/** The values of a list's filters after validation; those not given are left out. */
export type FilterValues<F extends Filters> = { readonly [K in keyof F]?: z.output<F[K]['schema']> | undefined };
type FilterInput<F extends Filters> = { readonly [K in keyof F]?: z.input<F[K]['schema']> | undefined };

/** What a list answers: a page of rows, where the next page begins (null: nowhere), totals, and facts of the whole list. */
export interface ListAnswer<Row, Facts> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly totals: Readonly<Record<string, number>>;
  readonly facts: Facts;
}

/** Where one is in a list; `after` is a cursor of the answer before. */
interface Paging {
  readonly sort: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What a list is made of. See {@link defineList}. */
export interface ListDefinition<
  Row extends z.ZodObject,
  C extends Columns,
  F extends Filters,
  Facts extends z.ZodType,
> {
  /** The domain and what is listed, `payments.orders`: the operations are `payments.listOrders` and `payments.exportOrders`. */
  readonly name: `${string}.${string}`;
  /** One sentence for the reference at /docs. */
  readonly summary: string;
  readonly access: Access;
  /** Below `/rest/v1/`. The export is one step further: `<path>/export`. */
  readonly path: string;
  /** One line; `key` is the field that tells lines apart. */
  readonly row: Row;
  readonly key: keyof z.output<Row> & string;
  readonly columns: C;
  readonly filters: F;
  /** The order without a choice: a sortable column, with `-` the other way round (`-createdAt`: the latest first). */
  readonly sort: `${'' | '-'}${keyof C & string}`;
  /** What is true of the whole list, such as the values a filter can take. */
  readonly facts?: Facts;
  /** Rows on a page; 50 when not given. */
  readonly pageSize?: number;
  /** Rows an export holds at most; 10,000 when not given. */
  readonly exportSize?: number;
  /** Points of a call; follows from its shape when not given. */
  readonly cost?: number;
}

/** A list, declared once: what it is made of, and the operations that follow from it. */
export interface List<
  Row extends z.ZodObject = z.ZodObject,
  C extends Columns = Columns,
  F extends Filters = Filters,
  Facts extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly key: string;
  readonly row: Row;
  readonly columns: C;
  readonly filters: F;
  readonly sort: string;
  readonly pageSize: number;
  readonly exportSize: number;
  /** A page of it. */
  readonly read: Route<
    z.ZodType,
    z.ZodType<FilterValues<F> & Paging, FilterInput<F> & Partial<Paging>>,
    z.ZodType,
    z.ZodType<ListAnswer<z.output<Row>, z.output<Facts>>>,
    Access
  >;
  /** All of it, as a file. */
  readonly export: Route<
    z.ZodType,
    z.ZodType<FilterValues<F> & Export, FilterInput<F> & Partial<Export>>,
    z.ZodType,
    z.ZodType<unknown>,
    Access
  >;
}

/** What a list is, whatever it is made of. */
// biome-ignore lint/suspicious/noExplicitAny: operations of unlike lists have nothing in common but their names.
export type AnyList = List<any, any, any, any>;
export type RowOf<L extends AnyList> = z.output<L['row']>;

/** Which file an export is. */
interface Export {
  readonly sort: string;
  readonly format: 'csv' | 'json';
}

/**
 * Declares a list: a page of it and its export as operations with their validation, audit lines and places in OpenAPI; the server
 * answers it by `handleList` (kit/server/list.ts) and the office shows it by `<ListPage>` (kit/web/list). Pages go on from the last
 * row they showed (keyset paging), so that what is added meanwhile shifts nothing.
 */
export function defineList<
  Row extends z.ZodObject,
  C extends Columns,
  F extends Filters,
  Facts extends z.ZodType = z.ZodObject<Record<never, never>>,
>(definition: ListDefinition<Row, C, F, Facts>): List<Row, C, F, Facts> {
  const { name, summary, access, path, row, columns, filters, cost } = definition;
  const { facts = z.object({}), pageSize = 50, exportSize = 10_000 } = definition;
  const sortable = Object.keys(columns).filter((column) => columns[column]?.sortable);
  const sorts = z.enum(sortable.flatMap((column) => [column, `-${column}`])).default(definition.sort);
  const given = Object.fromEntries(Object.entries(filters).map(([key, { schema }]) => [key, schema.optional()]));
  const summed = Object.keys(columns).filter((column) => columns[column]?.total);
  const totals = z.object(Object.fromEntries(summed.map((column) => [column, z.int()])));
  const read = route({
    name: operationName(name, 'list'),
    summary: `${summary} \`next\`, handed in as \`after\`, asks for the page that follows.`,
    access,
    audit: auditedRead(operationName(name, 'list')),
    ...(cost === undefined ? {} : { cost }),
    method: 'GET',
    path,
    query: z.object({ ...given, sort: sorts, after: cursor.optional(), limit: limitUpTo(pageSize) }),
    response: z.object({ rows: z.array(row), next: z.string().nullable(), totals, facts }),
  });
  const all = route({
    name: operationName(name, 'export'),
    cost: 100,
    summary: `${summary} All that fits, at most ${exportSize.toLocaleString('en')} lines, as CSV (RFC 4180, UTF-8) or JSON.`,
    access,
    stepUp: 'always',
    audit: auditedRead(operationName(name, 'export')),
    limit: { points: 30, seconds: 60, per: 'subject' },
    method: 'GET',
    path: `${path}/export`,
    query: z.object({ ...given, sort: sorts, format: z.enum(['csv', 'json']).default('csv') }),
    response: z.unknown(),
  });
  const { key, sort } = definition;
  return { name, key, row, columns, filters, sort, pageSize, exportSize, read, export: all } as unknown as List<
    Row,
    C,
    F,
    Facts
  >;
}

/** `payments.orders` and `list` make `payments.listOrders`. */
function operationName(list: string, verb: string): string {
  const [domain = '', what = ''] = list.split('.');
  return `${domain}.${verb}${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}

const cursor = z
  .string()
  .max(500)
  .regex(/^[\w-]+$/);

const limitUpTo = (pageSize: number) => z.coerce.number().int().min(1).max(200).default(pageSize);

/** Text without control characters and half characters, as people type it. */
const words = (kind: 'search' | 'reference', length: number) =>
  typedText(kind)
    .min(1)
    .max(length)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Looks for words in what the list says it looks through. */
export const searchFilter = (length = 200): ListFilter<z.ZodString> => ({
  control: 'search',
  schema: words('search', length),
});
/** One value exactly, typed: the number of an order or of anything else. */
export const textFilter = (length = 200): ListFilter<z.ZodString> => ({
  control: 'text',
  schema: words('reference', length),
});
/** A number or a name out of those the answer tells of. */
export const valueFilter = <S extends z.ZodType>(schema: S): ListFilter<S> => ({ control: 'choice', schema });
/** One of several known values. */
export const choiceFilter = <const O extends readonly [string, ...string[]]>(options: O) => ({
  control: 'choice' as const,
  schema: z.enum(options),
  options,
});
/** A day as PostgreSQL takes it: the year 0 of ISO 8601 is none. */
export const calendarDay = z.iso.date().refine((day) => day >= '0001');

/** A day of the product's time zone; as a bound it is included. */
export const dayFilter = (): ListFilter<z.ZodISODate> => ({ control: 'day', schema: calendarDay });
