import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { Channel } from '#kit/realtime/client.ts';

const ChannelContext = createContext<Channel | null>(null);

/** Gives everything below it the real-time channel of the document. */
export function ChannelProvider({ channel, children }: { channel: Channel; children: ReactNode }): ReactNode {
  return <ChannelContext value={channel}>{children}</ChannelContext>;
}

/** The real-time channel: one per document, opened by the application. */
export function useChannel(): Channel {
  const channel = useContext(ChannelContext);
  if (!channel) throw new Error('useChannel needs a <ChannelProvider> above it.');
  return channel;
}

/** Listens to a push while the component is shown; the listener always sees the latest render. */
export function usePush<M extends ServerMessage>(message: M, listener: (payload: PayloadOf<M>) => void): void {
  const channel = useChannel();
  const heard = useEffectEvent(listener);
  useEffect(() => channel.on(message, (payload) => heard(payload)), [channel, message]);
}

/** Whether the channel is closed, connecting or open. */
export function useChannelState(): Channel['state'] {
  const channel = useChannel();
  return useSyncExternalStore(
    (changed) => channel.onState(changed),
    () => channel.state,
    () => 'closed',
  );
}
