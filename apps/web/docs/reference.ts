import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OperationReference, ProblemReference } from '#kit/contract/reference.ts';

/** Everything the page shows; null while it is on its way. */
export interface Reference {
  readonly operations: readonly OperationReference[];
  readonly problems: readonly ProblemReference[];
}

/** The kinds in the order of the list, with their words. */
export const kinds = [
  { kind: 'route', title: 'REST', hint: 'Requests to /rest/v1/' },
  { kind: 'query', title: 'Query service', hint: 'GraphQL fields of /graphql' },
  { kind: 'clientMessage', title: 'Socket messages', hint: 'Sent by a client over /realtime' },
  { kind: 'serverMessage', title: 'Pushes', hint: 'Sent to clients over /realtime' },
  { kind: 'event', title: 'Events', hint: 'Told between domains by the outbox' },
  { kind: 'job', title: 'Jobs', hint: 'Background work' },
] as const;
export type KindKey = (typeof kinds)[number]['kind'];

/** Mutations stand with queries: both are fields of a query service. */
export const kindOf = ({ kind }: Pick<OperationReference, 'kind'>): KindKey => (kind === 'mutation' ? 'query' : kind);

/** The part of the address behind `#` that shows an operation. */
export const anchorOf = (operation: OperationReference): string => `${kindOf(operation)}-${operation.name}`;

export const problemAnchor = (code: string): string => `problem-${code}`;

/** What of an operation the search looks at. */
export function matches(operation: OperationReference, words: string): boolean {
  const { name, summary, path = '', accessWords } = operation;
  const text = `${name} ${summary} ${path} ${accessWords}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Fetches the reference once; `failed` when the server is away. */
export function useReference(): { reference: Reference | null; failed: boolean } {
  const [reference, setReference] = useState<Reference | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const load = async (address: string) => {
      const response = await fetch(address, { signal: stop.signal });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    };
    Promise.all([load('/docs/reference.json'), load('/docs/problems.json')])
      .then(([operations, problems]) => setReference({ operations, problems }))
      .catch(() => setFailed(!stop.signal.aborted));
    return () => stop.abort();
  }, []);
  return { reference, failed };
}

/** The part of the address behind `#`. The server never sees it, so the first drawing in the browser is without. */
export function useHash(): string {
  const { hash } = useLocation();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return drawn ? decodeURIComponent(hash.slice(1)) : '';
}
