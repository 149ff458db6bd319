import { filled } from 'virtual:slots/live.roomPanel';
import type { ReactNode } from 'react';
import { Slot } from '#kit/web/slot.tsx';
import type { roomPanel } from '../../slots.ts';

/** What other domains show in a performer's room. */
export function RoomPanels({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode {
  return <Slot<typeof roomPanel> filled={filled} props={{ actor }} />;
}
