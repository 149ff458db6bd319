import { createContext, useContext } from 'react';
import type { ChatOffer } from '../../parts/chat-offers.ts';

/** What anything in the room may ask of its guest; the questions themselves lie over the whole room. */
export interface RoomAsks {
  /** Whether to start a paid chat, with its price. */
  readonly start: (offer: ChatOffer) => void;
  /** Whether to end the running one. Not asked where no minute is paid. */
  readonly end: () => void;
  /** How many coins to top up; the room stays as it is. */
  readonly topUp: () => void;
  /** How to go on on another device. */
  readonly move: () => void;
}

export const RoomAsksContext = createContext<RoomAsks | null>(null);

export function useRoomAsks(): RoomAsks {
  const asks = useContext(RoomAsksContext);
  if (!asks) throw new Error('useRoomAsks needs the room around it.');
  return asks;
}
