import { EyeOff, LoaderCircle, MonitorX, PhoneOutgoing, RefreshCw, Volume2, VolumeX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { pillStateOf, stateKey } from '#domains/performers/web/parts/state-words.ts';
import { StatusPill } from '#kit/ui/live/status-pill.tsx';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { chatLimits } from '../../../contract/index.ts';
import type { RoomActor } from './room.tsx';
import { useRoom, useRoomSession, useVideoSessions } from './room-context.tsx';
import { blockOf, currentChat, endCardShown } from './room-state.ts';
import { useCannotDecode } from './use-cannot-view.ts';

// Shown once a chat is over.
const EndCard = lazy(() => import('./end-card.tsx').then((module) => ({ default: module.EndCard })));
/** How long somebody is told that the sound is off, ms (spec 1 section 9, volume hint). */
const volumeHint = 10_000;

/** A message over the middle of the picture. */
export function StageCard({ children, className }: { children: ReactNode; className?: string }): ReactNode {
  return (
    <div
      role="status"
      className={cx(
        'glass grid max-h-full w-full max-w-100 animate-enter justify-items-center gap-2.5 overflow-y-auto rounded-card border border-line px-6 py-5 text-center max-md:gap-1.5 max-md:px-4 max-md:py-3',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** What has to be said in the middle of the picture: one thing at a time, the weightiest first. */
export function StageCentre({ actor }: { actor: RoomActor }): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const room = useRoom();
  const { pictures, shown, paused, needsPress, muted } = useVideoSessions();
  const cannotDecode = useCannotDecode();
  const block = blockOf(room);
  const chat = currentChat(room);
  const { paid, ended } = room;
  if (block) return <Blocked block={block} name={actor.name} />;
  if (paid?.status === 'requested') return <Ringing actor={actor} />;
  if (ended && endCardShown(room))
    return (
      <Suspense>
        <EndCard ended={ended} others={actor.others} />
      </Suspense>
    );
  if (shown === 'failed') return <NoPicture title="live.room.failed" text="live.room.failed.text" />;
  if (shown === 'unsupported' || (cannotDecode && !chat))
    return <NoPicture title="live.room.unsupported" text="live.room.unsupported.text" />;
  if (!chat) return room.starting ? <Connecting words={t('live.room.entering')} /> : <Waiting actor={actor} />;
  if (paused) {
    return (
      <StageCard>
        <EyeOff aria-hidden className="size-7" />
        <p className="font-bold text-lg">{t('live.room.paused')}</p>
        {paid ? <p className="text-muted text-sm">{t('live.room.paused.costs')}</p> : null}
        <Button variant="primary" onClick={() => session.videos.setPaused(false)}>
          {t('live.room.resume')}
        </Button>
      </StageCard>
    );
  }
  // Free chat that follows upon free chat: its last picture stands meanwhile.
  if (!paid && (pictures.length > 1 || shown === 'kicked')) return null;
  if (shown === 'connecting' || shown === null || (chat.status === 'starting' && shown !== 'playing')) {
    return <Connecting words={t(room.retrying ? 'live.room.retrying' : 'live.room.connecting')} />;
  }
  if (shown === 'listening') {
    return (
      <NoPicture
        title={cannotDecode ? 'live.room.unsupported' : 'live.room.failed'}
        text={cannotDecode ? 'live.room.listening' : 'live.room.listening.failed'}
      >
        {cannotDecode ? null : (
          <Button icon={<RefreshCw aria-hidden />} onClick={() => session.videos.showAgain()}>
            {t('live.room.showAgain')}
          </Button>
        )}
        {muted || needsPress ? <SoundOn /> : null}
      </NoPicture>
    );
  }
  if (chat.pictureBrokenSince !== null || shown === 'waiting') {
    return (
      <StageCard>
        <WifiOff aria-hidden className="size-6 text-warning" />
        <p className="font-bold">{t('live.room.broken')}</p>
        <p className="text-muted text-sm">{t(paysBack(chat) ? 'live.room.broken.free' : 'live.room.broken.wait')}</p>
      </StageCard>
    );
  }
  // A short stop is said quietly: it is usually over before it is read.
  if (shown === 'stalled') return <Connecting words={t('live.room.broken')} />;
  if (!needsPress) return muted ? <SoundHint /> : null;
  return <SoundOn />;
}

/** The server counts a broken picture of paid time, and only then does it give seconds back. */
const paysBack = ({ abilities, pictureBrokenSince }: LiveChat): boolean =>
  abilities.includes('charge') && pictureBrokenSince !== null;

function SoundOn(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  return (
    <Button
      variant="primary"
      size="lg"
      className="animate-enter rounded-full! shadow-e3"
      icon={<Volume2 aria-hidden />}
      onClick={() => session.videos.setMuted(false)}
    >
      {t('live.room.soundOn')}
    </Button>
  );
}

/** Why there is no picture here, and what goes all the same. */
function NoPicture({
  title,
  text,
  children,
}: {
  title: 'live.room.failed' | 'live.room.unsupported';
  text: 'live.room.failed.text' | 'live.room.unsupported.text' | 'live.room.listening' | 'live.room.listening.failed';
  children?: ReactNode;
}): ReactNode {
  const t = useMessages();
  return (
    <StageCard>
      <MonitorX aria-hidden className="size-7 text-warning" />
      <p className="text-balance font-bold text-lg">{t(title)}</p>
      <p className="text-balance text-muted text-sm">{t(text)}</p>
      {children}
    </StageCard>
  );
}

/** That the sound is off, for a moment: whoever turned it off last time may not remember. */
function SoundHint(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), volumeHint);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <Button
      size="sm"
      className="over-picture animate-enter self-end rounded-full! md:mb-14"
      icon={<VolumeX aria-hidden />}
      onClick={() => session.videos.setMuted(false)}
    >
      {t('live.room.soundHint')} · {t('live.room.soundOn')}
    </Button>
  );
}

function Connecting({ words }: { words: string }): ReactNode {
  return (
    <p role="status" className="glass inline-flex items-center gap-2.5 rounded-full px-5 py-2.5 font-semibold text-sm">
      <LoaderCircle aria-hidden className="size-4.5 animate-spin motion-reduce:animate-none" />
      <span>{words}</span>
    </p>
  );
}

/** The performer is asked and has not answered. */
function Ringing({ actor }: { actor: RoomActor }): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const { paid } = useRoom();
  if (!paid) return null;
  return (
    <StageCard>
      <Avatar
        name={actor.name}
        src={actor.avatar?.src}
        size="lg"
        className="m-1.5 animate-pulse rounded-full max-md:hidden shadow-[0_0_0_4px_var(--accent)] motion-reduce:animate-none"
      />
      <p className="inline-flex items-center gap-2 font-bold text-lg max-md:text-base">
        <PhoneOutgoing aria-hidden className="size-5 max-md:hidden" />
        <span>{t('live.room.ringing', { name: actor.name })}</span>
      </p>
      <p className="text-muted text-sm">
        <span>{t('live.room.ringing.text')}</span>{' '}
        <Countdown
          until={paid.requestedAt + chatLimits.ring}
          now={session.time.now()}
          clock={session.time.now}
          label={t('live.room.ringing.left')}
          urgentMs={0}
        />
      </p>
      <Button onClick={() => void session.endPaid()}>{t('live.room.ringing.cancel')}</Button>
    </StageCard>
  );
}

/** In no chat: what the performer is doing, and that the chat offers stand below. */
function Waiting({ actor }: { actor: RoomActor }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { presence, refusal } = useRoom();
  const { name } = actor;
  const state = pillStateOf({ ...presence, liveState: presence.state, isCurrentlyTicketShow: presence.isTicketShow });
  const words = !presence.isOnline
    ? t('live.room.offline', { name })
    : presence.isTicketShow
      ? t('live.room.show', { name })
      : presence.state === 'inPrivate' || presence.state === 'videoCall'
        ? t('live.room.busy', { name })
        : t('live.room.choose', { name });
  return (
    <StageCard>
      <Avatar name={name} src={actor.avatar?.src} size="lg" className="max-md:hidden" />
      <StatusPill state={state} label={t(stateKey(state))} />
      <p className="text-balance font-bold text-lg max-md:text-base">{words}</p>
      {refusal && refusal.code !== 'offline' && refusal.code !== 'show_running' ? (
        <p role="alert" className="text-sm text-warning">
          {refusal.title}
        </p>
      ) : null}
      {presence.isOnline ? null : (
        <div className="mt-1 flex flex-wrap justify-center gap-2">
          <ButtonLink href={to('performers.profile', { actorName: name.toLowerCase() })}>
            {t('live.room.profile')}
          </ButtonLink>
          <ButtonLink variant="primary" href={to('performers.cams')}>
            {t('live.room.others')}
          </ButtonLink>
        </div>
      )}
    </StageCard>
  );
}

function Blocked({ block, name }: { block: NonNullable<ReturnType<typeof blockOf>>; name: string }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <StageCard>
      <p className="text-balance font-bold text-lg">{t(`live.block.${block}`, { name })}</p>
      <ButtonLink variant="primary" href={to('performers.cams')} className="mt-1">
        {t('live.room.others')}
      </ButtonLink>
    </StageCard>
  );
}
