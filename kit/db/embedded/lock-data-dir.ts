import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type DataDirLock = {
  /** Gives the folder back. Calling it twice does no harm. */
  release(): void;
};

/** The folder is in use, or cannot be locked; the message is one sentence for the person who typed the command. */
export class DataDirLockError extends Error {
  override name = 'DataDirLockError';
}

/**
 * Takes DATA_DIR for this process alone, creating it when missing.
 *
 * The lock is an exclusive SQLite transaction on `DATA_DIR/lock`: a lock of the operating system, which vanishes with the
 * process however it dies and also holds between containers that share a volume, where process ids mean nothing.
 *
 * @param timeoutMs milliseconds to wait, blocking, for a process that is just ending: a restart follows its predecessor closely.
 * @throws DataDirLockError when another process holds it (the message names that process), or when the folder is not writable.
 */
export function lockDataDir(dataDir: string, timeoutMs = 1500): DataDirLock {
  const holderFile = join(dataDir, 'lock.json');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: timeoutMs });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw new DataDirLockError(sentenceFor(error, dataDir, holderFile), { cause: error });
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  const taken = lock;
  held.add(taken);
  return {
    release() {
      held.delete(taken);
      if (taken.isOpen) taken.close();
    },
  };
}

/** What this process holds: a connection nobody refers to is closed by the garbage collector, and its lock gone with it. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

function sentenceFor(error: unknown, dataDir: string, holderFile: string): string {
  if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) {
    return `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}): make it writable for this user, or set DATA_DIR to another folder.`;
  }
  return `Vesper already runs on DATA_DIR ${dataDir}${holder(holderFile)}: stop that one first, or set DATA_DIR to another folder.`;
}

function holder(holderFile: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(holderFile, 'utf8')) as { pid: number; since: string };
    return ` (process ${pid}, since ${since})`;
  } catch {
    return '';
  }
}
