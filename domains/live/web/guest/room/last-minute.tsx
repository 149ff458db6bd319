import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { ChargeInPlace } from '#domains/payments/web/parts/charge-in-place.tsx';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { minutesFor } from '../../parts/chat-offers.ts';
import { freeMinutesWith } from '../../parts/free-minutes.ts';
import { useRoomAsks } from './room-asks.ts';
import { useRoom, useRoomSession } from './room-context.tsx';

/** What is offered pays for so many minutes at least. */
const offeredMinutes = 5;

/**
 * The last 60 s that the coins pay (spec 1 §9, in-chat one-click): the chat runs on, and more is a press away. A page that was loaded in the
 * middle of them has had no warning; the balance says the same.
 */
export function LastMinute({ chat }: { chat: LiveChat }): ReactNode {
  const t = useMessages();
  const guest = useGuest();
  const session = useRoomSession();
  const { topUp } = useRoomAsks();
  const { warning } = useRoom();
  const { pricePerMinute, paidUntil, actorId, actorName, isVoyeur } = chat;
  const free = freeMinutesWith(guest, actorId, isVoyeur ? 'voyeur' : undefined);
  const isCovered = guest.balance >= pricePerMinute || free > 0;
  const until = warning?.paidUntil ?? (chat.status === 'running' && !isCovered ? paidUntil : null);
  return (
    <ChargeInPlace
      lead={
        until === null ? null : (
          <p className="flex min-w-0 items-center gap-2.5">
            <CircleAlert aria-hidden className="size-5 shrink-0 text-warning" />
            <span>
              {t('live.money.warning')}{' '}
              <Countdown
                key={until}
                until={until}
                now={session.time.now()}
                clock={session.time.now}
                label={t('live.money.warning')}
              />
            </span>
          </p>
        )
      }
      needed={pricePerMinute * offeredMinutes - guest.balance}
      buys={(coins) => t('live.topUp.buys', { count: minutesFor(coins, pricePerMinute), name: actorName })}
      place={{ of: 'chat', id: chat.chatId }}
      onMore={topUp}
    />
  );
}
