import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Structured log lines. Secrets never reach it: the usual places are redacted as a second line of defence. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Log;
};

const secretPaths = ['password', 'token', 'authorization', 'cookie', 'secret', 'ticket'].flatMap((name) => [
  name,
  `*.${name}`,
  `req.headers.${name}`,
]);

const serializers = { err: describeError, error: describeError };

/** A log to `destination`. Errors are kept as {@link describeError} tells them, wherever in a line they stand. */
function logTo(level: string, destination: { write(line: string): void }): Log {
  const options = {
    level,
    redact: { paths: secretPaths, censor: '[secret]' },
    serializers,
    formatters: { log: withDescribedErrors },
  };
  return pino(options, destination) as Log;
}

/** Errors under a name that no serializer sees. What is described here would be described a second time there. */
function withDescribedErrors(entry: Record<string, unknown>): Record<string, unknown> {
  const strays = Object.entries(entry).filter(([name, value]) => value instanceof Error && !(name in serializers));
  if (strays.length === 0) return entry;
  return { ...entry, ...Object.fromEntries(strays.map(([name, value]) => [name, describeError(value)])) };
}

/** A log to standard error, so that standard output carries only what `npm start` tells a person. */
export function createLog(level: string): Log {
  return logTo(level, pino.destination({ dest: 2, sync: true }));
}

let hear: (line: string) => void = () => undefined;

/** Hears every line of every {@link memoryLog} as a real log would have written it. For the setup of tests. */
export function onMemoryLog(listener: (line: string) => void): void {
  hear = listener;
}

/** A log that keeps its warnings and errors for a test to look at, and prints nothing. */
export function memoryLog(): Log & { readonly lines: { level: string; entry: unknown; text: string | undefined }[] } {
  const lines: { level: string; entry: unknown; text: string | undefined }[] = [];
  const written = logTo('debug', { write: (line) => hear(line) });
  const at =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal', isKept = true) =>
    (entry: unknown, text?: string) => {
      if (isKept) lines.push({ level, entry, text });
      written[level](entry as object, text);
    };
  const log = {
    debug: at('debug', false),
    info: at('info', false),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    lines,
  } as never;
  return Object.assign(log, { child: () => log });
}
