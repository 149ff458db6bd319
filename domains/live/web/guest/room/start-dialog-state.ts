import { createContext, useContext } from 'react';
import type { Way } from '../../parts/ways.ts';

/** Opens the question whether to start a paid chat, with its price. */
export const StartDialogContext = createContext<((way: Way) => void) | null>(null);

export function useStartDialog(): (way: Way) => void {
  const ask = useContext(StartDialogContext);
  if (!ask) throw new Error('useStartDialog needs the room around it.');
  return ask;
}
