import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { boardKey, useBoard, useWaitingNotices } from '#domains/notices/web/state/board.ts';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { HeaderMenu } from '#kit/ui/shell/header-menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const Notices = lazy(async () => ({
  default: (await import('./notice-panel.tsx')).NoticePanel,
}));

/** The notifications of somebody who is logged in; the number says how many were not looked at yet. */
export function NoticeBell(): ReactNode {
  const t = useMessages();
  const keys = useWaitingNotices().map(boardKey);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const count = keys.filter((key) => !seen.includes(key)).length + useBoard().more;
  return (
    <HeaderMenu
      label={t('shell.notices', { count })}
      className={cx(buttonClass({ variant: 'ghost' }), 'hit-44 px-2.5!')}
      panelClassName="p-2 menu:w-96"
      onOpen={() => setSeen(keys)}
      trigger={
        <>
          <Bell aria-hidden />
          <CountBadge count={count} className="absolute top-0 right-0" />
        </>
      }
      lazyPanel={() => (
        <Suspense fallback={<div className="h-40" />}>
          <Notices />
        </Suspense>
      )}
    />
  );
}
