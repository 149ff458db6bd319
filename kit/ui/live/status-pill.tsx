import { Lock, MessageCircle, Moon, Radio, Ticket, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** What a performer is doing right now, as far as a guest may know. */
export type LiveState = 'free' | 'live' | 'private' | 'ticket' | 'call' | 'offline';

const looks: Record<LiveState, { icon: ReactNode; onPicture: string; plain: string }> = {
  free: {
    icon: <MessageCircle aria-hidden />,
    onPicture: 'bg-black/65 text-white [&>svg]:text-[oklch(0.82_0.17_160)]',
    plain: 'bg-success-soft text-success',
  },
  live: { icon: <Radio aria-hidden />, onPicture: 'bg-accent text-on-accent', plain: 'bg-accent text-on-accent' },
  private: {
    icon: <Lock aria-hidden />,
    onPicture: 'bg-black/65 text-white [&>svg]:text-[oklch(0.8_0.12_295)]',
    plain: 'bg-private-soft text-private',
  },
  ticket: {
    icon: <Ticket aria-hidden />,
    onPicture: 'bg-black/65 text-white [&>svg]:text-[oklch(0.85_0.14_80)]',
    plain: 'bg-warning-soft text-warning',
  },
  call: {
    icon: <Video aria-hidden />,
    onPicture: 'bg-black/65 text-white [&>svg]:text-[oklch(0.82_0.1_240)]',
    plain: 'bg-info-soft text-info',
  },
  offline: { icon: <Moon aria-hidden />, onPicture: 'bg-black/65 text-white/85', plain: 'bg-hover text-muted' },
};

/** The state as icon and word; colour only helps. `onPicture` is readable over any poster. */
export function StatusPill({
  state,
  label,
  onPicture,
  className,
}: {
  state: LiveState;
  label: string;
  onPicture?: boolean | undefined;
  className?: string | undefined;
}): ReactNode {
  const look = looks[state];
  return (
    <span
      data-edge
      className={cx(
        'forced-colors:bg-[Canvas] forced-colors:text-[CanvasText] forced-colors:[&>svg]:text-[CanvasText]! inline-flex h-6 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-bold text-xs leading-none [&>svg]:size-3.5 [&>svg]:shrink-0',
        onPicture && state !== 'live' && 'backdrop-blur-md',
        onPicture ? look.onPicture : look.plain,
        className,
      )}
    >
      {look.icon}
      <span className="truncate">{label}</span>
    </span>
  );
}
