import type { ReactNode } from 'react';
import { emptyTalk } from '#domains/conversation/web/state/talk.ts';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { useNow } from '../../parts/use-now.ts';
import { useStudioSession, useTalks } from '../session/studio-context.tsx';
import { useEarned } from './use-earned.ts';

/** A paid chat while another page of the studio is looked at: who, how long, what it earned, what was said last. */
export function BarChat({ chat }: { chat: LiveChat }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const nameOf = useGuestName();
  const price = usePrice();
  const earned = useEarned();
  const { time } = useStudioSession();
  const now = useNow(time.now);
  const last = (useTalks().talks.get(chat.chatId) ?? emptyTalk).lines.at(-1);
  const seconds = chat.startedAt === null ? 0 : Math.max(0, (now - chat.startedAt) / 1000);
  return (
    <p className="flex min-w-0 items-baseline gap-x-2 text-sm">
      <bdi className="max-w-32 shrink-0 truncate font-bold">{nameOf(chat.guestName)}</bdi>
      <span translate="no" className="tabular shrink-0">
        {format.duration(seconds)} · {price(earned(chat.chatType, chat.cost)).amount}
      </span>
      <span className="min-w-0 truncate text-muted">{last ? <bdi>{last.text}</bdi> : t('live.studio.bar.silent')}</span>
    </p>
  );
}
