import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { ApiClient } from '#kit/contract/client.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives everything below it the typed client of the browser. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }): ReactNode {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The typed client, for what a page does after it is shown. Loaders and actions take theirs from their context. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an <ApiProvider> above it.');
  return api;
}
