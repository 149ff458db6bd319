import { Phone, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { chatLimits } from '../../../contract/index.ts';
import { offerIcons, offerName } from '../../parts/offer-words.tsx';
import { playRingTone } from '../../parts/ring-tone.ts';
import { useStudio, useStudioSession } from '../session/studio-context.tsx';
import { isTaken, ringing } from '../session/studio-state.ts';
import { RequestGuest } from './request-guest.tsx';
import { useEarned } from './use-earned.ts';

/** Guests who ask for a chat now: heard, seen first, answered with one press. */
export function Requests(): ReactNode {
  const t = useMessages();
  const studio = useStudio();
  const requests = ringing(studio);
  const taken = isTaken(studio);
  const waits = requests.length > 0;
  useEffect(() => (waits ? playRingTone() : undefined), [waits]);
  useEffect(() => {
    if (!waits) return undefined;
    const title = document.title;
    document.title = `(${requests.length}) ${t('live.studio.requests')}`;
    return () => {
      document.title = title;
    };
  }, [waits, requests.length, t]);
  return (
    <section aria-label={t('live.studio.requests')} aria-live="assertive" className={waits ? 'grid gap-2' : 'absolute'}>
      {requests.map((chat) => (
        <Request key={chat.chatId} chat={chat} blocked={taken && chat.single} />
      ))}
    </section>
  );
}

function Request({ chat, blocked }: { chat: LiveChat; blocked: boolean }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const price = usePrice();
  const earned = useEarned();
  const session = useStudioSession();
  const [busy, setBusy] = useState(false);
  const kind = chat.chatType === 'VIDEO_CALL' ? 'call' : chat.single ? 'private' : 'chat';
  const navigate = useNavigate();
  const to = useHref();
  const here = useCurrentPage()?.page.id;
  const answer = async (accept: boolean): Promise<void> => {
    setBusy(true);
    const answered = await session.answer(chat, accept);
    setBusy(false);
    // Whoever accepts is in the show, wherever they were.
    if (accept && answered.ok && here !== 'studio.home') void navigate(to('studio.home'));
  };
  return (
    <div className="grid animate-enter gap-3 rounded-card border border-accent bg-surface p-3 shadow-e3 md:flex md:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <span className="relative">
          <span
            aria-hidden
            className="absolute inset-0 animate-ping rounded-full bg-accent opacity-50 motion-reduce:animate-none"
          />
          <Avatar name={nameOf(chat.guestName)} className="relative" />
        </span>
        <div className="grid min-w-0 flex-1">
          <p className="truncate font-bold">{t('live.studio.request', { name: nameOf(chat.guestName) })}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm [&>svg]:size-4">
            {offerIcons[kind]}
            <span>{t(offerName(kind))}</span>
            <Price
              hundredths={earned(chat.chatType, chat.pricePerMinute)}
              format={price}
              per={t('performers.perMinute')}
              size="sm"
            />
          </p>
          <RequestGuest chat={chat} />
        </div>
        <Countdown
          until={chat.requestedAt + chatLimits.ring}
          now={session.time.now()}
          clock={session.time.now}
          label={t('live.studio.request.left')}
          urgentMs={10_000}
        />
      </div>
      <div className="flex gap-2 *:flex-1 md:*:flex-none">
        <Button icon={<PhoneOff aria-hidden />} disabled={busy} onClick={() => void answer(false)}>
          {t('live.studio.decline')}
        </Button>
        <Button
          variant="primary"
          icon={<Phone aria-hidden />}
          disabled={busy || blocked}
          title={blocked ? t('live.studio.request.blocked') : undefined}
          onClick={() => void answer(true)}
        >
          {t('live.studio.accept')}
        </Button>
      </div>
    </div>
  );
}
