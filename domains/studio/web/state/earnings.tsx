import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import type { Earnings } from '#domains/ledger/contract/index.ts';
import { ownEarnings } from '#domains/ledger/contract/index.ts';
import { useResource } from '#kit/web/live/use-resource.ts';

const EarningsContext = createContext<Earnings | null>(null);

/** Keeps what the performer has earned, for all pages of the studio. */
export function EarningsProvider({ children }: { children: ReactNode }): ReactNode {
  const { id } = useGuest();
  return <EarningsContext value={useResource(ownEarnings, id ?? undefined, null)}>{children}</EarningsContext>;
}

/** What the performer has earned, as it is now; null until it is known. For pages of the studio. */
export const useEarnings = (): Earnings | null => useContext(EarningsContext);
