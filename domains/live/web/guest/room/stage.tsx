import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { pillStateOf, stateKey } from '#domains/performers/web/parts/state-words.ts';
import { StatusPill } from '#kit/ui/live/status-pill.tsx';
import { VideoStage } from '#kit/ui/live/video-stage.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { OwnPicture, Picture } from '../../parts/picture.tsx';
import type { Onward } from './neighbours.ts';
import type { RoomActor } from './room.tsx';
import { useCallCamera, useRoom, useRoomSession, useVideoSessions } from './room-context.tsx';
import { endCardShown } from './room-state.ts';
import { StageCentre } from './stage-centre.tsx';
import type { RoomView } from './use-view.ts';
import { WhoWatches } from './who-watches.tsx';

// Nothing of it is needed before a chat is there.
const StageControls = lazy(() => import('./stage-controls.tsx').then((module) => ({ default: module.StageControls })));
const PhoneControls = lazy(() => import('./stage-controls.tsx').then((module) => ({ default: module.PhoneControls })));
const StageMenu = lazy(() => import('./stage-menu.tsx').then((module) => ({ default: module.StageMenu })));

/** How far one press of an arrow key moves the volume. */
const volumeStep = 0.1;

/** The performer's picture with everything that lies over it. */
export function Stage({ actor, view, onward }: { actor: RoomActor; view: RoomView; onward: Onward }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const session = useRoomSession();
  const room = useRoom();
  const { presence, paid, free } = room;
  const over = endCardShown(room);
  const { pictures, shown, paused, muted, volume } = useVideoSessions();
  const { videos } = session;
  const state = pillStateOf({ ...presence, liveState: presence.state, isCurrentlyTicketShow: presence.isTicketShow });
  const playing = shown === 'playing' && !paused;
  // The last picture stands until the next one comes: nothing turns dark on the way from one chat to another.
  const isStanding = shown === 'stalled' || pictures.length > 1 || (shown === 'kicked' && free !== null);
  const [more, setMore] = useState(false);
  const upright = useMediaQuery('(max-width: 991px) and (orientation: portrait)');
  const phone = useMediaQuery('(max-width: 991px)');
  const fitting = view.fit ?? (upright ? 'fill' : 'whole');
  const act = (command: string): void => {
    if (command === 'toggle-play') videos.setPaused(!paused);
    if (command === 'toggle-mute') videos.setMuted(!muted);
    if (command === 'toggle-fullscreen') view.toggleFullscreen();
    if (command === 'toggle-theatre') view.toggleTheatre();
    if (command === 'toggle-chat') view.showChat(!view.chatShown);
    if (command === 'picture-in-picture') void videos.float();
    if (command === 'volume-up') videos.setVolume(Math.min(1, volume + volumeStep));
    if (command === 'forward') onward.go('next');
    if (command === 'back') onward.go('previous');
    if (command === 'volume-down') videos.setVolume(Math.max(0, volume - volumeStep));
  };
  const { poster } = actor;
  return (
    <>
      <VideoStage
        label={t('live.room.stage', { name: actor.name })}
        ratio="fill"
        autoHide={playing && !upright}
        onDouble={() => (phone ? view.setFit(fitting === 'fill' ? 'whole' : 'fill') : view.toggleFullscreen())}
        controlsClassName={cx('max-md:hidden', view.chatShown && 'laid-wide:right-[max(33%,20rem)]')}
        centreClassName={cx(
          'laid-wide:pt-16',
          over ? 'bg-black/45 laid-tall:pt-28' : 'laid-tall:pt-28 laid-tall:pb-[34%]',
        )}
        pageKeys
        onCommand={act}
        commands={{
          'toggle-play': t('live.room.key.pause'),
          'toggle-mute': t('live.room.key.mute'),
          'toggle-fullscreen': t('live.room.key.fullscreen'),
          'toggle-theatre': t('live.room.key.theatre'),
          'toggle-chat': t('live.room.key.chat'),
          'picture-in-picture': t('live.room.key.float'),
          'volume-up': t('live.room.key.louder'),
          'volume-down': t('live.room.key.quieter'),
          ...(onward.next ? { forward: t('live.room.key.next') } : {}),
          ...(onward.previous ? { back: t('live.room.key.previous') } : {}),
          help: t('live.room.key.help'),
        }}
        className="max-md:rounded-none md:rounded-none laid:touch-pinch-zoom!"
        backdrop={poster ? <img src={poster.src} alt="" width={poster.width} height={poster.height} /> : null}
        topLeft={
          <>
            <Anchor
              href={to('performers.profile', { actorName: actor.name.toLowerCase() })}
              className="truncate font-bold text-ink no-underline hover:underline"
            >
              <bdi>{actor.name}</bdi>
            </Anchor>
            {paid?.single && paid.status === 'running' ? null : (
              <StatusPill state={state} label={t(stateKey(state))} onPicture />
            )}
            <WhoWatches />
          </>
        }
        // The way out lies over this corner, outside of what fades.
        topRight={
          <>
            <Suspense>{free || paid ? <PhoneControls onMore={() => setMore(true)} /> : null}</Suspense>
            <span className="size-11" />
          </>
        }
        centre={<StageCentre actor={actor} />}
        inset={<CameraInset />}
        controls={
          free || paid ? (
            <Suspense>
              <StageControls view={view} onward={onward} />
            </Suspense>
          ) : null
        }
      >
        <div className={cx('relative transition-opacity duration-300', !playing && !isStanding && 'opacity-0')}>
          {pictures.map(({ viewer }, index) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its viewer, which has no name of its own.
              key={index}
              viewer={viewer}
              className={cx(
                'absolute inset-0 size-full object-contain laid-tall:object-[50%_22%]',
                view.fit === 'fill' && 'laid:object-cover',
                view.fit === null && 'laid-tall:object-cover',
              )}
            />
          ))}
        </div>
      </VideoStage>
      <div
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-x-0 bottom-0 hidden h-[28%] bg-[linear-gradient(to_top,oklch(0.08_0.02_286/0.82),transparent)]',
          !over && 'laid:block',
        )}
      />
      <Suspense>
        {more ? <StageMenu name={actor.name} view={view} onward={onward} onClose={() => setMore(false)} /> : null}
      </Suspense>
    </>
  );
}

/** One's own camera in a call, in the corner. */
function CameraInset(): ReactNode {
  const t = useMessages();
  const { stream, pictureOn, sending } = useCallCamera();
  const { paid } = useRoom();
  if (!stream || paid?.chatType !== 'VIDEO_CALL') return null;
  return (
    <figure className="relative overflow-hidden rounded-xl border border-white/25 bg-black shadow-e3">
      <OwnPicture
        stream={stream}
        label={t('live.room.ownCamera')}
        className={cx('aspect-video w-full object-cover', !pictureOn && 'invisible')}
      />
      <figcaption className="absolute inset-x-0 bottom-0 truncate bg-black/55 px-2 py-0.5 text-2xs">
        {!pictureOn
          ? t('live.room.cameraOff')
          : sending === 'live'
            ? t('live.room.seesYou')
            : t('live.room.cameraConnecting')}
      </figcaption>
    </figure>
  );
}
