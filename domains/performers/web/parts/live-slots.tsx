import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { ActorCard } from '../../contract/index.ts';

/** What live shows inside the performers' pages. Performers stand below live and do not know it; the application fills them in. */
export interface LiveSlots {
  /** The moving picture of a card, while wanted. */
  preview?: (actor: { readonly id: number; readonly name: string }) => ReactNode;
  /** The ways to chat with a performer now: buttons with prices. */
  chatButtons?: (actor: ActorCard) => ReactNode;
}

const Slots = createContext<LiveSlots>({});

export function LiveSlotsProvider({ slots, children }: { slots: LiveSlots; children: ReactNode }): ReactNode {
  return <Slots value={slots}>{children}</Slots>;
}

export const useLiveSlots = (): LiveSlots => useContext(Slots);
