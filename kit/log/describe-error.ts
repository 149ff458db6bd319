import { framesOf, StatementError, withoutValues } from '#kit/db/failures/statement-error.ts';
import { clip } from '#kit/text/clip.ts';

/** A failure as the log keeps it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
}

const deepest = 5;
const mostErrors = 10;

/**
 * A failure without what people wrote: of each error in the chain its kind, its message without mail addresses, its code
 * and where it happened. Everything else that libraries hang on errors (parameters, commands, answers) stays out.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  const clean = withoutValues(error);
  if (!(clean instanceof Error)) return { type: typeof clean, message: withoutAddresses(describeOther(clean)) };
  const { code, constraint, responseCode } = clean as { code?: unknown; constraint?: unknown; responseCode?: unknown };
  const frames = framesOf(clean);
  const errors = (clean as { errors?: unknown }).errors;
  const inner = depth < deepest;
  return {
    type: clean.name,
    message: messageOf(clean),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof responseCode === 'number' ? { code: `${String(code)} ${responseCode}` } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(frames === '' ? {} : { stack: frames }),
    ...(inner && clean.cause !== undefined ? { cause: describeError(clean.cause, depth + 1) } : {}),
    ...(inner && Array.isArray(errors) && errors.length > 0
      ? { errors: errors.slice(0, mostErrors).map((one) => describeError(one, depth + 1)) }
      : {}),
  };
}

/** A failure in one line, as it is kept beside what has failed. */
export function describeShortly(error: unknown): string {
  const { type, message, code } = describeError(error);
  return clip(`${type}${code && !message.includes(code) ? ` ${code}` : ''}: ${message}`, 500);
}

/** What a mail server or a sibling answered may repeat what it was sent; its code says enough. */
function messageOf(error: Error): string {
  if (error instanceof StatementError) return error.message;
  if ('responseCode' in error) return 'the mail server refused';
  return withoutAddresses(error.message);
}

const describeOther = (value: unknown): string => clip(typeof value === 'string' ? value : String(value), 300);

const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');
