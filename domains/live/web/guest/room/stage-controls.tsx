import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Maximize,
  MessageSquare,
  MessageSquareOff,
  Mic,
  MicOff,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  QrCode,
  RectangleHorizontal,
  Video,
  VideoOff,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { LineFigures } from './line-figures.tsx';
import type { Onward } from './neighbours.ts';
import { useRoomAsks } from './room-asks.ts';
import { useCallCamera, useRoom, useRoomSession, useVideoSessions } from './room-context.tsx';
import { currentChat } from './room-state.ts';
import { useHold } from './use-hold.ts';
import type { RoomView } from './use-view.ts';
import type { PictureQuality } from './video-sessions.ts';

/** The line of controls under the picture, as people know it from the big video sites. */
export function StageControls({ view, onward }: { view: RoomView; onward: Onward }): ReactNode {
  const { isFullscreen, toggleFullscreen: onFullscreen, theatre } = view;
  const t = useMessages();
  const format = useFormat();
  const { videos } = useRoomSession();
  const { muted, volume, paused } = useVideoSessions();
  const asks = useRoomAsks();
  const room = useRoom();
  const isMember = useGuestValue('isLoggedIn');
  const canFloat = useCanFloat();
  const silent = muted || volume === 0;
  return (
    <>
      <IconButton
        label={t(paused ? 'live.room.resume' : 'live.room.pause')}
        icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        onClick={() => videos.setPaused(!paused)}
      />
      <IconButton
        label={t(silent ? 'live.room.soundOn' : 'live.room.soundOff')}
        icon={silent ? <VolumeX aria-hidden /> : volume < 0.5 ? <Volume1 aria-hidden /> : <Volume2 aria-hidden />}
        onClick={() => (volume === 0 ? videos.setVolume(0.5) : videos.setMuted(!muted))}
      />
      <Slider
        className="w-24 max-sm:hidden"
        label={t('live.room.volume')}
        hideLabel
        value={[silent ? 0 : Math.round(volume * 100)]}
        onValueChange={([value = 0]) => videos.setVolume(value / 100)}
        format={(value) => format.percent(value / 100)}
      />
      <CameraSwitches />
      <span className="flex-1" />
      {onward.previous ? (
        <IconButton
          label={t('live.room.previous', { name: onward.previous.name })}
          icon={<ChevronUp aria-hidden />}
          onClick={() => onward.go('previous')}
        />
      ) : null}
      {onward.next ? (
        <IconButton
          label={t('live.room.next', { name: onward.next.name })}
          icon={<ChevronDown aria-hidden />}
          onClick={() => onward.go('next')}
        />
      ) : null}
      <LineFigures className="max-lg:hidden" />
      <QualityChoice name="quality" />
      {canFloat ? (
        <IconButton
          label={t('live.room.float')}
          icon={<PictureInPicture2 aria-hidden />}
          onClick={() => void videos.float()}
        />
      ) : null}
      {isMember && currentChat(room) ? (
        <IconButton label={t('live.move.open')} icon={<QrCode aria-hidden />} onClick={asks.move} />
      ) : null}
      {isFullscreen ? (
        <IconButton
          label={t(view.chatShown ? 'live.room.chatHide' : 'live.room.chatShow')}
          icon={view.chatShown ? <MessageSquareOff aria-hidden /> : <MessageSquare aria-hidden />}
          onClick={() => view.showChat(!view.chatShown)}
        />
      ) : (
        <IconButton
          label={t(theatre ? 'live.room.theatreOff' : 'live.room.theatre')}
          pressed={theatre}
          icon={<RectangleHorizontal aria-hidden />}
          onClick={view.toggleTheatre}
        />
      )}
      <IconButton
        label={t(isFullscreen ? 'live.room.fullscreenOff' : 'live.room.fullscreen')}
        icon={isFullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        onClick={onFullscreen}
      />
    </>
  );
}

/** Camera and microphone of the guest, in a call. */
function CameraSwitches(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const { paid } = useRoom();
  const { stream, pictureOn, soundOn, opening } = useCallCamera();
  if (paid?.chatType !== 'VIDEO_CALL') return null;
  if (!stream) {
    return (
      <IconButton
        label={t('live.room.cameraStart')}
        icon={<VideoOff aria-hidden />}
        disabled={opening}
        onClick={() => void session.reopenCamera()}
      />
    );
  }
  return (
    <>
      <IconButton
        label={t(pictureOn ? 'live.room.cameraHide' : 'live.room.cameraShow')}
        pressed={!pictureOn}
        icon={pictureOn ? <Video aria-hidden /> : <VideoOff aria-hidden />}
        onClick={() => session.camera.switchPicture(!pictureOn)}
      />
      <IconButton
        label={t(soundOn ? 'live.room.microphoneOff' : 'live.room.microphoneOn')}
        pressed={!soundOn}
        icon={soundOn ? <Mic aria-hidden /> : <MicOff aria-hidden />}
        onClick={() => session.camera.switchSound(!soundOn)}
      />
    </>
  );
}

/** As large as the line carries, or small on purpose. */
export function QualityChoice({ name }: { name: string }): ReactNode {
  const t = useMessages();
  const { videos } = useRoomSession();
  const { quality } = useVideoSessions();
  return (
    <Segmented
      name={name}
      className="md:[--control-height:2.25rem]"
      legend={t('live.room.quality')}
      value={quality}
      onValueChange={(value) => videos.setQuality(value as PictureQuality)}
      options={[
        { value: 'auto', label: t('live.quality.auto') },
        { value: 'low', label: t('live.quality.save') },
      ]}
    />
  );
}

/** On a phone, at the top of the picture: sound, and a sheet with the rest, which a long press on the picture opens, too. */
export function PhoneControls({ onMore }: { onMore: () => void }): ReactNode {
  const t = useMessages();
  const { videos } = useRoomSession();
  const { muted, volume } = useVideoSessions();
  const silent = muted || volume === 0;
  const place = useRef<HTMLSpanElement>(null);
  useHold(place, onMore);
  return (
    <span ref={place} className="flex md:hidden">
      <CameraSwitches />
      <IconButton
        label={t(silent ? 'live.room.soundOn' : 'live.room.soundOff')}
        icon={silent ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        onClick={() => (volume === 0 ? videos.setVolume(0.5) : videos.setMuted(!muted))}
      />
      <IconButton label={t('live.room.more')} icon={<Ellipsis aria-hidden />} onClick={onMore} />
    </span>
  );
}

export function useCanFloat(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(document.pictureInPictureEnabled === true), []);
  return can;
}
