import { pino } from 'pino';

/** Structured log lines. Secrets never reach it: the usual places are redacted as a second line of defence. */
export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Log;
};

const secretPaths = ['password', 'token', 'authorization', 'cookie', 'secret', 'ticket'].flatMap((name) => [
  name,
  `*.${name}`,
  `req.headers.${name}`,
]);

/** A log to standard error, so that standard output carries only what `npm start` tells a person. */
export function createLog(level: string): Log {
  return pino(
    { level, redact: { paths: secretPaths, censor: '[secret]' } },
    pino.destination({ dest: 2, sync: true }),
  ) as Log;
}

/** A log that keeps its warnings and errors for a test to look at, and prints nothing. */
export function memoryLog(): Log & { readonly lines: { level: string; entry: unknown; text: string | undefined }[] } {
  const lines: { level: string; entry: unknown; text: string | undefined }[] = [];
  const keep = (level: string) => (entry: unknown, text?: string) => {
    lines.push({ level, entry, text });
  };
  const log = { debug() {}, info() {}, warn: keep('warn'), error: keep('error'), fatal: keep('fatal'), lines } as never;
  return Object.assign(log, { child: () => log });
}
