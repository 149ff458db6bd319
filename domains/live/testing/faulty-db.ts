import type { Db, Tx } from '#kit/db/db.ts';

/** How a process dies in a transaction: before the commit, right after it with nothing told, or not at all. */
export type Fault = 'beforeCommit' | 'afterCommit' | null;

/** What a fault throws; tests expect it and nothing else. */
export class SimulatedCrash extends Error {
  override name = 'Died';
}

/** A database on which transactions die as `fault` says. */
export function faulty(db: Db, fault: () => Fault): Db {
  return {
    ...db,
    async transaction<T>(work: (tx: Tx) => Promise<T>, attempts?: number): Promise<T> {
      const dies = fault();
      const value = await db.transaction(async (tx) => {
        const answer = await work(dies === 'afterCommit' ? { ...tx, afterCommit: () => undefined } : tx);
        if (dies === 'beforeCommit') throw new SimulatedCrash('before the commit');
        return answer;
      }, attempts);
      if (dies === 'afterCommit') throw new SimulatedCrash('after the commit');
      return value;
    },
  };
}
