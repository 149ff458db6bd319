import { AsyncLocalStorage } from 'node:async_hooks';
import { lt, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import type { Kit } from '#kit/server/kit.ts';
import { unbooked } from './tables.ts';
import type { Transfer } from './transfer-draft.ts';

/** How long a transfer that never came is told of, ms; afterwards the log has it. */
const toldFor = 30 * 24 * 3600 * 1000;

/**
 * A transfer was not booked and nothing speaks against it: the money is there and the key is free. Something outside the rules is wrong
 * (the driver, the tables), so that somebody has to look; the caller's transaction is to be tried again.
 */
export class NotBookedError extends Error {
  override name = 'NotBookedError';

  constructor(key: string) {
    super(`Transfer ${key} was not booked, though nothing speaks against it.`);
  }
}

/**
 * How operators hear of such a transfer: a line in the log, and a row that stands until the transfer is booked. The row is written
 * outside of the caller's transaction, which is about to be rolled back; nobody waits for it.
 */
export function alarmOf({ db, clock, log }: Pick<Kit, 'db' | 'clock' | 'log'>) {
  const outside = AsyncLocalStorage.snapshot();
  return (error: unknown, { key, kind }: Pick<Transfer, 'key' | 'kind'>): void => {
    if (!(error instanceof NotBookedError)) return;
    log.error({ key, kind: kind.name }, 'a transfer was not booked, though nothing speaks against it');
    const at = new Date(clock.now());
    const note = async () => {
      await db.orm
        .insert(unbooked)
        .values({ key, kind: kind.name, firstAt: at, lastAt: at })
        .onConflictDoUpdate({ target: unbooked.key, set: { lastAt: at, times: sql`${unbooked.times} + 1` } });
    };
    outside(() => note().catch((err: unknown) => log.error({ err, key }, 'the alarm could not be kept')));
  };
}

/** Transfers that failed so and have not been booked since. */
const isUnbooked = sql`not exists (select 1 from ledger.transfers t where t.key = ${unbooked.key})`;

/** How many there are of them, and since when the first of them. */
export const waitingUnbooked = (executor: Executor): Promise<{ value: number; since?: number }> =>
  countWaiting(executor, unbooked.firstAt, isUnbooked);

/** How many transfers failed so and have not been booked since. */
export const countUnbooked = async (executor: Executor): Promise<number> => (await waitingUnbooked(executor)).value;

/** Forgets what was long ago. */
export async function forgetUnbooked({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  await db.orm.delete(unbooked).where(lt(unbooked.lastAt, new Date(clock.now() - toldFor)));
}
