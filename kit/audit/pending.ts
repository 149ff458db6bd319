import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from '#kit/db/db.ts';
import type { AuditResult } from './tables.ts';

/** The line of the call under way: who writes it, and whether it is written. */
interface Pending {
  /** Writes the line in the first transaction that commits; null when the use case does it itself. */
  readonly write: ((tx: Tx) => Promise<void>) | null;
  claimed: boolean;
  written: AuditResult | null;
}

const calls = new AsyncLocalStorage<Pending>();

/** Runs a call whose line is written in its first transaction, or by the use case where `write` is null. */
export async function withPendingLine<T>(
  write: Pending['write'],
  run: () => Promise<T>,
  after: (done: { error: unknown; written: AuditResult | null }) => Promise<void>,
): Promise<T> {
  const pending: Pending = { write, claimed: false, written: null };
  let value: T;
  try {
    value = await calls.run(pending, run);
  } catch (error) {
    await after({ error, written: pending.written });
    throw error;
  }
  await after({ error: null, written: pending.written });
  return value;
}

/** Notes that a use case has written the line of the call under way. */
export function lineWritten(result: AuditResult): void {
  const pending = calls.getStore();
  if (pending) pending.written = result;
}

/** What a transaction has to do about the line before it commits, and afterwards. Handed to the database at composition. */
export async function pendingLine(tx: Tx): Promise<{ ended(committed: boolean): void } | null> {
  const pending = calls.getStore();
  if (!pending?.write || pending.claimed || pending.written) return null;
  pending.claimed = true;
  const { write } = pending;
  await calls.exit(() => write(tx));
  return {
    ended(committed) {
      if (committed) pending.written = 'done';
      else pending.claimed = false;
    },
  };
}
