import { Coins, Eye, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import { useStudio, useStudioSession } from '../session/studio-context.tsx';
import { ChatTabs } from './chat-tabs.tsx';
import { Requests } from './requests.tsx';
import { RunningChats } from './running-chats.tsx';
import { StudioStage } from './studio-stage.tsx';
import { Viewers } from './viewers.tsx';

/** The show: picture, who is there, who asks, what is said, what it earns; one button ends it. */
export function Cockpit({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const { refusal } = useStudio();
  return (
    <div className="page grid gap-(--grid-gap) py-3 md:py-4 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <h1 className="sr-only">{t('live.studio.onAir')}</h1>
      <div className="grid min-w-0 content-start gap-(--grid-gap)">
        <Requests />
        {refusal && refusal.code !== 'offline' ? (
          <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
            {refusal.title}
          </p>
        ) : null}
        <StudioStage room={room} />
        <div className="lg:hidden">
          <Figures room={room} />
        </div>
        <div className="h-[26rem] lg:hidden">
          <ChatTabs room={room} />
        </div>
        <RunningChats />
        <div className="grid gap-(--grid-gap) md:grid-cols-2">
          <Viewers room={room} />
          <ShowSwitches room={room} />
        </div>
      </div>
      <div className="sticky top-4 flex h-[calc(100dvh-2rem)] min-h-0 flex-col gap-(--grid-gap) max-lg:hidden">
        <Figures room={room} />
        <ChatTabs room={room} />
      </div>
    </div>
  );
}

/** Today in three figures. */
function Figures({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { earned, today } = useStudio();
  return (
    <div className="grid grid-cols-3 gap-2 *:p-3! max-sm:[&_svg]:hidden [&_.text-2xl]:text-lg">
      <Stat
        icon={<Coins aria-hidden className="text-warning" />}
        label={t('live.studio.today')}
        value={<span aria-live="polite">{earned === null ? '–' : price(earned).coins}</span>}
      />
      <Stat icon={<Eye aria-hidden />} label={t('live.studio.viewers')} value={format.number(room.viewerCount)} />
      <Stat
        icon={<Timer aria-hidden />}
        label={t('live.studio.minutes')}
        value={today ? format.number(today.minutes) : '–'}
      />
    </div>
  );
}

/** What holds in the room; takes effect at once. */
function ShowSwitches({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const session = useStudioSession();
  return (
    <Card title={t('live.studio.show')}>
      <div className="-my-2 grid divide-y divide-line">
        <Switch
          label={t('live.studio.freeChat')}
          hint={t('live.studio.freeChat.hint')}
          checked={room.freeChat}
          onChange={(event) => void session.setRoom({ freeChat: event.currentTarget.checked })}
        />
        <Switch
          label={t('live.studio.autoAccept')}
          hint={t('live.studio.autoAccept.hint')}
          checked={room.autoAccept}
          onChange={(event) => void session.setRoom({ autoAccept: event.currentTarget.checked })}
        />
        <Switch
          label={t('live.studio.livePreview')}
          hint={t('live.studio.livePreview.hint')}
          checked={room.livePreview}
          onChange={(event) => void session.setRoom({ livePreview: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
