import { filled } from 'virtual:slots/live.afterChat';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import type { Actor } from '#domains/performers/contract/index.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { Slot } from '#kit/web/slot.tsx';
import { useMediaQuery } from '#kit/web/use-media-query.ts';
import { useScrollLock } from '#kit/web/use-scroll-lock.ts';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { chatOffersOf, factsOf } from '../../parts/chat-offers.ts';
import type { afterChat } from '../../slots.ts';
import { MoneyBar } from './money-bar.tsx';
import { Notices } from './notices.tsx';
import { RoomAsksContext, useRoomAsks } from './room-asks.ts';
import { RoomChat } from './room-chat.tsx';
import { useRoom, useRoomSession } from './room-context.tsx';
import { RoomActions, RoomPanels } from './room-panels.tsx';
import { currentChat, hasPaidMinutes } from './room-state.ts';
import { Stage } from './stage.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useVisualHeight } from './use-visual-height.ts';

/** What the room shows of its performer. */
export type RoomActor = Pick<Actor, 'id' | 'name' | 'avatar' | 'cover' | 'poster' | 'headline'>;

// Rare and heavy: fetched when first asked for.
const StartDialog = lazy(() => import('./start-dialog.tsx').then((module) => ({ default: module.StartDialog })));
const EndDialog = lazy(() => import('./end-dialog.tsx').then((module) => ({ default: module.EndDialog })));

/** The room: video first, chat beside it on a desk and below it on a phone, cost and balance always in sight. */
export function Room({ actor }: { actor: RoomActor }): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const room = useRoom();
  const { survey, paid } = room;
  const watching = currentChat(room) !== null;
  const [isFullscreen, toggleFullscreen] = useFullscreen();
  const [offer, setOffer] = useState<ChatOffer | null>(null);
  const narrow = useMediaQuery('(max-width: 991px)');
  const height = useVisualHeight(narrow);
  useScrollLock(narrow || isFullscreen);
  const ask = useCallback((requested: ChatOffer) => setOffer(requested), []);
  useRequestedOffer(ask);
  const [ending, setEnding] = useState<'stay' | 'leave' | null>(null);
  const leave = useLeave();
  const asks = useMemo(() => ({ start: ask, end: (go: boolean) => setEnding(go ? 'leave' : 'stay') }), [ask]);
  const end = (): void => {
    setEnding(null);
    void session.endPaid();
    if (ending === 'leave') leave();
  };
  const close = (started: boolean): void => {
    setOffer(null);
    if (!started && !paid) session.camera.close();
  };
  return (
    <RoomAsksContext value={asks}>
      <h1 className="sr-only">{t('live.room.title', { name: actor.name })}</h1>
      <div
        data-whole-screen
        style={height === null ? undefined : { height }}
        className={cx(
          'flex min-h-0 flex-col bg-canvas max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-45 max-md:h-dvh',
          'md:grid md:grid-cols-[minmax(0,1fr)_22rem] xl:md:grid-cols-[minmax(0,1fr)_25rem]',
          isFullscreen ? 'md:fixed md:inset-0 md:z-45 md:h-dvh' : 'md:absolute md:inset-0',
        )}
      >
        <div className="flex min-h-0 flex-col max-md:landscape:flex-1">
          <div
            className={cx(
              'relative min-h-0 bg-black md:flex-1 max-md:landscape:flex-1',
              watching ? 'max-md:portrait:aspect-video' : 'max-md:portrait:aspect-4/3',
            )}
          >
            <Stage actor={actor} isFullscreen={isFullscreen} onFullscreen={toggleFullscreen} />
            <Notices />
            <RoomActions actor={actor} />
            <LeaveLink />
          </div>
          <MoneyBar />
          <RoomPanels actor={actor} />
        </div>
        <aside
          aria-label={t('live.talk.room', { name: actor.name })}
          className="flex min-h-0 flex-1 flex-col bg-surface max-md:landscape:hidden md:border-line md:border-l"
        >
          <RoomChat name={actor.name} />
        </aside>
      </div>
      <Suspense>
        {offer ? <StartDialog offer={offer} name={actor.name} onClose={close} /> : null}
        {ending && hasPaidMinutes(room) ? <EndDialog onStay={() => setEnding(null)} onEnd={end} /> : null}
        {survey && !paid ? (
          <Slot<typeof afterChat> filled={filled} props={{ chat: survey, onDone: () => session.surveyDone() }} />
        ) : null}
      </Suspense>
    </RoomAsksContext>
  );
}

/** Where one is when the room is left. */
function useLeave(): () => void {
  const to = useHref();
  const navigate = useNavigate();
  return () => void navigate(to('performers.cams'));
}

/** The way out, always in sight: one press, and every chat here is over; while minutes are paid it is asked once. */
function LeaveLink(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const asks = useRoomAsks();
  const room = useRoom();
  const label = t(room.paid ? 'live.room.endAndLeave' : 'live.room.leave');
  return (
    <Anchor
      href={to('performers.cams')}
      title={label}
      aria-label={label}
      onClick={(event) => {
        if (!hasPaidMinutes(room)) return;
        event.preventDefault();
        asks.end(true);
      }}
      data-theme="dark"
      className="hit-44 absolute! top-2.5 right-3 z-4 grid size-10 place-items-center rounded-full bg-black/45 text-ink transition-colors hover:bg-black/75 [&>svg]:size-5"
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
  useEffect(() => {
    if (!kind || !isLoggedIn || paid) return;
    const offer = chatOffersOf(presence.prices, factsOf(presence)).find((one) => one.kind === kind);
    setSearch({}, { replace: true, preventScrollReset: true });
    if (offer?.open && offer.kind !== 'free') ask(offer);
  }, [kind, isLoggedIn, paid, presence, ask, setSearch]);
}
