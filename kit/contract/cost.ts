import type { z } from 'zod';
import type { Operation } from './operations.ts';
import type { ZodDef } from './selection.ts';
import { defOf, unwrapSchema } from './selection.ts';

/** What somebody may spend in a while. */
export interface Budget {
  readonly points: number;
  readonly seconds: number;
}

/**
 * What calls may cost together. A person who opens a page a second, writes and watches stays below a third of it; the
 * share of an address is larger, because households, offices and mobile networks share one.
 */
export const budgets = {
  subject: { points: 3000, seconds: 60 },
  address: { points: 12_000, seconds: 60 },
} as const satisfies Record<string, Budget>;

/** A page that is rendered; what it asks for meanwhile is in it. Pages that are kept cost nothing. */
export const pageCost = 10;

/** So many values of an answer, read and written, are one point. */
export const valuesPerPoint = 400;
/** How many entries a list without a size of its own is taken for. */
export const defaultListSize = 10;
/** Most entries one may ask for anywhere; what is taken where the size asked for is no number. */
export const maxPageSize = 120;

/** Arguments that say how long a page is. */
export const pageSizes = ['first', 'take', 'limit'] as const;
/** A simple call is one point. */
const base = { read: 1, write: 2, file: 3 } as const;

/** What one call costs with a given page size, in points; the usual page when none is given. `cost` of the contract goes first. */
export function costOf(operation: Operation, pageSize?: number): number {
  if (operation.cost !== undefined) return operation.cost;
  const answer = 'response' in operation ? operation.response : 'result' in operation ? operation.result : undefined;
  const isFile = answer !== undefined && defOf(unwrapSchema(answer)).type === 'unknown';
  const page = pageSize ?? pageSizeOf(operation)?.usual ?? defaultListSize;
  const values = answer === undefined ? 0 : valuesIn(answer, page);
  return baseCostOf(operation) + (isFile ? base.file : Math.floor(values / valuesPerPoint));
}

/** Whether a call is charged like a reading or like a change. */
export function baseCostOf(operation: Operation): number {
  const reads = operation.kind === 'query' || (operation.kind === 'route' && operation.method === 'GET');
  return reads ? base.read : base.write;
}

/** The size of the page an operation's input asks for; undefined when it has none. */
export function requestedPage(operation: Operation, input: unknown): number | undefined {
  const size = pageSizeOf(operation);
  if (!size) return undefined;
  const given = (input ?? {}) as Record<string, unknown>;
  const part = operation.kind === 'route' ? (given.query ?? given.body) : given;
  const requested = (part as Record<string, unknown> | undefined)?.[size.name];
  return requested === undefined || requested === null ? size.usual : sizeOf(requested);
}

/** What somebody wrote as a size; the longest page where that is no number of a page. */
export const sizeOf = (requested: unknown): number =>
  Number(requested) >= 1 && Number(requested) <= maxPageSize ? Math.ceil(Number(requested)) : maxPageSize;

/** The part of an input that says how long a page is, and how long it is when nothing is said. */
export function pageSizeOf(operation: Operation): { name: string; usual: number } | undefined {
  const parts =
    operation.kind === 'route' ? [operation.query, operation.body] : 'args' in operation ? [operation.args] : [];
  for (const schema of parts) {
    const shape = schema && (defOf(unwrapSchema(schema)).shape ?? {});
    for (const name of pageSizes) {
      const given = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (given) return { name, usual: defaultOf(given) ?? defaultListSize };
    }
  }
  return undefined;
}

function defaultOf(schema: z.ZodType): number | undefined {
  const def = defOf(schema) as ZodDef & { defaultValue?: unknown };
  if (def.type === 'default') return Number(def.defaultValue);
  return def.innerType ? defaultOf(def.innerType) : undefined;
}

/** The same for each call: an answer's shape does not change. */
const counted = new WeakMap<z.ZodType, Map<number, number>>();

function valuesIn(answer: z.ZodType, page: number): number {
  const known = counted.get(answer) ?? new Map<number, number>();
  counted.set(answer, known);
  const before = known.get(page);
  if (before !== undefined) return before;
  const values = valuesOf(answer, page);
  known.set(page, values);
  return values;
}

/** How many values an answer holds; the outermost list is as long as the page, those within are of the usual length. */
function valuesOf(schema: z.ZodType, page: number, depth = 0): number {
  const def = defOf(unwrapSchema(schema));
  if (depth > 8) return 1;
  if (def.type === 'array' && def.element) return page * valuesOf(def.element, defaultListSize, depth + 1);
  if (def.type !== 'object' || !def.shape) return 1;
  return Object.values(def.shape).reduce((sum, part) => sum + valuesOf(part, page, depth + 1), 0);
}

/** Whether somebody outside calls it: what the platform sends and does by itself costs nobody. */
export const isCalled = ({ kind }: Operation): boolean =>
  kind === 'route' || kind === 'query' || kind === 'mutation' || kind === 'clientMessage';

/** What a call costs with the usual page and with the longest, for the reference. */
export function costRange(operation: Operation): { usual: number; most: number } {
  const usual = costOf(operation);
  return { usual, most: pageSizeOf(operation) ? Math.max(usual, costOf(operation, maxPageSize)) : usual };
}
