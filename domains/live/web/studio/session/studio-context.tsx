import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import type { OwnCameraState } from '../../parts/own-camera.ts';
import type { GuestCameras } from './studio-session.ts';
import { StudioSession } from './studio-session.ts';
import type { StudioState } from './studio-state.ts';
import type { TalksState } from './studio-talks.ts';

const StudioContext = createContext<StudioSession | null>(null);

/** Holds the studio's session for all its pages: a broadcast continues while the performer looks at the earnings. */
export function StudioProvider({ children }: { children: ReactNode }): ReactNode {
  const api = useApi();
  const channel = useChannel();
  const { id, name } = useGuest();
  const me = useRef({ id, name });
  useEffect(() => {
    me.current = { id, name };
  }, [id, name]);
  const [session] = useState(() => new StudioSession({ api, channel, me: () => me.current }));
  useEffect(() => (id === null ? undefined : session.start(id)), [session, id]);
  usePreventReload(useStore(session).isMine);
  return <StudioContext value={session}>{children}</StudioContext>;
}

export function useStudioSession(): StudioSession {
  const session = useContext(StudioContext);
  if (!session) throw new Error('useStudioSession needs a <StudioProvider> above it.');
  return session;
}

export const useStudio = (): StudioState => useStore(useStudioSession());
export const useStudioCamera = (): OwnCameraState => useStore(useStudioSession().camera);
export const useTalks = (): TalksState => useStore(useStudioSession().talks);
export const useGuestCameras = (): GuestCameras => useStore(useStudioSession().guestCameras);
