import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { boardKey, useWaitingNotices } from '../state/board.ts';
import { OneNotice } from './one-notice.tsx';

/** The content of the notifications menu: everything that is to be told, with its time, and what to do about it. */
export function NoticeMenu(): ReactNode {
  const t = useMessages();
  const notices = useWaitingNotices();
  if (notices.length === 0) {
    return (
      <EmptyState icon={<BellOff />} title={t('notices.empty.title')}>
        {t('notices.empty.text')}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t('notices.label')} className="grid gap-2">
      {notices.map((bar) => (
        <li key={boardKey(bar)}>
          <OneNotice bar={bar} variant="card" time />
        </li>
      ))}
    </ul>
  );
}
