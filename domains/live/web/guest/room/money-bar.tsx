import { Coins, PhoneOff, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import type { ChatOfferKind } from '../../parts/chat-offers.ts';
import { offerName } from '../../parts/offer-words.tsx';
import { ChatOfferTiles } from './chat-offer-tiles.tsx';
import { useRoom, useRoomSession } from './room-context.tsx';

/** Free chat shows what is left of it from this much on, ms. */
const shownFreeTime = 60 * 60_000;

export const kindOf = (chat: LiveChat): ChatOfferKind => {
  if (chat.chatType === 'FREECHAT') return 'free';
  if (chat.chatType === 'VIDEO_CALL') return 'call';
  if (chat.isVoyeur) return 'voyeur';
  return chat.single ? 'private' : 'chat';
};

/** What one is in, what it has cost, what is left, and what one can do: always in sight. */
export function MoneyBar(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const { paid } = useRoom();
  const running = paid && paid.status !== 'requested';
  return (
    <div className="grid gap-x-5 gap-y-2 border-line bg-surface px-3 py-2 max-md:border-b md:flex md:min-h-18 md:items-center md:border-t md:px-5 md:py-2.5">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 md:justify-start">
        {running ? <Cost chat={paid} /> : <FreeTime />}
        <Balance />
      </div>
      <div className="flex min-w-0 gap-2 md:ml-auto">
        {running ? (
          <Button
            variant="danger"
            className="max-md:w-full"
            icon={<PhoneOff aria-hidden />}
            onClick={() => void session.endPaid()}
          >
            {t('live.room.end')}
          </Button>
        ) : (
          <ChatOfferTiles />
        )}
      </div>
    </div>
  );
}

/** The running cost of a paid chat and when the next minute is booked. */
function Cost({ chat }: { chat: LiveChat }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const session = useRoomSession();
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Badge tone="private">{t(offerName(kindOf(chat)))}</Badge>
        <Price hundredths={chat.cost} format={price} size="md" />
      </p>
      <p className="text-muted text-xs">
        {chat.status === 'starting' || chat.paidUntil === null ? (
          t('live.money.notYet')
        ) : (
          <>
            {t('live.money.minutes', { count: chat.minutes })}
            {' · '}
            {t('live.money.next', { coins: price(chat.pricePerMinute).amount })}{' '}
            <Countdown
              key={chat.paidUntil}
              until={chat.paidUntil}
              now={session.time.now()}
              clock={session.time.now}
              label={t('live.money.nextLabel')}
              urgentMs={0}
            />
          </>
        )}
      </p>
    </div>
  );
}

/** In free chat: that it costs nothing, and how long it lasts where it is limited. */
function FreeTime(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const { free, paid } = useRoom();
  if (!free) return <p className="text-muted text-sm">{t(paid ? 'live.money.asked' : 'live.money.noChat')}</p>;
  const now = session.time.now();
  const ends = free.watchUntil !== null && free.watchUntil - now < shownFreeTime ? free.watchUntil : null;
  return (
    <div className="grid min-w-0 gap-0.5">
      <p>
        <Badge tone="success">{t('live.offer.free')}</Badge>
      </p>
      <p className="text-muted text-xs">
        {ends === null ? (
          t('live.money.free')
        ) : (
          <>
            {t('live.money.freeLeft')}{' '}
            <Countdown until={ends} now={now} clock={session.time.now} label={t('live.money.freeLeft')} />
          </>
        )}
      </p>
    </div>
  );
}

/** The guest's coins, and the way to more; it opens beside the chat, which goes on. */
function Balance(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const { isLoggedIn, balance } = useGuest();
  if (!isLoggedIn) return null;
  return (
    <Anchor
      href={to('payments.topUp')}
      target="_blank"
      rel="noopener"
      title={t('live.money.topUp')}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-hover py-1 pr-1.5 pl-3 text-ink text-sm no-underline transition-colors hover:bg-accent-soft"
    >
      <Coins aria-hidden className="size-4.5 text-warning" />
      <span className="sr-only">{t('live.money.balance')}</span>
      <b className="tabular">{price(balance).amount}</b>
      <span className="grid size-7 place-items-center rounded-full bg-accent text-on-accent">
        <Plus aria-hidden className="size-4" />
        <span className="sr-only">{t('live.money.topUp')}</span>
      </span>
    </Anchor>
  );
}
