import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useBoard } from '#domains/notices/web/state/board.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { closeMenus } from '#kit/ui/primitives/close-menus.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { markNavbarNotificationRead, markNavbarNotificationSeen } from '../../contract/notifications.ts';
import { useNewest } from '../state/newest.ts';

import { NotificationLink } from './notification-link.tsx';

/** The newest notifications, as the bell's menu shows them; to look at them is to have seen them. */
export function NotificationList(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const channel = useChannel();
  const list = useNewest();
  const { more: unseen } = useBoard();
  const newestId = list[0]?.id;
  useEffect(() => {
    // Only what changes something is sent (spec 2 §4), and a hidden tab sees nothing.
    if (newestId === undefined || unseen === 0 || document.visibilityState !== 'visible') return;
    void channel.command(markNavbarNotificationSeen, { notificationId: newestId });
  }, [channel, newestId, unseen]);
  return (
    <div className="grid gap-1">
      {list.length === 0 ? null : (
        <ul aria-label={t('notifications.label')} className="grid gap-0.5">
          {list.map((told) => (
            <li key={told.id} className="flex">
              <NotificationLink
                told={told}
                onOpen={() => {
                  closeMenus();
                  if (told.unread) void channel.command(markNavbarNotificationRead, { notificationId: told.id });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Anchor
        href={to('notifications.preferences')}
        onClick={() => closeMenus()}
        className="rounded-control px-2 py-2.5 text-muted text-sm no-underline hover:bg-hover"
      >
        {t('notifications.toPreferences')}
      </Anchor>
    </div>
  );
}
