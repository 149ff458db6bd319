import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { exitGroup } from '../../parts/exit-words.ts';
import { useStudio } from '../session/studio-context.tsx';
import { running } from '../session/studio-state.ts';
import { exitKey } from './exit-key.ts';

/** Says that a paid chat has begun or ended to who does not see it; their lines count seconds and stay silent. */
export function ChatAnnouncements(): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const studio = useStudio();
  const [news, setNews] = useState('');
  const begun = running(studio).find(({ status }) => status === 'running');
  const ended = studio.endedChats[0];
  const begunWords = begun ? t('live.studio.chat.begun', { name: nameOf(begun.guestName) }) : '';
  const endedWords = ended
    ? t('live.studio.chat.ended', { name: nameOf(ended.guestName), end: t(exitKey(exitGroup(ended.exitCode))) })
    : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: two chats of the same guest begin twice.
  useEffect(() => setNews(begunWords), [begun?.chatId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and end twice.
  useEffect(() => setNews(endedWords), [ended?.chatId]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
