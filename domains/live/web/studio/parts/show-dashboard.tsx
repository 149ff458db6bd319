import type { CSSProperties, ReactNode } from 'react';
import { useRef } from 'react';
import { Goal } from '#domains/studio/web/parts/goal.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { useSpaceAbove } from '#kit/web/hooks/use-space-above.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import { useStudio, useStudioSession } from '../session/studio-context.tsx';
import { running } from '../session/studio-state.ts';
import { ChatAnnouncements } from './chat-announcements.tsx';
import { ChatTabs } from './chat-tabs.tsx';
import { ShowFigures } from './figures.tsx';
import { Requests } from './requests.tsx';
import { EndedChats, RunningChats } from './running-chats.tsx';
import { SoftwareStage } from './software-stage.tsx';
import { StudioPanels } from './studio-panels.tsx';
import { StudioStage, useUpright } from './studio-stage.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { Viewers } from './viewers.tsx';

/**
 * The show: picture, who asks, who pays, what is said, what it earns, who is there; one button ends it. On a narrow
 * window the same things stand below each other, in the order in which they are needed; on a phone held across the talk
 * stands beside the picture.
 */
export function ShowDashboard({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const studio = useStudio();
  const { refusal } = studio;
  const upright = useUpright();
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole, room.chats);
  useSpaceAbove(whole);
  return (
    <div
      ref={whole}
      // On a phone the picture and the box to write in are in sight together: what the picture and paid chats take is the talk's to leave.
      style={
        {
          '--upright': '42dvh',
          '--stage': upright ? 'var(--upright)' : '56.25vw',
          '--rows': `${running(studio).length * 4}rem`,
        } as CSSProperties
      }
      className="page grid gap-(--grid-gap) py-3 across:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)] across:gap-2 across:py-2 md:py-4 menu:grid-cols-[minmax(0,1fr)_20rem] menu:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="grid min-w-0 content-start gap-(--grid-gap) across:gap-2">
        <h1 tabIndex={-1} className="sr-only">
          {t('live.studio.onAir')}
        </h1>
        {refusal && refusal.code !== 'offline' ? (
          <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
            {refusal.title}
          </p>
        ) : null}
        <div className="relative">
          {/* Over the picture, which stays where it is; on a phone above the navigation, under the thumb. */}
          <div className="max-menu:fixed max-menu:inset-x-3 max-menu:bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-30 across:absolute across:inset-x-2 across:top-2 across:bottom-auto menu:absolute menu:inset-x-3 menu:top-3">
            <SafePart>
              <Requests />
            </SafePart>
          </div>
          <SafePart>
            {room.source === 'software' ? <SoftwareStage room={room} /> : <StudioStage room={room} />}
          </SafePart>
        </div>
        <SafePart>
          <ChatAnnouncements />
        </SafePart>
        <SafePart>
          <RunningChats />
        </SafePart>
        <div className="grid max-menu:hidden">
          <SafePart>
            <EndedChats />
          </SafePart>
        </div>
      </div>
      <div className="flex min-h-0 min-w-0 flex-col gap-(--grid-gap) menu:sticky menu:top-4 menu:col-start-2 menu:row-span-2 menu:row-start-1 menu:h-[calc(100dvh-var(--above,1rem)-1rem)]">
        <SafePart>
          <ShowFigures viewers={room.viewerCount} />
        </SafePart>
        <SafePart>
          <Goal />
        </SafePart>
        <div className="max-menu:-order-1 max-menu:h-[max(11rem,calc(100dvh-var(--above,4rem)-var(--bottom-bar,0px)-var(--stage)-var(--rows)-2.5rem))] across:h-[max(12rem,calc(100dvh-var(--above,0.5rem)-var(--bottom-bar,0px)-0.5rem))] menu:min-h-0 menu:flex-1">
          <SafePart>
            <ChatTabs room={room} />
          </SafePart>
        </div>
      </div>
      <div className="grid content-start items-start gap-(--grid-gap) across:col-span-2 md:max-menu:grid-cols-2 lg:grid-cols-2">
        <div className="grid empty:hidden menu:hidden">
          <SafePart>
            <EndedChats />
          </SafePart>
        </div>
        <SafePart>
          <Viewers room={room} />
        </SafePart>
        <SafePart>
          <ShowSwitches room={room} />
        </SafePart>
        <StudioPanels room={room} />
      </div>
    </div>
  );
}

/** What holds in the room; takes effect at once. */
function ShowSwitches({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const session = useStudioSession();
  return (
    <Card title={t('studio.studio.show')}>
      <div className="-my-2 grid divide-y divide-line">
        <Switch
          label={t('studio.studio.freeChat')}
          hint={t('studio.studio.freeChat.hint')}
          checked={room.freeChat}
          onChange={(event) => void session.setRoom({ freeChat: event.currentTarget.checked })}
        />
        <Switch
          label={t('studio.studio.autoAccept')}
          hint={t('studio.studio.autoAccept.hint')}
          checked={room.autoAccept}
          onChange={(event) => void session.setRoom({ autoAccept: event.currentTarget.checked })}
        />
        <Switch
          label={t('studio.studio.livePreview')}
          hint={t('studio.studio.livePreview.hint')}
          checked={room.livePreview}
          onChange={(event) => void session.setRoom({ livePreview: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
