import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useState } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import type { StudioRoom } from '#domains/live/contract/index.ts';
import { studioRoom } from '#domains/live/contract/index.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { StudioCalls } from './studio-calls.ts';

interface Calls {
  readonly calls: StudioCalls;
  /** The performer's room; null until it is known. */
  readonly room: StudioRoom | null;
}

const CallsContext = createContext<Calls | null>(null);

/** Holds the calls for all pages of the studio: one goes on while prices are looked at. */
export function CallsProvider({ children }: { children: ReactNode }): ReactNode {
  const api = useApi();
  const channel = useChannel();
  const { id } = useGuest();
  const [calls] = useState(() => new StudioCalls({ api, channel }));
  const room = useResource(studioRoom, id ?? undefined, null);
  useEffect(() => void calls.follow(room), [calls, room]);
  useEffect(() => () => calls.close(), [calls]);
  return <CallsContext value={{ calls, room }}>{children}</CallsContext>;
}

export function useCalls(): Calls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error('useCalls needs a <CallsProvider> above it.');
  return calls;
}
