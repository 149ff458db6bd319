import type { LiveState as Look } from '#kit/ui/live/status-pill.tsx';
import type { ActorState } from '../../contract/index.ts';

/** How the design system calls what a performer is doing. */
export function pillStateOf({ isOnline, liveState, isCurrentlyTicketShow }: StateFacts): Look {
  if (!isOnline) return 'offline';
  if (isCurrentlyTicketShow) return 'ticket';
  const states = {
    freeChat: 'free',
    live: 'live',
    inPrivate: 'private',
    videoCall: 'call',
    offline: 'offline',
  } as const;
  return states[liveState];
}

export type StateFacts = Pick<ActorState, 'isOnline' | 'liveState' | 'isCurrentlyTicketShow'>;

/** The message key that says it. */
export const stateKey = (state: Look) => `performers.state.${state}` as const;
