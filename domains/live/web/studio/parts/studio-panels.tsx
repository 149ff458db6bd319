import { filled } from 'virtual:slots/live.studioPanel';
import type { ReactNode } from 'react';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import type { studioPanel } from '../../slots.ts';

/** What other domains show a performer during the show. */
export function StudioPanels({ room }: { room: StudioRoom }): ReactNode {
  return <Slot<typeof studioPanel> filled={filled} props={{ room }} />;
}
