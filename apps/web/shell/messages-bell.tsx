import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { HeaderMenu } from '#kit/ui/shell/header-menu.tsx';
import { useMenuCounts } from '#kit/web/page/menu-counts.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const Recent = lazy(async () => ({
  default: (await import('#domains/messenger/web/parts/recent-channels.tsx')).RecentChannels,
}));

/** The latest conversations of somebody who is logged in, and how many messages are unread; a phone has them at its lower edge. */
export function MessagesBell(): ReactNode {
  const t = useMessages();
  const count = useMenuCounts()['messenger.home'] ?? 0;
  return (
    <span className="max-menu:hidden">
      <HeaderMenu
        label={t('shell.messages', { count })}
        className={cx(buttonClass({ variant: 'ghost' }), 'hit-44 px-2.5!')}
        panelClassName="p-0 menu:w-96"
        trigger={
          <>
            <MessageCircle aria-hidden />
            <CountBadge count={count} className="absolute top-0 right-0" />
          </>
        }
        lazyPanel={() => (
          <Suspense fallback={<div className="h-40" />}>
            <Recent />
          </Suspense>
        )}
      />
    </span>
  );
}
