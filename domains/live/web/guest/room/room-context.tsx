import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Talk } from '#domains/conversation/web/state/talk.ts';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import type { ActorPresence, ChatOption, OfferedPicture } from '../../../contract/index.ts';
import type { OwnCameraState } from '../../parts/own-camera.ts';
import { RoomSession } from './room-session.ts';
import type { RoomState } from './room-state.ts';
import type { VideoSessionsState } from './video-sessions.ts';

const RoomContext = createContext<RoomSession | null>(null);

/** Enters the room as long as it is on the page. */
export function RoomProvider({
  presence,
  options,
  pictures,
  children,
}: {
  presence: ActorPresence;
  options: readonly ChatOption[];
  pictures: readonly OfferedPicture[];
  children: ReactNode;
}): ReactNode {
  const api = useApi();
  const channel = useChannel();
  const { id, name, balance, isLoggedIn } = useGuest();
  const me = useRef({ id, name });
  useEffect(() => {
    me.current = { id, name };
  }, [id, name]);
  const [session] = useState(
    () => new RoomSession({ api, channel, presence, options, pictures, me: () => me.current }),
  );
  useEffect(() => session.start(), [session]);
  useEffect(() => session.balanceChanged(balance), [session, balance]);
  useEffect(() => {
    if (isLoggedIn) void session.refreshOptions();
  }, [session, isLoggedIn]);
  usePreventReload(useStore(session).paid !== null);
  return <RoomContext value={session}>{children}</RoomContext>;
}

export function useRoomSession(): RoomSession {
  const session = useContext(RoomContext);
  if (!session) throw new Error('useRoomSession needs a <RoomProvider> above it.');
  return session;
}

export const useRoom = (): RoomState => useStore(useRoomSession());
export const useVideoSessions = (): VideoSessionsState => useStore(useRoomSession().videos);
export const useCallCamera = (): OwnCameraState => useStore(useRoomSession().camera);
export const useTalk = (): Talk => useStore(useRoomSession().talk);
