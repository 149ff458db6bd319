import { clip } from '#kit/text/clip.ts';

/**
 * What may be known of a statement that failed: which one, and what the database has against it. Never a value: those are
 * people's notes, addresses and words, and errors end in logs.
 */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** SQLSTATE. */
  readonly code: string;
  /** The statement without its literals; its parameters were never in it. Null when it is not known. */
  readonly statement: string | null;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;

  constructor(from: DatabaseFailure, statement: string | null) {
    super(`${sentenceOf(from)}${statement === null ? '' : ` in: ${statement}`}`);
    this.code = from.code;
    this.statement = statement;
    this.schema = from.schema;
    this.table = from.table;
    this.column = from.column;
    this.constraint = from.constraint;
    const frames = framesOf(from);
    if (frames !== '') this.stack = `${this.name}: ${this.message}\n${frames}`;
  }
}

/** An error as PostgreSQL's protocol carries it; `detail`, `where`, `hint` and more stay behind. */
interface DatabaseFailure extends Error {
  readonly code: string;
  readonly schema?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
}

const isDatabaseFailure = (error: unknown): error is DatabaseFailure =>
  error instanceof Error &&
  !(error instanceof StatementError) &&
  /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) &&
  'severity' in error;

/** Drizzle's wrapper: its message holds every parameter. */
const isQueryFailure = (error: unknown): error is Error & { readonly query: string } =>
  error instanceof Error && 'params' in error && typeof (error as { query?: unknown }).query === 'string';

/**
 * The same failure without a value of anybody's: a {@link StatementError} for what the database refused, the cause for
 * what only wraps it, everything else as it is.
 *
 * @param statement the text of the statement, when the error itself does not know it
 */
export function withoutValues(error: unknown, statement: string | null = null): unknown {
  if (isQueryFailure(error)) {
    if (error.cause !== undefined) return withoutValues(error.cause, error.query);
    return new Error(`A statement failed: ${shapeOf(error.query)}`);
  }
  return isDatabaseFailure(error) ? new StatementError(error, statement === null ? null : shapeOf(statement)) : error;
}

/**
 * Classes of SQLSTATE whose messages name only tables, columns, constraints, functions of ours and states of the server.
 * The others (22, data exceptions, above all) quote what they could not read.
 */
const telling = new Set(['08', '0A', '21', '23', '25', '28', '40', '42', '53', '54', '55', '57', '58', 'P0']);

function sentenceOf({ code, message, constraint, column, table }: DatabaseFailure): string {
  if (telling.has(code.slice(0, 2))) return `${message} (${code})`;
  const named = [table && `table ${table}`, column && `column ${column}`, constraint && `constraint ${constraint}`];
  return [`the database refused a value (${code})`, ...named.filter(Boolean)].join(', ');
}

const mostCharacters = 400;

/** A statement as one line without literals, so that two calls of the same one look the same. */
export function shapeOf(statement: string): string {
  const bare = statement
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/[eEbBxX]?'(?:[^']|'')*'/g, '?')
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(?<![\w$."])-?\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.length > mostCharacters ? `${clip(bare, mostCharacters)} …` : bare;
}

/** The lines of a stack that say where, without its first, which repeats the message. */
export function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
