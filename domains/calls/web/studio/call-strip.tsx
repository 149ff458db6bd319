import { Mic, MicOff, Phone, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import type { LiveChat } from '#domains/live/contract/index.ts';
import { chatLimits, isSoundOnly } from '#domains/live/contract/index.ts';
import type { OwnCamera } from '#domains/live/web/parts/own-camera.ts';
import { OwnPicture, Picture } from '#domains/live/web/parts/picture.tsx';
import { playRingTone } from '#domains/live/web/parts/ring-tone.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { sharePart } from '#domains/sales/contract/share-part.ts';
import { ServerTime } from '#kit/clock/server-time.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { CallClock } from '../parts/call-clock.tsx';
import { useMediaSession } from '../parts/use-media-session.ts';
import { useCalls } from './calls-context.tsx';
import { ringingCalls, runningCall } from './studio-calls.ts';

/** Who calls, and the call that runs; nothing while there is neither. */
export function CallStrip(): ReactNode {
  const t = useMessages();
  const { calls, room } = useCalls();
  const { refusal, own } = useStore(calls);
  const ringing = ringingCalls(room);
  const call = runningCall(room);
  const waits = ringing.length > 0;
  useEffect(() => (waits ? playRingTone() : undefined), [waits]);
  return (
    <section aria-label={t('calls.studio.strip')} aria-live="assertive" className="relative z-40">
      {waits || call || refusal || own ? (
        <div className="glass grid gap-2 border-line border-b px-4 py-2">
          {refusal ? (
            <p role="alert" className="font-medium text-danger text-sm">
              {refusal.title}
            </p>
          ) : null}
          {own ? <OwnProblem own={own} /> : null}
          {ringing.map((chat) => (
            <Ringing key={chat.chatId} chat={chat} blocked={call !== null} />
          ))}
          {call ? <Running chat={call} /> : null}
        </div>
      ) : null}
    </section>
  );
}

/** How a caller is called: who gave no name has none. */
function useCallerName(): (chat: LiveChat) => string {
  const t = useMessages();
  const nameOf = useGuestName();
  return (chat) => (chat.isIncognito ? t('calls.studio.nameless') : nameOf(chat.guestName));
}

/** What the performer earns of an amount. */
function useOwnPart(chat: LiveChat): (paid: number) => number {
  const { room } = useCalls();
  const share = isSoundOnly(chat.chatType) ? room?.shares.voiceCall : room?.shares.videoCall;
  return (paid) => sharePart(paid, share ?? 0);
}

function OwnProblem({ own }: { own: OwnCamera }): ReactNode {
  const t = useMessages();
  const { problem } = useStore(own);
  return problem ? (
    <p role="alert" className="font-medium text-danger text-sm">
      {t(`calls.device.${problem}`)}
    </p>
  ) : null;
}

function Ringing({ chat, blocked }: { chat: LiveChat; blocked: boolean }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const nameOf = useCallerName();
  const part = useOwnPart(chat);
  const { calls, room } = useCalls();
  const { busy } = useStore(calls);
  // The request is as old as its push: its own clock begins with it.
  const [time] = useState(() => {
    const clock = new ServerTime();
    clock.learn(chat.requestedAt);
    return clock;
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={nameOf(chat)} size="sm" />
      <div className="grid min-w-0 flex-1 basis-40">
        <p className="truncate font-bold">
          <bdi>{nameOf(chat)}</bdi>
        </p>
        <p className="text-sm">
          {t(isSoundOnly(chat.chatType) ? 'calls.studio.calls' : 'calls.studio.callsVideo')} ·{' '}
          <span translate="no" className="tabular">
            {price(part(chat.pricePerMinute)).amount}
            {t('performers.perMinute')}
          </span>
        </p>
      </div>
      <Countdown
        until={chat.requestedAt + chatLimits.ring}
        now={time.now()}
        clock={time.now}
        label={t('calls.studio.left')}
        urgentMs={10_000}
      />
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button icon={<PhoneOff aria-hidden />} disabled={busy} onClick={() => void calls.decline(chat)}>
          {t('calls.studio.decline')}
        </Button>
        <Button
          variant="primary"
          icon={<Phone aria-hidden />}
          loading={busy}
          disabled={blocked}
          onClick={() => void calls.take(chat, room?.isLive ?? false)}
        >
          {t('calls.studio.take')}
        </Button>
      </div>
    </div>
  );
}

function Running({ chat }: { chat: LiveChat }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const nameOf = useCallerName();
  const part = useOwnPart(chat);
  const { calls } = useCalls();
  const { viewer, own } = useStore(calls);
  const [time] = useState(() => new ServerTime());
  const hangUp = useCallback(() => void calls.hangUp(chat), [calls, chat]);
  useMediaSession(chat.status === 'running' && own ? t('calls.with', { name: nameOf(chat) }) : null, hangUp);
  const hasPicture = !isSoundOnly(chat.chatType);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={nameOf(chat)} size="sm" />
        <div className="grid min-w-0 flex-1 basis-40">
          <p className="truncate font-bold">
            <bdi>{nameOf(chat)}</bdi>
          </p>
          <p translate="no" className="tabular text-sm">
            {chat.startedAt === null ? (
              t('calls.connecting')
            ) : (
              <>
                <CallClock since={chat.startedAt} clock={time.now} /> · {price(part(chat.cost)).amount}
              </>
            )}
          </p>
        </div>
        {chat.guestLost ? <Badge tone="warning">{t('calls.studio.lost')}</Badge> : null}
        {own ? <Mute own={own} /> : null}
        <Button variant="danger" icon={<PhoneOff aria-hidden />} onClick={hangUp}>
          {t('calls.hangUp')}
        </Button>
      </div>
      {hasPicture && viewer ? (
        <div className="flex gap-2">
          <Picture
            viewer={viewer}
            className="aspect-3/4 max-h-[50dvh] w-full max-w-90 rounded-card bg-black object-cover"
          />
          {own ? <OwnView own={own} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function OwnView({ own }: { own: OwnCamera }): ReactNode {
  const t = useMessages();
  const { stream } = useStore(own);
  return stream ? (
    <OwnPicture
      stream={stream}
      label={t('calls.ownPicture')}
      className="h-32 w-24 rounded-control bg-black object-cover"
    />
  ) : null;
}

function Mute({ own }: { own: OwnCamera }): ReactNode {
  const t = useMessages();
  const { soundOn } = useStore(own);
  return (
    <Button
      aria-pressed={!soundOn}
      icon={soundOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
      onClick={() => own.switchSound(!soundOn)}
    >
      {t('calls.mute')}
    </Button>
  );
}
