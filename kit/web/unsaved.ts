import type { DataStrategyResult } from 'react-router';
import { data, isRouteErrorResponse } from 'react-router';

/** How often in a row what was sent did not get through; zero while nothing is to be said. */
let failures = 0;
const listeners = new Set<() => void>();

const set = (next: number): void => {
  if (next === failures) return;
  failures = next;
  for (const changed of [...listeners]) changed();
};

/** Whether what was sent from this document last did not get through, for a notice that says so. */
export const unsaved = {
  get failures() {
    return failures;
  },
  clear: () => set(0),
  subscribe(changed: () => void) {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
};

/** No answer, an answer of a part that is away or broken, or none because there is too much to do. */
const isNotTaken = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 || error.status === 429 : !(error instanceof Response);

/**
 * What an action answered, unless it did not get through: then the page stands as it did, with what was typed into it,
 * and is told so. The answer of 503 keeps the router from reading the page anew, which would fail as well.
 */
export function keepPage(results: Record<string, DataStrategyResult>): Record<string, DataStrategyResult> {
  const isLost = ({ type, result }: DataStrategyResult): boolean => type === 'error' && isNotTaken(result);
  const isKept = Object.values(results).some(isLost);
  set(isKept ? failures + 1 : 0);
  if (!isKept) return results;
  const kept: DataStrategyResult = { type: 'data', result: data(undefined, 503) };
  return Object.fromEntries(Object.entries(results).map(([id, one]) => [id, isLost(one) ? kept : one]));
}
