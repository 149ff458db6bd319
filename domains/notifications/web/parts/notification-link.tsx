import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useFormat, useLanguage } from '#kit/web/words/i18n.tsx';
import type { Notification } from '../../contract/notifications.ts';

/** One notification as the way to what it is about. */
export function NotificationLink({ told, onOpen }: { told: Notification; onOpen: () => void }): ReactNode {
  const format = useFormat();
  const language = useLanguage();
  return (
    <Anchor
      href={`/${language}${told.path}`}
      onClick={onOpen}
      className="grid min-w-0 flex-1 gap-0.5 rounded-control px-2 py-2 text-ink no-underline hover:bg-hover"
    >
      <span className={told.unread ? 'font-bold' : 'font-medium'}>
        <bdi>{told.title}</bdi>
      </span>
      {told.text === '' ? null : <span className="text-muted text-sm">{told.text}</span>}
      <time dateTime={new Date(told.at).toISOString()} className="text-subtle text-xs" suppressHydrationWarning>
        {format.relative(told.at, Date.now())}
      </time>
    </Anchor>
  );
}
