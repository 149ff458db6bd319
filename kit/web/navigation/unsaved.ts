import type { DataStrategyResult } from 'react-router';
import { data, isRouteErrorResponse } from 'react-router';
import { Store } from '../live/store.ts';

/**
 * How often in a row what was sent from this document did not get through, for a notice that says so; zero while nothing is
 * to be said.
 */
export const unsaved = new Store(0);

export const forgetUnsaved = (): void => unsaved.set(0);

/** No answer, an answer of a part that is away or broken, or none because there is too much to do. */
const isNotTaken = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 || error.status === 429 : !(error instanceof Response);

/**
 * What an action answered, unless it did not get through: then the page stands as it did, with what was typed into it,
 * and is told so. The answer of 503 keeps the router from reading the page again, which would fail as well.
 */
export function keepPage(results: Record<string, DataStrategyResult>): Record<string, DataStrategyResult> {
  const isLost = ({ type, result }: DataStrategyResult): boolean => type === 'error' && isNotTaken(result);
  const isKept = Object.values(results).some(isLost);
  unsaved.set(isKept ? unsaved.state + 1 : 0);
  if (!isKept) return results;
  const kept: DataStrategyResult = { type: 'data', result: data(undefined, 503) };
  return Object.fromEntries(Object.entries(results).map(([id, one]) => [id, isLost(one) ? kept : one]));
}

/** Forms with words that were not sent, by any name of their own. Whoever would lose them is asked first. */
export const written = new Store<ReadonlySet<string>>(new Set());

/** Says whether a form holds words that were not sent. */
export function keepWritten(form: string, isWritten: boolean): void {
  const forms = new Set(written.state);
  if (isWritten) forms.add(form);
  else forms.delete(form);
  if (forms.size !== written.state.size) written.set(forms);
}
