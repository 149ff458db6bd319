import { filled } from 'virtual:slots/live.studioPanel';
import type { ReactNode } from 'react';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import type { studioPanel } from '../../slots.ts';
import { useStudioSession } from '../session/studio-context.tsx';

/** What other domains show a performer during the show. */
export function StudioPanels({ room }: { room: StudioRoom }): ReactNode {
  const { time } = useStudioSession();
  return <Slot<typeof studioPanel> filled={filled} props={{ room, clock: time.now }} />;
}
