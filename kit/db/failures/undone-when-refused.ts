import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '../db.ts';

/** Undoes what a part of a transaction wrote when it is refused with a Problem, which is thrown on; the transaction stays usable. */
export async function undoneWhenRefused<T>(tx: Pick<Tx, 'client'>, work: () => Promise<T>): Promise<T> {
  // Nested ones have the same name: the inner one is the one that is meant until it is gone.
  await tx.client.query('savepoint refusable');
  try {
    const done = await work();
    await tx.client.query('release savepoint refusable');
    return done;
  } catch (error) {
    if (error instanceof Problem) await tx.client.query('rollback to savepoint refusable; release savepoint refusable');
    throw error;
  }
}
