import { Eye, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { useRoom } from './room-context.tsx';
import { othersWatching } from './room-state.ts';

const pill = 'tabular inline-flex min-w-0 items-center gap-1 font-semibold text-sm [&>svg]:size-4 [&>svg]:shrink-0';

/** Who sees this besides the guest: how many others in the room; in a private chat whether voyeurs may, and how many do. */
export function WhoWatches(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const room = useRoom();
  const { paid, voyeurs } = room;
  if (paid?.single && paid.status === 'running') {
    const words = !paid.voyeursAllowed
      ? t('live.watching.nobody')
      : voyeurs > 0
        ? t('live.watching.voyeurs', { count: voyeurs })
        : t('live.watching.voyeursMay');
    return (
      <span
        title={words}
        translate={voyeurs > 0 ? 'no' : undefined}
        className={cx(pill, 'over-picture rounded-full px-2.5 py-1', voyeurs > 0 && 'text-warning')}
      >
        {paid.voyeursAllowed ? <Eye aria-hidden /> : <ShieldCheck aria-hidden />}
        <span className="truncate text-xs">{words}</span>
      </span>
    );
  }
  const others = othersWatching(room);
  if (others === 0) return null;
  const words = t('live.room.viewers', { count: others });
  return (
    <span title={words} translate="no" className={pill}>
      <Eye aria-hidden />
      {format.number(others)}
      <span className="sr-only">{words}</span>
    </span>
  );
}
