import { filled as joinSheets } from 'virtual:slots/frame.joinSheet';
import { MessageCircle, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import type { Actor } from '#domains/performers/contract/index.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { BesidePicture } from '#kit/ui/primitives/panel.tsx';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { useKeyboard } from '#kit/web/hooks/use-keyboard.ts';
import { useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useScrollLock } from '#kit/web/hooks/use-scroll-lock.ts';
import { leavingAsked } from '#kit/web/navigation/leaving.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { JoinInPlace } from '#kit/web/session/join.ts';
import type { joinSheet } from '#kit/web/slots/frame-slots.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatLimits } from '../../../contract/index.ts';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { chatOffersOf, factsOf } from '../../parts/chat-offers.ts';
import { freeMinutesWith } from '../../parts/free-minutes.ts';
import { MoneyBar } from './money-bar.tsx';
import type { Neighbours } from './neighbours.ts';
import { useOnward } from './neighbours.ts';
import type { OtherLive } from './others-live.tsx';
import { RoomAsksContext, useRoomAsks } from './room-asks.ts';
import { RoomChat } from './room-chat.tsx';
import { useRoom, useRoomSession, useTalk } from './room-context.tsx';
import { RoomActions, RoomPanels, RoomStrip } from './room-panels.tsx';
import { GivingPlaces } from './room-places.tsx';
import { currentChat, endCardShown, hasPaidMinutes, isEnteringFree } from './room-state.ts';
import { Stage } from './stage.tsx';
import { useSweep, useView } from './use-view.ts';

/** What the room shows of its performer. */
export type RoomActor = Pick<Actor, 'id' | 'name' | 'gender' | 'avatar' | 'cover' | 'poster' | 'headline'> & {
  /** Others who are live. */
  readonly others?: readonly OtherLive[];
  /** Whom a sweep leads to. */
  readonly neighbours?: Neighbours;
};

// Rare and heavy: fetched when first asked for.
const StartDialog = lazy(() => import('./start-dialog.tsx').then((module) => ({ default: module.StartDialog })));
const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })));
const RoomTopUp = lazy(() => import('./room-top-up.tsx').then((module) => ({ default: module.RoomTopUp })));
const MoveSheet = lazy(() => import('./move-sheet.tsx').then((module) => ({ default: module.MoveSheet })));
const MovedCard = lazy(() => import('./moved-card.tsx').then((module) => ({ default: module.MovedCard })));
const EndDialog = lazy(() => import('./end-dialog.tsx').then((module) => ({ default: module.EndDialog })));

const alone: Neighbours = { next: null, previous: null };

/** The room: video first, chat beside it on a desk and below it on a phone, cost and balance always in sight. */
export function Room({ actor }: { actor: RoomActor }): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const room = useRoom();
  const { paid } = room;
  const current = currentChat(room);
  const isOver = endCardShown(room);
  const view = useView();
  const { isFullscreen, theatre, chatShown, showChat } = view;
  const [offer, setOffer] = useState<ChatOffer | null>(null);
  const narrow = useMediaQuery('(max-width: 991px)');
  const hidden = useKeyboard(narrow);
  const onward = useOnward(actor.neighbours ?? alone);
  const sweep = useSweep({ showChat, goOn: onward.go });
  useScrollLock(narrow || isFullscreen || theatre);
  const ask = useCallback((requested: ChatOffer) => setOffer(requested), []);
  const isPaying = hasPaidMinutes(room);
  const [ending, setEnding] = useState<'here' | { readonly stay: () => void } | null>(null);
  useEffect(() => {
    if (isPaying) leavingAsked.set((stay) => setEnding({ stay }));
    return () => leavingAsked.set(null);
  }, [isPaying]);
  const [toppingUp, setToppingUp] = useState(false);
  const [moving, setMoving] = useState(false);
  const [joining, setJoining] = useState<string | null>(null);
  const guest = useGuest();
  // Who came for a chat and has not the coins is asked for these first, unless a rule stands before: the question of the chat stands behind.
  useRequestedOffer((requested) => {
    setOffer(requested);
    const needed = Math.max(requested.price, chatLimits.minimumBalance);
    const isRestricted = room.options.some((one) => one.chatType === requested.chatType && one.restriction !== null);
    setToppingUp(
      !isRestricted && guest.balance < needed && freeMinutesWith(guest, room.presence.actorId, requested.kind) === 0,
    );
  });
  const beside = useMemo(() => ({ hiddenBelow: hidden.bottom }), [hidden.bottom]);
  const asks = useMemo(
    () => ({
      start: ask,
      end: () => setEnding('here'),
      topUp: () => setToppingUp(true),
      move: () => setMoving(true),
    }),
    [ask],
  );
  const answer = (isOver: boolean): void => {
    setEnding(null);
    // Whichever way it was asked, the receipt is seen; the next press leads on.
    if (isOver) void session.endPaid();
    if (ending && ending !== 'here') ending.stay();
  };
  const close = (started: boolean): void => {
    setOffer(null);
    if (!started && !paid) session.camera.close();
  };
  return (
    <RoomAsksContext value={asks}>
      <BesidePicture value={beside}>
        <JoinInPlace value={setJoining}>
          <h1 className="sr-only">{t('live.room.title', { name: actor.name })}</h1>
          <div
            data-whole-screen
            data-laid={isFullscreen ? 'all' : 'narrow'}
            data-theme="picture"
            data-keyboard={hidden.bottom > 0 || undefined}
            style={{ '--seen-top': `${hidden.top}px`, '--seen-bottom': `${hidden.bottom}px` } as CSSProperties}
            {...sweep}
            className={cx(
              'group/room min-h-0 bg-canvas md:grid md:grid-cols-[minmax(0,1fr)_22rem] xl:md:grid-cols-[minmax(0,1fr)_25rem]',
              'laid:fixed laid:inset-0 laid:z-45 laid:block laid:h-dvh laid:touch-pan-y laid:touch-pinch-zoom laid:overflow-hidden laid:overscroll-x-none',
              theatre && !isFullscreen
                ? 'md:fixed md:inset-0 md:z-45 md:h-dvh md:grid-cols-[minmax(0,1fr)_340px]!'
                : 'md:absolute md:inset-0',
            )}
          >
            <div className="flex min-h-0 flex-col laid:absolute laid:inset-0">
              <div className="relative min-h-0 flex-1 bg-black laid:absolute laid:inset-0">
                <SafePart>
                  <Stage actor={actor} view={view} onward={onward} />
                </SafePart>
                <SafePart>
                  <Suspense>
                    <Notices />
                  </Suspense>
                </SafePart>
                {isOver ? null : (
                  <>
                    <RoomActions actor={actor} />
                    <SafePart>
                      <GivingPlaces actor={actor} />
                    </SafePart>
                  </>
                )}
                <LeaveLink />
              </div>
              <div className={isOver ? 'laid:hidden' : 'contents'}>
                <SafePart>
                  <MoneyBar />
                </SafePart>
              </div>
              <div className="laid:absolute laid:inset-x-2 laid:top-26 laid:z-2 laid-wide:right-1/3">
                <RoomPanels actor={actor} />
              </div>
            </div>
            <aside
              aria-label={t('live.talk.room', { name: actor.name })}
              className={cx(
                'flex min-h-0 flex-1 flex-col bg-surface md:border-line md:border-l laid:absolute laid:z-3 laid:border-0 laid:bg-transparent',
                'laid:bottom-[calc(var(--seen-bottom,0px)+env(safe-area-inset-bottom,0px))] laid-tall:inset-x-0 laid-tall:max-h-[45%] laid-tall:has-data-strip:max-h-[62%] laid-tall:[&_[role=log]]:mr-14',
                'laid-wide:top-15 laid-wide:right-[env(safe-area-inset-right,0px)] laid-wide:w-[max(33%,20rem)]',
                !chatShown && 'laid:hidden',
                !current && !isEnteringFree(room) && 'laid:[&_[role=log]]:hidden laid:[&_form]:hidden',
                isOver && 'laid:hidden',
              )}
            >
              <SafePart>
                <RoomStrip actor={actor} />
              </SafePart>
              <SafePart>
                <RoomChat actor={actor} />
              </SafePart>
            </aside>
            {chatShown || !current || isOver ? null : <ShowChat onShow={() => showChat(true)} />}
          </div>
          <Suspense>
            <SafePart>
              {toppingUp ? <RoomTopUp name={actor.name} offer={offer} onClose={() => setToppingUp(false)} /> : null}
            </SafePart>
            <SafePart>
              {offer && !toppingUp ? <StartDialog offer={offer} name={actor.name} onClose={close} /> : null}
            </SafePart>
            {joining === null ? null : (
              <Slot<typeof joinSheet> filled={joinSheets} props={{ next: joining, onClose: () => setJoining(null) }} />
            )}
            {moving && current && room.moved === null ? (
              <MoveSheet chatId={current.chatId} onClose={() => setMoving(false)} />
            ) : null}
            {room.moved === null ? null : <MovedCard device={room.moved} />}
            {ending && isPaying ? <EndDialog onStay={() => answer(false)} onEnd={() => answer(true)} /> : null}
          </Suspense>
        </JoinInPlace>
      </BesidePicture>
    </RoomAsksContext>
  );
}

/** Brings the chat back that was swept away, and counts what came meanwhile. */
function ShowChat({ onShow }: { onShow: () => void }): ReactNode {
  const t = useMessages();
  const { lines } = useTalk();
  const [before] = useState(lines.length);
  const came = Math.max(0, lines.length - before);
  return (
    <IconButton
      label={
        came > 0 ? `${t('live.room.chatShow')}, ${t('live.room.chatNew', { count: came })}` : t('live.room.chatShow')
      }
      icon={<MessageCircle aria-hidden />}
      badge={came > 0 ? <CountBadge count={came} /> : undefined}
      className="over-picture absolute! right-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom,0px))] z-3 hidden! md:bottom-20 rounded-full laid:grid!"
      onClick={onShow}
    />
  );
}

/** The way out, always in sight: one press, and every chat here is over. While minutes are paid it asks once, and leads to the receipt. */
function LeaveLink(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const asks = useRoomAsks();
  const room = useRoom();
  const label = t(hasPaidMinutes(room) ? 'live.room.end' : 'live.room.leave');
  return (
    <Anchor
      href={to('performers.cams')}
      title={label}
      aria-label={label}
      onClick={(event) => {
        if (!hasPaidMinutes(room)) return;
        event.preventDefault();
        asks.end();
      }}
      data-theme="dark"
      className="hit-44 absolute! top-[calc(0.875rem+env(safe-area-inset-top,0px)+var(--seen-top,0px))] right-3 z-4 grid size-10 place-items-center rounded-full bg-black/45 text-ink transition-colors hover:bg-black/75 [&>svg]:size-5"
    >
      <X aria-hidden />
    </Anchor>
  );
}

/** A button elsewhere may have asked for a kind of chat already: `?offer=private`. It is asked once, and for whoever is logged in. */
function useRequestedOffer(ask: (offer: ChatOffer) => void): void {
  const [search, setSearch] = useSearchParams();
  const { isLoggedIn } = useGuest();
  const { presence, paid } = useRoom();
  const kind = search.get('offer');
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!kind || !isLoggedIn || paid) return;
    const offer = chatOffersOf(presence.prices, factsOf(presence)).find((one) => one.kind === kind);
    setSearch({}, { replace: true, preventScrollReset: true });
    if (offer?.open && offer.kind !== 'free') latest.current(offer);
  }, [kind, isLoggedIn, paid, presence, setSearch]);
}
