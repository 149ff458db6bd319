import { Eye, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useRoom } from './room-context.tsx';

const pill = 'tabular inline-flex min-w-0 items-center gap-1 font-semibold text-sm [&>svg]:size-4 [&>svg]:shrink-0';

/** In a private chat: whether voyeurs may watch, and how many do. Nothing in other chats. */
export function PrivateWatching(): ReactNode {
  const t = useMessages();
  const { paid, voyeurs } = useRoom();
  if (!paid?.single || paid.status !== 'running') return null;
  const watched = voyeurs > 0;
  const words = !paid.voyeursAllowed
    ? t('live.watching.nobody')
    : watched
      ? t('live.watching.voyeurs', { count: voyeurs })
      : t('live.watching.voyeursMay');
  return (
    <span
      translate={watched ? 'no' : undefined}
      className={cx(pill, 'over-picture rounded-full px-2.5 py-1', watched && 'text-warning')}
    >
      {paid.voyeursAllowed ? <Eye aria-hidden /> : <ShieldCheck aria-hidden />}
      <span className="truncate text-xs">{words}</span>
    </span>
  );
}
