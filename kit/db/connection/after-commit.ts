import type { Log } from '#kit/log/log.ts';

/** Steps that have begun and are not done yet. */
const running = new Set<Promise<void>>();

/**
 * Starts every step before whoever waits for the transaction continues: who is told that it is done may count on the others
 * being told, also when the process dies the next moment.
 */
export function runAfterCommit(later: (() => void | Promise<void>)[], log: Log): void {
  const failed = (err: unknown): void => log.error({ err }, 'an after-commit step failed');
  for (const run of later) {
    try {
      const step = run()?.catch(failed);
      if (!step) continue;
      running.add(step);
      void step.finally(() => running.delete(step));
    } catch (error) {
      failed(error);
    }
  }
}

/**
 * Waits until nothing that was to happen after a commit is under way in this process, also what such steps begin in their turn. For tests
 * that compare what was pushed with what is in the database: nobody else waits for it.
 */
export async function afterCommitDone(): Promise<void> {
  do {
    // Steps begin in a microtask after the commit.
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(running);
  } while (running.size > 0);
}

/**
 * Forgets what is under way: its database is closed, and some of it may wait for a clock that stands still from now on. For tests, whose
 * process goes on with another file.
 */
export const forgetAfterCommit = (): void => running.clear();
