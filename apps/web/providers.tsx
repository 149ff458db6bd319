import type { ReactNode } from 'react';

/** The one place for what lives as long as the document: the guest's state, the real-time channel, toasts. */
export function Providers({ children }: { children: ReactNode }): ReactNode {
  return children;
}
