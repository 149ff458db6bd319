import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Notification } from '../../contract/notifications.ts';
import { markFloatingNotificationRead, markFloatingNotificationSeen } from '../../contract/notifications.ts';
import { useShown } from '../state/newest.ts';
import { NotificationLink } from './notification-link.tsx';

/** How long a card stays, in ms; while it is pointed at or focused it stays. */
const staysMs = 9_000;
/** Older things are in the menu: nobody wants last night's cards with the first page of the morning. In ms. */
const freshMs = 10 * 60_000;
/** Cards in sight at the same time. */
const most = 2;

/** What came in while the guest is here, above the page for a moment. Never over a room: who watches is not disturbed. */
export function FloatingNotifications({ list }: { list: readonly Notification[] }): ReactNode {
  const t = useMessages();
  const page = useCurrentPage()?.page.id;
  const [began] = useState(() => Date.now());
  const floating = useShown(list).filter(({ floats, at }) => floats && at > began - freshMs);
  return (
    <section
      aria-label={t('notifications.label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom,0px)+4.75rem)] z-30 grid gap-2 *:pointer-events-auto menu:inset-x-auto menu:right-5 menu:bottom-5 menu:w-90"
    >
      {page === 'live.room' ? null : floating.slice(0, most).map((one) => <FloatingCard key={one.id} told={one} />)}
    </section>
  );
}

function FloatingCard({ told }: { told: Notification }): ReactNode {
  const t = useMessages();
  const channel = useChannel();
  const [isHeld, setIsHeld] = useState(false);
  const { id } = told;
  useEffect(() => {
    if (isHeld) return undefined;
    // A hidden tab shows nothing to anybody.
    let left: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(left);
      if (document.visibilityState !== 'visible') return;
      left = setTimeout(() => void channel.command(markFloatingNotificationSeen, { notificationId: id }), staysMs);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(left);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [channel, id, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is held while it is looked at; the link in it is what is pressed
    <div
      data-notification={id}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="flex animate-enter items-start gap-1 rounded-card border border-line bg-surface p-2 shadow-e3"
    >
      <NotificationLink
        told={told}
        onOpen={() => told.unread && void channel.command(markFloatingNotificationRead, { notificationId: id })}
      />
      <IconButton
        label={t('notifications.close', { title: told.title })}
        icon={<X aria-hidden />}
        variant="ghost"
        size="sm"
        onClick={() => void channel.command(markFloatingNotificationSeen, { notificationId: id })}
      />
    </div>
  );
}
