import { ArrowLeftRight, CircleStop, Mic, MicOff, Settings2, TriangleAlert, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ViewerState } from '#kit/live-media/browser/viewer.ts';
import { VideoStage } from '#kit/ui/live/video-stage.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import { CannotSendNote } from '../../parts/cannot-send-note.tsx';
import { OwnPicture, Picture } from '../../parts/picture.tsx';
import { useNow } from '../../parts/use-now.ts';
import { useGuestCameras, useStudio, useStudioCamera, useStudioSession } from '../session/studio-context.tsx';
import { LineFigures } from './line-figures.tsx';
import { VoiceLevel } from './voice-level.tsx';

const StopDialog = lazy(() => import('./stop-dialog.tsx').then((module) => ({ default: module.StopDialog })));
const DeviceSheet = lazy(() => import('./device-sheet.tsx').then((module) => ({ default: module.DeviceSheet })));

/** The performer is told when no picture has left for this long, ms. */
const stillMs = 3_000;

/** The performer's own picture as guests get it, with the figures of the line; in a call the guest's picture beside it. */
export function StudioStage({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const session = useStudioSession();
  const { isMine } = useStudio();
  const { stream, problem, sending, soundOn, pictureOn, stats, unheard } = useStudioCamera();
  const guest = useGuestPicture();
  const [ownLarge, setOwnLarge] = useState(false);
  const [open, setOpen] = useState<'stop' | 'devices' | null>(null);
  const { camera } = session;
  const own = stream ? (
    <OwnPicture stream={stream} label={t('live.studio.preview')} className="size-full object-contain" />
  ) : null;
  const theirs = guest ? <Picture viewer={guest} className="size-full object-contain" /> : null;
  const guestLarge = theirs !== null && !ownLarge;
  const upright = useUpright();
  return (
    <>
      <VideoStage
        label={t('live.studio.preview')}
        className={cx(
          'max-h-[64dvh]',
          upright && 'max-menu:aspect-auto max-menu:h-(--upright)',
          'across:aspect-auto across:h-[max(11rem,calc(100dvh-var(--above,0.5rem)-var(--bottom-bar,0px)-var(--rows,0px)-1rem))] across:max-h-none',
        )}
        topLeft={
          <>
            <LiveMark room={room} soundOn={soundOn} pictureOn={pictureOn} />
            <VoiceLevel stream={stream} soundOn={soundOn} />
          </>
        }
        topRight={stats && isMine ? <LineFigures stats={stats} /> : null}
        centre={
          problem ? (
            <div role="alert" className="glass grid max-w-100 justify-items-center gap-2 rounded-card p-5">
              <TriangleAlert aria-hidden className="size-7 text-warning" />
              <p className="font-bold">{t(`live.camera.${problem}`)}</p>
              <p className="text-muted text-sm">{t(`live.camera.${problem}.help`)}</p>
              <Button variant="primary" onClick={() => void camera.again()}>
                {t('live.camera.again')}
              </Button>
              {problem === 'lost' ? (
                <Button onClick={() => setOpen('devices')}>{t('live.camera.lost.choose')}</Button>
              ) : null}
            </div>
          ) : sending === 'unsupported' || unheard ? (
            <CannotSendNote picture={sending === 'unsupported'} sound={unheard} />
          ) : sending === 'reconnecting' || sending === 'connecting' ? (
            <p role="status" className="glass rounded-full px-5 py-2.5 font-semibold text-sm">
              {t('live.studio.reconnecting')}
            </p>
          ) : sending === 'live' && (stats?.stillMs ?? 0) >= stillMs ? (
            <p role="alert" className="glass rounded-card px-5 py-2.5 font-semibold text-sm">
              {t('live.studio.still')}
            </p>
          ) : sending === 'stopped' || sending === 'kicked' || sending === 'refused' ? (
            <div className="glass grid justify-items-center gap-3 rounded-card p-5">
              <p className="font-bold">{t('live.studio.notSending')}</p>
              <Button variant="primary" onClick={() => void session.goLive(room)}>
                {t('live.studio.elsewhere.take')}
              </Button>
            </div>
          ) : null
        }
        inset={
          theirs ? (
            <button
              type="button"
              title={t('live.studio.swap')}
              aria-label={t('live.studio.swap')}
              onClick={() => setOwnLarge(!ownLarge)}
              className="relative block aspect-video w-full overflow-hidden rounded-xl border border-white/25 bg-black shadow-e3"
            >
              {guestLarge ? own : theirs}
              <ArrowLeftRight aria-hidden className="absolute right-1.5 bottom-1.5 size-4" />
            </button>
          ) : null
        }
        controls={
          <>
            <IconButton
              label={t(soundOn ? 'live.room.microphoneOff' : 'live.room.microphoneOn')}
              pressed={!soundOn}
              icon={soundOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
              onClick={() => camera.switchSound(!soundOn)}
            />
            <IconButton
              label={t(pictureOn ? 'live.room.cameraHide' : 'live.room.cameraShow')}
              pressed={!pictureOn}
              icon={pictureOn ? <Video aria-hidden /> : <VideoOff aria-hidden />}
              onClick={() => camera.switchPicture(!pictureOn)}
            />
            <IconButton
              label={t('live.studio.devices')}
              icon={<Settings2 aria-hidden />}
              onClick={() => setOpen('devices')}
            />
            <Button
              variant="danger"
              className="ml-auto whitespace-nowrap max-[360px]:px-2! max-[360px]:text-sm! max-[360px]:[&_svg]:hidden"
              icon={<CircleStop aria-hidden />}
              onClick={() => setOpen('stop')}
            >
              {t('live.studio.stop')}
            </Button>
          </>
        }
      >
        <div>{guestLarge ? theirs : own}</div>
      </VideoStage>
      <Suspense>
        {open === 'stop' ? <StopDialog onClose={() => setOpen(null)} /> : null}
        {open === 'devices' ? <DeviceSheet onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </>
  );
}

/** Whether one's own picture is higher than wide, as a phone held upright sends it. */
export function useUpright(): boolean {
  const { stats } = useStudioCamera();
  const sent = stats?.renditions.at(-1);
  return sent !== undefined && sent.height > sent.width;
}

/** The guest's picture of a call, once it moves. */
export function useGuestPicture() {
  const { viewers } = useGuestCameras();
  const viewer = [...viewers.values()].at(-1) ?? null;
  const [state, setState] = useState<ViewerState | null>(null);
  useEffect(() => {
    setState(viewer?.state ?? null);
    return viewer?.on('state', setState);
  }, [viewer]);
  return state === 'playing' || state === 'stalled' ? viewer : null;
}

/** On air since, and what guests miss because it was switched off and perhaps forgotten. */
export function LiveMark({
  room,
  soundOn,
  pictureOn,
}: {
  room: StudioRoom;
  soundOn: boolean;
  pictureOn: boolean;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { time } = useStudioSession();
  const now = useNow(time.now);
  const seconds = room.liveSince === null ? 0 : Math.max(0, (now - room.liveSince) / 1000);
  return (
    <>
      <span className="inline-flex items-center gap-2 rounded-full bg-danger-solid px-2.5 py-1 font-bold text-white text-xs">
        <span aria-hidden className="size-2 animate-pulse rounded-full bg-white motion-reduce:animate-none" />
        <span>{t('live.studio.onAir')}</span>
      </span>
      <span translate="no" className="tabular rounded-full bg-black/50 px-2.5 py-1 font-semibold text-xs">
        {format.duration(seconds)}
      </span>
      {soundOn ? null : <Off icon={<MicOff aria-hidden />}>{t('live.studio.soundOff')}</Off>}
      {pictureOn ? null : <Off icon={<VideoOff aria-hidden />}>{t('live.studio.pictureOff')}</Off>}
    </>
  );
}

function Off({ icon, children }: { icon: ReactNode; children: ReactNode }): ReactNode {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-warning px-2.5 py-1 font-bold text-black text-xs [&>svg]:size-3.5">
      {icon}
      <span>{children}</span>
    </span>
  );
}
