import { sqlState } from './sql-state.ts';

/** The database cannot be reached, or does not answer. Whether a commit on its way arrived is not known. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseAway';

  constructor(reason = 'it does not answer', cause?: unknown) {
    super(`The database is away: ${reason}`, cause === undefined ? undefined : { cause });
  }
}

/** The database is there, but what was asked of it took too long. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseSlow';
}

/** SQLSTATE: the statement was stopped by its limit, or a lock was not free in time. */
const slow = new Set(['57014', '55P03']);
/** Connections that broke, servers that stop, start, or have no place left (classes 08 and 57P0x, 53300). */
const away = /^(?:08|57P0[123]|53300)/;

/** What is wrong with the database when it is not the statement's own fault; null when it is, or it is something else. */
export function failureOf(error: unknown): 'away' | 'slow' | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseTimeout) return 'slow';
    if (at instanceof DatabaseUnavailable) return 'away';
  }
  const state = sqlState(error) ?? '';
  if (slow.has(state)) return 'slow';
  return away.test(state) ? 'away' : null;
}
