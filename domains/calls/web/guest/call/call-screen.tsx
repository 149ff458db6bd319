import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallType, ChatOption } from '#domains/live/contract/index.ts';
import { isSoundOnly } from '#domains/live/contract/index.ts';
import { OwnPicture, Picture } from '#domains/live/web/parts/picture.tsx';
import { TopUpSheet } from '#domains/payments/web/parts/top-up-sheet.tsx';
import type { Actor } from '#domains/performers/contract/actor.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { CallClock } from '../../parts/call-clock.tsx';
import { useMediaSession } from '../../parts/use-media-session.ts';
import { CallBefore } from './call-before.tsx';
import { CallControls } from './call-controls.tsx';
import { CallOver } from './call-over.tsx';
import { CallSession } from './call-session.ts';

/** Who is called. */
export type CalledActor = Pick<Actor, 'id' | 'name' | 'avatar'>;

/** A call on the whole screen: before it what it costs, in it the time, the coins and three buttons, after it what it came to. */
export function CallScreen({
  actor,
  type,
  option,
  anonymous,
}: {
  actor: CalledActor;
  type: CallType;
  option: ChatOption | null;
  anonymous: boolean;
}): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const api = useApi();
  const channel = useChannel();
  const { pathname, search } = useLocation();
  const [session] = useState(() => new CallSession({ api, channel, actorId: actor.id, type, option }));
  useEffect(() => session.start(), [session]);
  const { chat, end, viewer, isShort } = useStore(session);
  const { stream } = useStore(session.own);
  const [topUp, setTopUp] = useState(false);
  usePreventReload(chat !== null);
  const hangUp = useCallback(() => void session.hangUp(), [session]);
  useMediaSession(chat?.status === 'running' ? t('calls.with', { name: actor.name }) : null, hangUp);
  const isPictured = !isSoundOnly(type) && chat?.status === 'running' && viewer !== null;
  return (
    <section
      aria-label={t('calls.title', { name: actor.name })}
      className="safe-b relative mx-auto flex min-h-[calc(100dvh-9rem)] max-md:min-h-[calc(100dvh-13rem)] w-full max-w-110 flex-col items-center justify-between gap-6 px-4 py-6"
    >
      {isPictured ? (
        <Picture viewer={viewer} className="aspect-3/4 w-full rounded-card bg-black object-cover" />
      ) : (
        <div className="grid justify-items-center gap-4 pt-4">
          <span className="relative grid">
            {chat?.status === 'requested' ? (
              <span
                aria-hidden
                className="absolute inset-0 animate-ping rounded-full bg-accent opacity-40 motion-reduce:animate-none"
              />
            ) : null}
            <Avatar name={actor.name} src={actor.avatar?.src} size="xl" className="relative" />
          </span>
          <h1 className="text-center font-extrabold text-2xl tracking-tight">
            <bdi>{actor.name}</bdi>
          </h1>
        </div>
      )}
      {chat && stream && !isSoundOnly(type) ? (
        <OwnPicture
          stream={stream}
          label={t('calls.ownPicture')}
          className="absolute top-8 right-6 z-10 h-32 w-24 rounded-control bg-black object-cover"
        />
      ) : null}
      {chat ? (
        <>
          <div role="status" className="grid justify-items-center gap-1 text-center">
            {chat.startedAt === null ? (
              <p className="font-semibold text-lg">
                {t(chat.status === 'requested' ? 'calls.ringing' : 'calls.connecting')}
              </p>
            ) : (
              <>
                <p className="font-bold text-3xl">
                  <CallClock since={chat.startedAt} clock={session.time.now} />
                </p>
                <p translate="no" className="tabular text-muted">
                  {price(chat.cost).amount} · {price(chat.pricePerMinute).amount}
                  {t('performers.perMinute')}
                </p>
              </>
            )}
            {chat.pictureBrokenSince !== null ? <p className="text-warning">{t('calls.broken')}</p> : null}
            {isShort ? (
              <div className="grid justify-items-center gap-2 pt-2">
                <p className="font-semibold text-warning">{t('calls.short')}</p>
                <Button onClick={() => setTopUp(true)}>{t('calls.topUp')}</Button>
              </div>
            ) : null}
            {chat.isIncognito ? <p className="text-muted text-sm">{t('calls.withoutName.now')}</p> : null}
          </div>
          <CallControls session={session} viewer={viewer} />
        </>
      ) : end ? (
        <CallOver actor={actor} end={end} session={session} anonymous={anonymous} onTopUp={() => setTopUp(true)} />
      ) : (
        <CallBefore actor={actor} type={type} session={session} anonymous={anonymous} onTopUp={() => setTopUp(true)} />
      )}
      {topUp ? (
        <TopUpSheet
          origin={{ path: `${pathname}${search}`, name: actor.name }}
          place={chat ? { of: 'chat', id: chat.chatId } : undefined}
          needed={(chat ?? option)?.pricePerMinute}
          onClose={() => setTopUp(false)}
        />
      ) : null}
    </section>
  );
}
