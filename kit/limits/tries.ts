import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '#kit/contract/problem.ts';

const scopes = new AsyncLocalStorage<(() => Promise<void>)[]>();

/** Notes how to give a try back that was just counted. */
export const noteTry = (giveBack: () => Promise<void>): void => void scopes.getStore()?.push(giveBack);

/** Whether a try failed for a reason of ours and not of whoever tried. */
export const isOurFault = (error: unknown): boolean => !(error instanceof Problem) || error.kind.status >= 500;

/** Runs what somebody tries. When it fails for our reasons, what was counted meanwhile is given back. */
export async function countingTries<T>(work: () => Promise<T>): Promise<T> {
  const taken: (() => Promise<void>)[] = [];
  try {
    return await scopes.run(taken, work);
  } catch (error) {
    if (isOurFault(error)) await Promise.allSettled(taken.map((giveBack) => giveBack()));
    throw error;
  }
}
