import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** What every screen may know of the session of its document, whoever keeps the rest of it. */
export interface DocumentSession {
  isLoggedIn(): boolean;
  /** Hears when that changes. */
  subscribe(changed: () => void): () => void;
  /** Keeps the document from reloading by itself; the result lets go. */
  holdReload(): () => void;
}

const SessionContext = createContext<DocumentSession | null>(null);

/** Gives everything below it the session of the document. */
export function DocumentSessionProvider({
  session,
  children,
}: {
  session: DocumentSession;
  children: ReactNode;
}): ReactNode {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the document. */
export function useDocumentSession(): DocumentSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useDocumentSession needs a <DocumentSessionProvider> above it.');
  return session;
}

/** Whether somebody is logged in, always as it is now. */
export function useIsLoggedIn(): boolean {
  const { isLoggedIn, subscribe } = useDocumentSession();
  return useSyncExternalStore(subscribe, isLoggedIn, isLoggedIn);
}

/** Keeps the page from reloading by itself while `active`: something is under way that a reload would lose. */
export function usePreventReload(active: boolean): void {
  const { holdReload } = useDocumentSession();
  useEffect(() => (active ? holdReload() : undefined), [holdReload, active]);
}
