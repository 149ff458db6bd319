import { filled } from 'virtual:slots/live.requestNotes';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatGuest } from '../../../contract/chat-guest.ts';
import { getChatGuest } from '../../../contract/chat-guest.ts';
import type { LiveChat } from '../../../contract/index.ts';
import type { requestNotes } from '../../slots.ts';

/** Who it is that asks: what they gave so far, since when they come, when last, what they read; and her own notes. */
export function RequestGuest({ chat: { chatId, guestId } }: { chat: Pick<LiveChat, 'chatId' | 'guestId'> }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const api = useApi();
  const [known, setKnown] = useState<ChatGuest | null>(null);
  useEffect(() => {
    let isLeft = false;
    void api.call(getChatGuest, { params: { chatId } }).then((answer) => {
      if (answer.ok && !isLeft) setKnown(answer.data);
    });
    return () => {
      isLeft = true;
    };
  }, [api, chatId]);
  const facts = known && [
    known.spent > 0
      ? t('live.studio.request.spent', { amount: price(known.spent).amount })
      : t('live.studio.request.new'),
    ...(known.firstAt === null ? [] : [t('live.studio.request.since', { date: format.date(known.firstAt) })]),
    ...(known.lastAt === null ? [] : [t('live.studio.request.last', { date: format.date(known.lastAt) })]),
    ...(known.chats > 0 ? [t('live.studio.request.chats', { count: known.chats })] : []),
    ...(known.language === null ? [] : [t(`live.studio.request.language.${known.language}`)]),
  ];
  return (
    <>
      {/* Its place is kept: the buttons below do not move under a thumb. */}
      <p translate="no" className="min-h-5 text-muted text-sm">
        {facts?.join(' · ')}
      </p>
      <Slot<typeof requestNotes> filled={filled} props={{ guestId }} />
    </>
  );
}
