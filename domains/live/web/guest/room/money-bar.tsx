import { Coins, PhoneOff, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useGuest, useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import type { ChatOfferKind } from '../../parts/chat-offers.ts';
import { freeMinutesWith } from '../../parts/free-minutes.ts';
import { offerName } from '../../parts/offer-words.tsx';
import { useNow } from '../../parts/use-now.ts';
import { ChatOfferTiles } from './chat-offer-tiles.tsx';
import { useRoomAsks } from './room-asks.ts';
import { useRoom, useRoomSession } from './room-context.tsx';
import { currentChat, hasPaidMinutes, isFreeUsedUp } from './room-state.ts';
import { PrivateWatching } from './who-watches.tsx';

// Only who has used up the free chat of the day fetches it.
const FreeRenews = lazy(() => import('./free-renews.tsx').then((module) => ({ default: module.FreeRenews })));

/** Free chat shows what is left of it from this much on, ms. */
const shownFreeTime = 60 * 60_000;

export const kindOf = (chat: LiveChat): ChatOfferKind => {
  if (chat.chatType === 'FREECHAT' || chat.chatType === 'LIVESHOW') return 'free';
  if (chat.chatType === 'VIDEO_CALL') return 'call';
  if (chat.isVoyeur) return 'voyeur';
  return chat.single ? 'private' : 'chat';
};

/** What one is in, what it costs, what is left, and what one can do: always in sight. */
export function MoneyBar(): ReactNode {
  const room = useRoom();
  const { paid } = room;
  const running = paid && paid.status !== 'requested';
  // The card at the end says what was paid and leads to more: on a low screen there is no place for both.
  const isTold = room.ended !== null && currentChat(room) === null;
  return (
    <div
      className={cx(
        'flex min-h-18 items-center gap-x-5 border-line border-t bg-surface px-5 py-2.5 laid:pointer-events-none laid:absolute laid:inset-x-0 laid:top-[calc(3.25rem+env(safe-area-inset-top,0px)+var(--seen-top,0px))] laid:z-3 laid:min-h-0 laid:border-0 laid:bg-transparent laid:px-2 laid:py-0 md:laid:px-3',
        isTold && 'laid-wide:hidden',
      )}
    >
      <div className="laid:over-picture flex min-w-0 items-center gap-x-4 laid:pointer-events-auto laid:min-h-11 laid:max-w-full laid:gap-x-3 laid:rounded-full laid:py-0.5 laid:pr-1 laid:pl-3">
        {running ? <Cost chat={paid} /> : <FreeTime />}
        <Balance />
        {running ? <EndButton /> : null}
      </div>
      {running && paid.single ? (
        <div className="laid:absolute laid:top-full laid:left-2 laid:mt-2">
          <Suspense>
            <PrivateWatching />
          </Suspense>
        </div>
      ) : null}
      {running ? null : (
        <div className="ml-auto flex min-w-0 gap-2 laid:hidden">
          <ChatOfferTiles />
        </div>
      )}
    </div>
  );
}

/** Ends what is paid for: small and clear, and asked once, so that no slip of the thumb does it. */
function EndButton(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const asks = useRoomAsks();
  const room = useRoom();
  return (
    <Button
      size="sm"
      aria-label={t('live.room.end')}
      className="hit-44 shrink-0 text-danger! md:ml-auto laid:rounded-full max-xs:px-3! max-xs:[&_svg]:hidden"
      icon={<PhoneOff aria-hidden />}
      onClick={() => (hasPaidMinutes(room) ? asks.end() : void session.endPaid())}
    >
      {t('live.leave.short')}
    </Button>
  );
}

/** Price, time and what the next minute needs, in one line of figures of equal width. */
function Cost({ chat }: { chat: LiveChat }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const language = useLanguage();
  const session = useRoomSession();
  const free = freeMinutesWith(useGuest(), chat.actorId, kindOf(chat));
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="tabular flex items-baseline gap-x-2 whitespace-nowrap font-semibold text-sm" translate="no">
        <Badge tone="private" className="laid:sr-only">
          {t(offerName(kindOf(chat)))}
        </Badge>
        <span>
          <b>{formatCoins(chat.pricePerMinute, language)}</b>
          <span className="text-muted">{t('performers.perMinute')}</span>
        </span>
        <span aria-hidden className="text-subtle">
          ·
        </span>
        <Elapsed since={chat.startedAt} />
      </p>
      {/* Over the picture one line: what does not fit beside the coins, the euros, is left out. */}
      <p className="text-muted text-xs laid:h-[1lh] laid:overflow-hidden laid:text-ink laid:leading-tight">
        {chat.status === 'starting' || chat.paidUntil === null ? (
          <span className="laid:sr-only">{t('live.money.notYet')}</span>
        ) : (
          <>
            <Figure className="laid:sr-only">{t('live.money.minutes', { count: chat.minutes })}</Figure>
            <span className="laid:hidden"> · </span>
            <Price hundredths={chat.cost} format={price} size="inherit" />
            <span className="laid:sr-only">
              {' · '}
              <Figure>
                {free > 0
                  ? t('live.money.nextFree')
                  : t('live.money.next', { coins: price(chat.pricePerMinute).amount })}
              </Figure>{' '}
              <Countdown
                key={chat.paidUntil}
                until={chat.paidUntil}
                now={session.time.now()}
                clock={session.time.now}
                label={t('live.money.nextLabel')}
                urgentMs={0}
              />
            </span>
          </>
        )}
      </p>
    </div>
  );
}

/** How long the chat runs, second by second; 0:00 until its first picture. Epoch ms. */
function Elapsed({ since }: { since: number | null }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { time } = useRoomSession();
  const now = useNow(time.now);
  const words = format.duration(since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000)));
  return (
    <span role="timer" aria-label={`${t('live.money.elapsed')}: ${words}`}>
      {words}
    </span>
  );
}

/** In free chat: that it costs nothing, and how long it lasts where it is limited. */
function FreeTime(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const room = useRoom();
  const { free, paid } = room;
  const isLoggedIn = useGuestValue('isLoggedIn');
  if (!free) {
    const words = <p className="text-muted text-sm">{t(paid ? 'live.money.asked' : 'live.money.noChat')}</p>;
    if (paid || !isLoggedIn || !isFreeUsedUp(room)) return words;
    return (
      <Suspense fallback={words}>
        <FreeRenews otherwise={words} />
      </Suspense>
    );
  }
  const now = session.time.now();
  const ends = free.watchUntil !== null && free.watchUntil - now < shownFreeTime ? free.watchUntil : null;
  return (
    <div className="grid min-w-0 gap-0.5 laid:contents">
      {/* Over the picture its pill says so already. */}
      <p className="laid:sr-only">
        <Badge tone="success">{t('live.offer.free')}</Badge>
      </p>
      <p className={cx('text-muted text-xs laid:whitespace-nowrap laid:text-ink', ends === null && 'laid:sr-only')}>
        {ends === null ? (
          <span>{t('live.money.free')}</span>
        ) : (
          <>
            <span>{t('live.money.freeLeft')}</span>{' '}
            <Countdown until={ends} now={now} clock={session.time.now} label={t('live.money.freeLeft')} />
          </>
        )}
      </p>
    </div>
  );
}

/** To an account and back into this room; who has one finds the login there. */
function SignUp(): ReactNode {
  const t = useMessages();
  const join = useJoin();
  return (
    <button
      type="button"
      onClick={() => join()}
      className="hit-44 inline-flex min-h-9 items-center whitespace-nowrap rounded-full bg-accent px-3 font-semibold text-on-accent text-sm hover:bg-accent-hover"
    >
      {t('live.room.signUp')}
    </button>
  );
}

/** The guest's coins, and the way to more; in a sheet over the chat, which continues. Amber while they pay no further minute. */
function Balance(): ReactNode {
  const t = useMessages();
  const { topUp } = useRoomAsks();
  const language = useLanguage();
  const { isLoggedIn, balance } = useGuest();
  const { warning } = useRoom();
  if (!isLoggedIn) return <SignUp />;
  return (
    <button
      type="button"
      onClick={topUp}
      title={t('live.money.topUp')}
      className={cx(
        'hit-44 inline-flex min-h-9 shrink-0 items-center gap-2 whitespace-nowrap rounded-full py-1 pr-1 pl-2 text-sm no-underline xs:pl-3 transition-colors hover:bg-accent-soft',
        warning ? 'bg-warning-soft text-warning' : 'bg-hover text-ink',
      )}
    >
      <Coins aria-hidden className="size-4.5 text-warning" />
      <span className="sr-only">{t('live.money.balance')}</span>
      <b className="tabular" translate="no">
        <span className="max-xs:hidden">{t('live.money.left', { coins: formatCoins(balance, language) })}</span>
        <span className="xs:hidden">{formatCoins(balance, language)}</span>
      </b>
      <span className="grid size-7 place-items-center rounded-full bg-accent text-on-accent">
        <Plus aria-hidden className="size-4" />
        <span className="sr-only">{t('live.money.topUp')}</span>
      </span>
    </button>
  );
}
