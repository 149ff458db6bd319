import { sqlState } from '#kit/db/failures/sql-state.ts';

/** SQLSTATE: the database's disk is full; the program's limit of files or shared memory is not meant. */
const diskFull = '53100';
/** Node: no space left, and the quota of a file system is used up. */
const codes = new Set(['ENOSPC', 'EDQUOT']);

/** There is no place for what was to be kept. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Whether something failed because a disk, a quota or a bucket is full. Nothing of it was kept. */
export function isNoRoom(error: unknown): boolean {
  if (sqlState(error) === diskFull) return true;
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof NoRoom || codes.has((at as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/** When this process last met it, in ms of `performance.now()`. The disk is the process's, so there is one answer. */
let metAt = Number.NEGATIVE_INFINITY;

/** Notes it when a failure means it, whoever met it; answers whether it does. */
export function noteNoRoom(error: unknown): boolean {
  if (!isNoRoom(error)) return false;
  metAt = performance.now();
  return true;
}

export const lastNoRoomAt = (): number => metAt;
