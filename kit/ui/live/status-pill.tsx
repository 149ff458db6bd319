import { HandCoins, Lock, MessageCircle, Moon, Ticket, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/**
 * What somebody is doing right now, as far as others may know. Each colour says one thing: green is free, gold costs money
 * (`live`, `ticket`), violet and blue are with somebody (`private`, `call`), grey is away. The accent is for what is pressed.
 */
export type LiveState = 'free' | 'live' | 'private' | 'ticket' | 'call' | 'offline';

const icons = { free: MessageCircle, live: HandCoins, private: Lock, ticket: Ticket, call: Video, offline: Moon };

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
  const Icon = icons[state];
  return (
    <span data-edge translate="no" className={cx('pill', `pill-${state}`, onPicture && 'on-picture', className)}>
      <Icon aria-hidden />
      <span>{label}</span>
    </span>
  );
}
