import type { LiveState as Look } from '#kit/ui/live/status-pill.tsx';
import type { ActorState } from '../../contract/index.ts';

/** How the design system calls what a performer is doing. */
export function lookOf({ isOnline, liveState, isCurrentlyTicketShow }: StateFacts): Look {
  if (!isOnline) return 'offline';
  if (isCurrentlyTicketShow) return 'ticket';
  const looks = {
    freeChat: 'free',
    live: 'live',
    inPrivate: 'private',
    videoCall: 'call',
    offline: 'offline',
  } as const;
  return looks[liveState];
}

export type StateFacts = Pick<ActorState, 'isOnline' | 'liveState' | 'isCurrentlyTicketShow'>;

/** The message key that says it. */
export const stateKey = (look: Look) => `performers.state.${look}` as const;
