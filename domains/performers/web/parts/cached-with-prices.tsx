import type { ReactNode } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';

/** A part with prices in it, the same for everybody who sees them the same way ({@link KeptPart}). */
export function CachedWithPrices(part: {
  readonly name: string;
  readonly of: readonly object[];
  readonly variant?: string;
  readonly children: ReactNode;
}): ReactNode {
  const preferences = useGuestValue('preferences');
  return <KeptPart {...part} personal={{ preferences }} />;
}
