import { PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { exitGroup } from '../../parts/exit-words.ts';
import { offerIcons, offerName } from '../../parts/offer-words.tsx';
import { useNow } from '../../parts/use-now.ts';
import { useStudio, useStudioSession } from '../session/studio-context.tsx';
import { running } from '../session/studio-state.ts';
import { exitKey } from './exit-key.ts';
import { useEarned } from './use-earned.ts';

const EndDialog = lazy(() => import('./end-dialog.tsx').then((module) => ({ default: module.EndDialog })));

/** Paid chats that run. */
export function RunningChats(): ReactNode {
  const t = useMessages();
  const chats = running(useStudio());
  if (chats.length === 0) return null;
  return (
    <section
      data-edge
      aria-label={t('live.studio.running')}
      className="min-w-0 overflow-clip rounded-card border border-line bg-surface"
    >
      <ul className="divide-y divide-line">
        {chats.map((chat) => (
          <Row key={chat.chatId} chat={chat} />
        ))}
      </ul>
    </section>
  );
}

/** The last paid chats that ended. */
export function EndedChats(): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const price = usePrice();
  const earned = useEarned();
  const { endedChats } = useStudio();
  if (endedChats.length === 0) return null;
  return (
    <Card title={t('live.studio.justEnded')} flush>
      <ul className="divide-y divide-line border-line border-t">
        {endedChats.map(({ chatId, guestName, exitCode, chatType, minutes, cost }) => (
          <li key={chatId} className="flex flex-wrap items-baseline gap-x-3 px-(--card-pad) py-2.5 text-sm text-subtle">
            <span className="font-semibold">
              <bdi>{nameOf(guestName)}</bdi>
            </span>
            <span className="min-w-0 flex-1 max-sm:basis-40">{t(exitKey(exitGroup(exitCode)))}</span>
            {minutes > 0 ? (
              <span translate="no" className="tabular">
                {t('live.money.minutes', { count: minutes })} · {price(earned(chatType, cost)).amount}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ chat }: { chat: LiveChat }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const format = useFormat();
  const price = usePrice();
  const earned = useEarned();
  const session = useStudioSession();
  const now = useNow(session.time.now);
  const [ending, setEnding] = useState(false);
  const kind = chat.isVoyeur ? 'voyeur' : chat.chatType === 'VIDEO_CALL' ? 'call' : chat.single ? 'private' : 'chat';
  const seconds = chat.startedAt === null ? 0 : Math.max(0, (now - chat.startedAt) / 1000);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-(--card-pad) py-2 sm:py-3">
      <Avatar name={nameOf(chat.guestName)} size="sm" />
      <div className="grid min-w-0 flex-1 basis-28">
        <p className="truncate font-bold">
          <bdi>{nameOf(chat.guestName)}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm [&>svg]:size-4">
          {offerIcons[kind]}
          <span>{t(offerName(kind))}</span>
          {chat.status === 'starting' ? <Badge tone="info">{t('live.studio.chat.starting')}</Badge> : null}
          {chat.guestLost ? <Badge tone="warning">{t('live.studio.chat.lost')}</Badge> : null}
          {chat.pictureBrokenSince !== null ? <Badge tone="warning">{t('live.studio.chat.broken')}</Badge> : null}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-3">
        <div className="grid justify-items-end">
          <p translate="no" className="tabular font-bold">
            {price(earned(chat.chatType, chat.cost)).amount}
          </p>
          <p translate="no" className="tabular text-sm text-subtle">
            {format.duration(seconds)}
            <span className="max-sm:hidden">
              {` · ${price(earned(chat.chatType, chat.pricePerMinute)).amount}${t('performers.perMinute')}`}
            </span>
          </p>
        </div>
        <Button size="sm" icon={<PhoneOff aria-hidden />} onClick={() => setEnding(true)}>
          <span className="max-sm:sr-only">{t('live.studio.chat.end')}</span>
        </Button>
        {ending ? (
          <Suspense>
            <EndDialog chat={chat} onClose={() => setEnding(false)} />
          </Suspense>
        ) : null}
      </div>
    </li>
  );
}
