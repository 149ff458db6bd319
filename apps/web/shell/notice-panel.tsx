import type { ReactNode } from 'react';
import { NoticeMenu } from '#domains/notices/web/parts/notice-menu.tsx';
import { useWaitingNotices } from '#domains/notices/web/state/board.ts';
import { NotificationList } from '#domains/notifications/web/parts/notification-list.tsx';
import { useNewest } from '#domains/notifications/web/state/newest.ts';

/** Behind the bell: what the site has to say, then what happened. */
export function NoticePanel(): ReactNode {
  const notices = useWaitingNotices();
  const told = useNewest();
  return (
    <div className="grid gap-2">
      {notices.length === 0 && told.length > 0 ? null : <NoticeMenu />}
      <NotificationList />
    </div>
  );
}
