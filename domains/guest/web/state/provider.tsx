import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { ApiProvider } from '#kit/web/live/api.tsx';
import { ChannelProvider } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { whenIdle } from '#kit/web/navigation/when-idle.ts';
import { usePersonal } from '#kit/web/page/kept-parts.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { DocumentSession } from '#kit/web/session/document-session.tsx';
import { DocumentSessionProvider } from '#kit/web/session/document-session.tsx';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import type { GuestState } from '../../contract/guest-state.ts';
import type { GuestSession } from './guest-session.ts';
import { createGuestSession } from './guest-session.ts';
import { defaultGuestState } from './parts.ts';

const GuestContext = createContext<GuestSession | null>(null);

/** Below this width the mobile view is on (spec 1 §4). */
const mobileQuery = '(max-width: 1022.98px)';

/**
 * Holds the guest's state for the document, opens the real-time channel once the page is idle and keeps both current.
 * `initial` is the guest of the rendered page; without one, somebody about whom nothing is known.
 */
export function GuestProvider({
  initial = defaultGuestState,
  origin,
  children,
}: {
  initial?: GuestState | undefined;
  origin: string;
  children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const page = useCurrentPage();
  const routeName = useRef<string | null>(null);
  const [session] = useState(() =>
    createGuestSession({
      initial,
      language,
      // The page may be reached under another name than the public one: the browser knows best.
      origin: typeof window === 'undefined' ? origin : window.location.origin,
      now: Date.now,
      reload: () => window.location.reload(),
      page: () => ({ isMobile: window.matchMedia(mobileQuery).matches, routeName: routeName.current }),
    }),
  );
  const [document] = useState<DocumentSession>(() => ({
    isLoggedIn: () => session.page.state.guest.isLoggedIn,
    subscribe: session.page.subscribe,
    holdReload: () => session.reloads.hold(),
  }));
  useEffect(() => {
    routeName.current = page?.page.id ?? null;
  }, [page]);
  useEffect(() => {
    // A page's action has rendered the guest again.
    if (initial.isLoggedIn) session.page.patch({ guest: initial });
  }, [session, initial]);
  useEffect(() => whenIdle(() => session.start()), [session]);
  return (
    <GuestContext value={session}>
      <ApiProvider api={session.api}>
        <DocumentSessionProvider session={document}>
          <ChannelProvider channel={session.channel}>{children}</ChannelProvider>
        </DocumentSessionProvider>
      </ApiProvider>
    </GuestContext>
  );
}

/** The session of the document: token, channel, state. */
export function useGuestSession(): GuestSession {
  usePersonal('session');
  return useSession();
}

function useSession(): GuestSession {
  const session = useContext(GuestContext);
  if (!session) throw new Error('useGuestSession needs a <GuestProvider> above it.');
  return session;
}

/** The guest, always as it is now: `const { isLoggedIn, balanceFormatted } = useGuest()`. */
export function useGuest(): GuestState {
  usePersonal('guest');
  return useStore(useSession().page, ({ guest }) => guest);
}

/** One value of the guest state; the component is drawn again only when that value changes. */
export function useGuestValue<K extends keyof GuestState>(name: K): GuestState[K] {
  usePersonal(name);
  return useStore(useSession().page, ({ guest }) => guest[name]);
}
