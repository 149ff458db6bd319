import { MonitorSmartphone, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { studioHome } from '#domains/studio/web/slots.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EmptyState, Skeleton } from '#kit/ui/primitives/state.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useStudio, useStudioCamera, useStudioSession } from '../session/studio-context.tsx';
import { Preflight } from './preflight.tsx';
import { ShowDashboard } from './show-dashboard.tsx';

/** Before the show its preparation, during the show its controls. */
export const ShowHome: FillingOf<typeof studioHome> = () => {
  const { room, isMine } = useStudio();
  useFollowShow(room ? (!room.isLive ? 'before' : isMine ? 'during' : 'elsewhere') : null);
  if (!room) return <Loading />;
  if (!room.isLive) return <Preflight room={room} />;
  return isMine ? <ShowDashboard room={room} /> : <Elsewhere />;
};

/** The button that began or ended the show is gone: the keyboard continues from the heading, which is read aloud. */
function useFollowShow(phase: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const came = before.current !== null && before.current !== phase;
    before.current = phase;
    if (came && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    }
  }, [phase]);
}

/** The show runs on another device, or this tab has forgotten it. */
function Elsewhere(): ReactNode {
  const t = useMessages();
  const session = useStudioSession();
  const { room, busy } = useStudio();
  const { stream, opening } = useStudioCamera();
  const isSoftware = room?.source === 'software';
  useEffect(() => {
    if (!isSoftware && !session.camera.state.stream) void session.camera.open();
  }, [session, isSoftware]);
  if (!room) return null;
  const { freeChat, autoAccept, livePreview, source } = room;
  return (
    <EmptyState
      isPage
      icon={<MonitorSmartphone />}
      title={t('live.studio.elsewhere.title')}
      action={
        <>
          <Button
            variant="primary"
            icon={<Radio aria-hidden />}
            loading={busy || opening}
            disabled={!stream && !isSoftware}
            onClick={() => void session.goLive({ freeChat, autoAccept, livePreview }, source)}
          >
            {t('live.studio.elsewhere.take')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void session.stopLive()}>
            {t('live.studio.stop.confirm')}
          </Button>
        </>
      }
    >
      {t('live.studio.elsewhere.text')}
    </EmptyState>
  );
}

function Loading(): ReactNode {
  const t = useMessages();
  return (
    <div aria-busy className="page grid gap-4 py-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="sr-only">{t('studio.studio.home.title')}</h1>
      <Skeleton className="aspect-video w-full rounded-card" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
}
