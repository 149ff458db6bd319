import type { ReactNode } from 'react';
import { StatusBar } from '#kit/ui/shell/status-bar.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { StatusBar as Notice } from '../../contract/status-bars.ts';
import { NoticeAction } from './notice-action.tsx';
import { noticeWords } from './notice-words.ts';
import { useDismiss } from './use-dismiss.ts';

/** A notice with its words, what to do about it, and the way to be rid of it. */
export function OneNotice({
  bar,
  variant,
  time = false,
}: {
  bar: Notice;
  variant: 'strip' | 'card';
  time?: boolean;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const dismiss = useDismiss();
  return (
    <StatusBar
      variant={variant}
      tone={bar.tone}
      {...noticeWords(bar, { t, format, language })}
      time={time && bar.at ? { dateTime: bar.at, words: format.relative(bar.at, Date.now()) } : undefined}
      action={bar.action === null ? undefined : <NoticeAction bar={bar} />}
      dismissLabel={t('notices.dismiss')}
      onDismiss={bar.isDismissible ? () => dismiss(bar) : undefined}
    />
  );
}
