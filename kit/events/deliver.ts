import type { Clock } from '#kit/clock/clock.ts';
import type { Db, Tx } from '#kit/db/db.ts';
import { isRetryable } from '#kit/db/db.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import type { Log } from '#kit/log/log.ts';
import type { Handler } from '#kit/server/handler.ts';

export type EventHandler = Extract<Handler, { kind: 'event' }>;

interface DeliveryRow {
  readonly id: number;
  readonly event: string;
  readonly key: string | null;
  readonly payload: unknown;
  readonly attempts: number;
}

/** After so many tries a delivery is given up: kept, logged, and no longer in the way of later ones with its key. */
const maxAttempts = 12;

/** How long a delivery waits after its failed try number `attempts`, in milliseconds: 1 s, 2 s, 4 s … up to 10 min. */
const pauseAfter = (attempts: number): number => Math.min(600, 2 ** (attempts - 1)) * 1000;

/**
 * Takes the subscriber's first delivery that is due ($2, steady time) and the first of its key. While somebody else has that
 * one in hand it stays visible to this statement, so nothing with its key overtakes it. The function stands in migrations.
 */
const take = 'select id, event, key, payload, attempts from events.take_delivery($1, $2)';

/** Puts a delivery back that was taken in this transaction, in its old place. */
const putBack = `
  insert into events.deliveries (id, subscriber, event, key, payload, attempts, last_error, due_at)
  overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Puts off a delivery whose transaction failed as a whole; another lane may have tried it meanwhile. */
const putOff = `
  update events.deliveries set attempts = $3, last_error = $4, due_at = $5
  where subscriber = $1 and id = $2 and attempts = $3 - 1`;

/**
 * Makes what carries out the next delivery of a subscriber, in a transaction of its own. It answers whether there was one
 * that was due; one that fails is put off, and counts as one.
 */
export function createDelivery({ db, clock, log }: { readonly db: Db; readonly clock: Clock; readonly log: Log }) {
  const after = (subscriber: string, row: DeliveryRow, error: unknown) => {
    const attempts = row.attempts + 1;
    const isGivenUp = attempts >= maxAttempts;
    log.error({ err: error, subscriber, attempts }, isGivenUp ? 'an event was given up' : 'an event handler failed');
    return [attempts, describeShortly(error), isGivenUp ? null : clock.steady() + pauseAfter(attempts)] as const;
  };

  /** Runs the handler. When it fails, all it did is undone and the delivery is put back, without letting go of it in between. */
  const carryOut = async ({ subscriber, operation, run }: EventHandler, row: DeliveryRow, tx: Tx): Promise<void> => {
    const steps: (() => void | Promise<void>)[] = [];
    const own: Tx = {
      client: tx.client,
      get orm() {
        return tx.orm;
      },
      emit: tx.emit,
      afterCommit: (step) => void steps.push(step),
    };
    await tx.client.query('savepoint taken');
    try {
      await (run as (payload: unknown, tx: Tx) => Promise<void>)(operation.payload.parse(row.payload), own);
    } catch (error) {
      if (isRetryable(error)) throw error;
      await tx.client.query('rollback to savepoint taken');
      const { id, event, key, payload } = row;
      const values = [id, subscriber, event, key, JSON.stringify(payload), ...after(subscriber, row, error)];
      await tx.client.query(putBack, values);
      return;
    }
    for (const step of steps) tx.afterCommit(step);
  };

  return async function deliverNext(handler: EventHandler): Promise<boolean> {
    const { subscriber } = handler;
    let row: DeliveryRow | undefined;
    try {
      return await db.transaction(async (tx) => {
        const { rows } = await tx.client.query<DeliveryRow>(take, [subscriber, clock.steady()]);
        row = rows[0];
        if (!row) return false;
        await carryOut(handler, row, tx);
        return true;
      });
    } catch (error) {
      if (!row) throw error;
      await db.pool.query(putOff, [subscriber, row.id, ...after(subscriber, row, error)]);
      return true;
    }
  };
}
