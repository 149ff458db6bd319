import { createContext, useContext } from 'react';
import type { ChatOffer } from '../../parts/chat-offers.ts';

/** Opens the question whether to start a paid chat, with its price. */
export const StartDialogContext = createContext<((offer: ChatOffer) => void) | null>(null);

export function useStartDialog(): (offer: ChatOffer) => void {
  const ask = useContext(StartDialogContext);
  if (!ask) throw new Error('useStartDialog needs the room around it.');
  return ask;
}
