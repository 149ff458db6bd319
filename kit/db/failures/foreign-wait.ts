import { AsyncLocalStorage } from 'node:async_hooks';

/** What a transaction does when its work waits for something that is not the database. */
export type OnForeignWait = (error: Error) => void;

interface Scope {
  open: boolean;
  readonly onForeignWait: OnForeignWait;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Somebody waits for `what` while a transaction is open: its connection and locks are held for as long. */
export class ForeignWaitError extends Error {
  override name = 'ForeignWaitError';

  constructor(what: string) {
    super(`A database transaction waits for ${what}. Do it before the transaction, or in tx.afterCommit.`);
  }
}

/** Runs the work of a transaction. Everything it starts is known to be inside until it ends. */
export async function insideTransaction<T>(onForeignWait: OnForeignWait, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true, onForeignWait };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/**
 * Stands at the head of everything that waits for something else than a statement: files, processes, other servers, mail,
 * timers, password hashes, another connection. Throws {@link ForeignWaitError} inside a transaction, in production it is logged.
 */
export function assertOutsideTransaction(what: string): void {
  const scope = scopes.getStore();
  if (scope?.open) scope.onForeignWait(new ForeignWaitError(what));
}
