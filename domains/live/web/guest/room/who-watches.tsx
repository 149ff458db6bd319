import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy } from 'react';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { useRoom } from './room-context.tsx';
import { othersWatching } from './room-state.ts';

// Nothing of it is needed before a private chat runs.
export const PrivateWatching = lazy(() =>
  import('./private-watching.tsx').then((module) => ({ default: module.PrivateWatching })),
);

/** How many others watch in the room; in a private chat {@link PrivateWatching}, which stands by the money, in sight. */
export function WhoWatches(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const room = useRoom();
  const { paid } = room;
  if (paid?.single && paid.status === 'running') return null;
  const others = othersWatching(room);
  if (others === 0) return null;
  const words = t('live.room.viewers', { count: others });
  return (
    <span
      title={words}
      translate="no"
      className="tabular inline-flex items-center gap-1 font-semibold text-sm [&>svg]:size-4"
    >
      <Eye aria-hidden />
      {format.number(others)}
      <span className="sr-only">{words}</span>
    </span>
  );
}
