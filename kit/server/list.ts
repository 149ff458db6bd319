import type { z } from 'zod';
import type { AnyList, List, ListAnswer, RowOf } from '#kit/contract/list.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { CsvCell, CsvLook } from '#kit/csv/csv.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import { sqlState } from '#kit/db/failures/sql-state.ts';
import type { Cursor, KeysetRequest } from '#kit/db/query/keyset.ts';
import type { Call, Handler } from './handler.ts';
import { handle } from './handler.ts';

/** What is wanted of a list. */
export interface ListRequest<F> extends KeysetRequest {
  readonly filters: F;
}

type FiltersOf<L extends AnyList> =
  L extends List<infer _R, infer _C, infer F, infer _X>
    ? { readonly [K in keyof F]?: z.output<F[K]['schema']> | undefined }
    : never;
type FactsOf<L extends AnyList> = L extends List<infer _R, infer _C, infer _F, infer X> ? z.output<X> : never;
type TotalsOf<L extends AnyList> = {
  [K in keyof L['columns'] as L['columns'][K] extends { total: true } ? K : never]: number;
};

/** Where the rows of a list come from. `Found` is a row as it is kept, with its cursor. */
export interface ListSource<L extends AnyList, Found extends { readonly cursor: Cursor }> {
  /** Rows in the wanted order; kit/db/query/keyset.ts writes that part of the statement. */
  find(request: ListRequest<FiltersOf<L>>, call: Call): Promise<Found[]>;
  /** The same rows as the contract writes them. */
  present(found: readonly Found[], call: Call): Promise<RowOf<L>[]> | RowOf<L>[];
  /** The sums over everything the filters let through. Needed where a column has a total. */
  totals?(filters: FiltersOf<L>): Promise<TotalsOf<L>>;
  facts?(filters: FiltersOf<L>, call: Call): Promise<FactsOf<L>>;
}

/** Carries out both operations of a list. */
export function handleList<const L extends AnyList, Found extends { readonly cursor: Cursor }>(
  list: L,
  source: ListSource<L, Found>,
): Handler[] {
  type Query = { sort: string; after?: string; limit: number; format: 'csv' | 'json' };
  const request = ({ sort, after, limit, format: _, ...filters }: Query) => ({
    filters: filters as FiltersOf<L>,
    sort: sort.replace('-', ''),
    isDescending: sort.startsWith('-'),
    after: after === undefined ? null : readCursor(after, sort),
    limit,
  });
  return [
    handle(list.read as AnyList['read'], async ({ query }, call) => {
      const wanted = request(query as Query);
      const [found, totals, facts] = await Promise.all([
        find(source, { ...wanted, limit: wanted.limit + 1 }, call),
        source.totals?.(wanted.filters) ?? {},
        source.facts?.(wanted.filters, call) ?? {},
      ]);
      const shown = found.slice(0, wanted.limit);
      const last = found.length > shown.length ? shown.at(-1) : undefined;
      const next = last ? writeCursor(last.cursor, (query as Query).sort) : null;
      return { rows: await source.present(shown, call), next, totals, facts } as ListAnswer<unknown, unknown>;
    }),
    handle(list.export as AnyList['export'], async ({ query }, call) => {
      const wanted = { ...request(query as Query), limit: list.exportSize };
      const rows = await withLongTimeouts(async () => source.present(await find(source, wanted, call), call));
      const name = list.name.replace(/^.*\./, '');
      const written = rows.map((row) => withInstants(row, list) as Record<string, unknown>);
      return (query as Query).format === 'json'
        ? jsonFile(`${name}.json`, written)
        : csvOf(`${name}.csv`, list.row, written, csvLookOf(call.caller.language));
    }),
  ];
}

/** A cursor may be made up; what the database cannot read of it is the caller's mistake (SQL state class 22). */
async function find<L extends AnyList, Found extends { readonly cursor: Cursor }>(
  source: ListSource<L, Found>,
  request: ListRequest<FiltersOf<L>>,
  call: Call,
): Promise<Found[]> {
  try {
    return await source.find(request, call);
  } catch (error) {
    if (request.after !== null && sqlState(error)?.startsWith('22')) throw wrongCursor();
    throw error;
  }
}

const wrongCursor = (): Problem =>
  new Problem(invalidInput, { errors: [{ field: 'query.after', message: 'not a place in this list' }] });

/** A place in a list as its answers carry it; it names the order it belongs to. */
export const writeCursor = (cursor: Cursor, sort: string): string =>
  Buffer.from(JSON.stringify([sort, ...cursor])).toString('base64url');

/** A cursor as an earlier answer gave it. It belongs to one order of the rows. @throws Problem invalid_input for one that is made up */
export function readCursor(text: string, sort: string): Cursor {
  let found: unknown;
  try {
    found = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw wrongCursor();
  }
  const [order, value, id] = Array.isArray(found) ? found : [];
  if (order !== sort || typeof value !== 'string' || typeof id !== 'string') throw wrongCursor();
  return [value, id];
}

const jsonFile = (filename: string, rows: readonly unknown[]): FileReply => ({
  body: Buffer.from(JSON.stringify(rows)),
  type: 'application/json; charset=utf-8',
  cacheSeconds: 0,
  filename,
});

/** Rows as CSV: a column for each field, `by.email` for a field of a field. Lists and free records are JSON in their cell. */
function csvOf(filename: string, row: z.ZodObject, rows: readonly Record<string, unknown>[], look: CsvLook): FileReply {
  const leaves = leavesOf(row, []);
  const head = leaves.map((path) => path.join('.'));
  return csvFile(
    filename,
    head,
    rows.map((one) => leaves.map((path) => cellOf(path.reduce<unknown>((at, name) => (at as never)?.[name], one)))),
    look,
  );
}

function leavesOf(schema: z.ZodType, path: readonly string[]): (readonly string[])[] {
  const def = schema._zod.def as { type: string; innerType?: z.ZodType; shape?: Record<string, z.ZodType> };
  if (def.innerType) return leavesOf(def.innerType, path);
  if (def.type !== 'object' || !def.shape) return [path];
  return Object.entries(def.shape).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** Names of fields that say when: whoever reads a file has no page that says what a number of milliseconds is. */
const saysWhen = /(?:At|Since|Until|Timestamp|From|To)$|^(?:at|since|until|from|to)$/;
/** Milliseconds of days from 2001 to 2286: a smaller number that is called like a time counts something else. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 1e12 && value < 1e13;

/** A row of a file: its moments as ISO 8601 in UTC, wherever they stand in it. */
function withInstants(value: unknown, list: Pick<AnyList, 'columns'>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withInstants(each, list, name));
  if (value instanceof Date || value === null) return value;
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withInstants(each, list, key)]));
  const isNamed = saysWhen.test(name) || list.columns[name]?.kind === 'instant';
  return isNamed && isMoment(value) ? new Date(value).toISOString() : value;
}

function cellOf(value: unknown): CsvCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
