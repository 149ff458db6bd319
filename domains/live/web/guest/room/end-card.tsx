import { filled } from 'virtual:slots/live.afterChat';
import { filled as actions } from 'virtual:slots/live.endActions';
import { Eye, PlayCircle, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { ActorActions } from '#domains/performers/web/parts/actor-actions.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { exitCodes, isPaid, preChatExits } from '../../../contract/index.ts';
import { factsOf } from '../../parts/chat-offers.ts';
import { exitGroup } from '../../parts/exit-words.ts';
import type { afterChat, endActions } from '../../slots.ts';
import { OthersLive } from './others-live.tsx';
import type { RoomActor } from './room.tsx';
import { useRoomAsks } from './room-asks.ts';
import { useRoom, useRoomSession } from './room-context.tsx';
import type { ChatEnded } from './room-state.ts';
import { mayStart } from './room-state.ts';
import { StageCard } from './stage-centre.tsx';

const FreeRenews = lazy(() => import('./free-renews.tsx').then((module) => ({ default: module.FreeRenews })));

/** One row of equal buttons, each an icon above its words; the parts of other domains stand in it as if they were its own. */
const row =
  'mt-1 grid min-h-17 w-full auto-cols-fr grid-flow-col gap-1.5 [&>div]:contents [&_:is(button,a)]:h-auto [&_:is(button,a)]:min-h-17 [&_:is(button,a)]:w-full [&_:is(button,a)]:flex-col [&_:is(button,a)]:gap-1 [&_:is(button,a)]:whitespace-normal [&_:is(button,a)]:px-1 [&_:is(button,a)]:text-center [&_:is(button,a)]:text-xs [&_:is(button,a)]:leading-tight [&_button>span]:flex-col';

/** A chat is over: why, what it cost, and the ways on. */
export function EndCard({ ended, others }: { ended: ChatEnded; others: RoomActor['others'] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const session = useRoomSession();
  const price = usePrice();
  const { isLoggedIn, balance } = useGuest();
  const room = useRoom();
  const { presence } = room;
  const { start: ask, topUp } = useRoomAsks();
  const name = ended.actorName;
  const code = exitGroup(ended.exitCode);
  // Whoever ends the whole show ends each chat in it.
  const group = code === 'stopped' && !presence.isOnline ? 'hostGone' : code;
  const watched = ended.isVoyeur && group === 'elsewhere';
  const { busy } = factsOf(presence);
  const may = mayStart(room);
  // Coins that would have covered it: the guest's own limit or pause stood against the next minute.
  const refused = group === 'noMoney' && !room.endedShort;
  // The free chat of the day: with coins it has no limit, and without it there is none to go back to.
  const usedUp = isLoggedIn && ended.chatType === 'FREECHAT' && ended.exitCode === exitCodes.timeLimit.code;
  const short = (group === 'noMoney' && !refused) || group === 'textTime' || usedUp;
  return (
    <StageCard className="laid-wide:max-w-180 laid-wide:grid-cols-2 laid-wide:items-center">
      <p className="text-balance font-bold text-lg max-md:text-base">
        {watched
          ? t('live.exit.watched')
          : refused
            ? t('live.exit.unpaid')
            : ended.exitCode === exitCodes.videoFail.code
              ? t(room.unseen === 'sound' ? 'live.exit.unheard' : 'live.exit.unseen')
              : t(`live.exit.${group}`, { name })}
      </p>
      {usedUp ? (
        <Suspense>
          <FreeRenews otherwise={null} />
        </Suspense>
      ) : null}
      {isPaid(ended.chatType) && preChatExits.includes(ended.exitCode) ? (
        <p className="text-muted text-sm">{t('live.end.nothingCharged')}</p>
      ) : null}
      {isPaid(ended.chatType) && ended.seconds > 0 ? (
        <dl className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm max-md:[&>div]:flex max-md:[&>div]:items-baseline max-md:[&>div]:gap-1.5 [&_dd]:font-bold [&_dt]:text-muted">
          <div>
            <dt>{t('live.end.time')}</dt>
            <dd translate="no" className="tabular">
              {format.duration(ended.seconds)}
            </dd>
          </div>
          <div>
            <dt>{t('live.end.paid')}</dt>
            <dd>
              <Price hundredths={ended.price} format={price} freeLabel={t('live.end.nothing')} size="sm" />
            </dd>
          </div>
          {isLoggedIn ? (
            <div>
              <dt>{t('live.money.balance')}</dt>
              <dd>
                <Price hundredths={balance} format={price} size="sm" />
              </dd>
            </div>
          ) : null}
          {room.refund && room.refund.chatId === ended.chatId && room.refund.amount > 0 ? (
            <div>
              <dt>{t('live.kind.chatRefund')}</dt>
              <dd>
                <Price hundredths={room.refund.amount} format={price} size="sm" />
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <div className={row}>
        <ActorActions actor={{ id: ended.actorId, name }} filled={fillingsOf<typeof endActions>(actions)} />
        {isLoggedIn && !refused && (short || isPaid(ended.chatType)) ? (
          <Button variant={short ? 'primary' : 'secondary'} icon={<WalletCards aria-hidden />} onClick={topUp}>
            {t('live.money.topUp')}
          </Button>
        ) : null}
        {may && isLoggedIn && ended.voyeurPrice !== null && presence.isVoyeurChatAvailable ? (
          <Button
            variant="primary"
            icon={<Eye aria-hidden />}
            onClick={() =>
              ask({
                kind: 'voyeur',
                chatType: 'VOYEUR_CHAT',
                single: false,
                voyeursAllowed: false,
                price: ended.voyeurPrice ?? 0,
                open: true,
              })
            }
          >
            <span>{t('live.offer.voyeur')}</span>
            <Figure>{`${price(ended.voyeurPrice).amount}${t('performers.perMinute')}`}</Figure>
          </Button>
        ) : null}
        {group === 'kicked' || usedUp ? null : presence.freeChat ? (
          <Button
            variant={short ? 'secondary' : 'primary'}
            icon={<PlayCircle aria-hidden />}
            onClick={() => (room.free ? session.dismiss() : void session.backToFree())}
          >
            {t('live.end.free')}
          </Button>
        ) : presence.isOnline && !busy ? (
          <Button onClick={() => session.dismiss()}>{t('live.end.offers')}</Button>
        ) : null}
      </div>
      {room.survey ? (
        <div className="w-full border-line border-t pt-3 empty:hidden laid-wide:border-t-0 laid-wide:pt-0">
          <Suspense>
            <Slot<typeof afterChat> filled={filled} props={{ chat: room.survey, onDone: () => session.surveyDone() }} />
          </Suspense>
        </div>
      ) : null}
      <OthersLive others={others} />
    </StageCard>
  );
}
