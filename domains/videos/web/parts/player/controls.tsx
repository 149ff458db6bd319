import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  Settings2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { PictureSlider } from './picture-slider.tsx';
import type { PlayerCommand } from './player-keys.ts';
import type { Playing } from './use-media.ts';

/** A round button over the picture, 44 px for a finger. */
export function PictureButton({
  label,
  icon,
  className,
  ...rest
}: {
  label: string;
  icon: ReactNode;
  className?: string | undefined;
  onClick: () => void;
  'aria-pressed'?: boolean | undefined;
  'aria-expanded'?: boolean | undefined;
  'data-settings'?: true | undefined;
}): ReactNode {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={cx(
        'inline-grid size-10 shrink-0 place-items-center rounded-full text-white hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-white focus-visible:-outline-offset-2 pointer-coarse:size-11 [&>svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}

/** Props of `Controls`. */
export interface ControlsProps {
  readonly playing: Playing;
  readonly run: (command: PlayerCommand) => void;
  readonly onVolume: (volume: number) => void;
  readonly isFull: boolean;
  readonly isTheatre: boolean;
  readonly hasCaptions: boolean;
  readonly isSetOpen: boolean;
  readonly onSet: () => void;
}

/** The line of controls below the picture. */
export function Controls({
  playing,
  run,
  onVolume,
  isFull,
  isTheatre,
  hasCaptions,
  isSetOpen,
  onSet,
}: ControlsProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { isPaused, hasEnded, isMuted, volume, at, duration } = playing;
  const play = hasEnded
    ? { label: t('videos.player.again'), icon: <RotateCcw aria-hidden /> }
    : isPaused
      ? { label: t('videos.player.play'), icon: <Play aria-hidden className="fill-current" /> }
      : { label: t('videos.player.pause'), icon: <Pause aria-hidden className="fill-current" /> };
  return (
    <div className="flex items-center gap-0.5">
      <PictureButton {...play} onClick={() => run({ do: 'play' })} />
      <PictureButton
        label={t(isMuted ? 'videos.player.unmute' : 'videos.player.mute')}
        icon={isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        onClick={() => run({ do: 'mute' })}
      />
      <PictureSlider
        label={t('videos.player.volume')}
        value={isMuted ? 0 : volume}
        max={1}
        words={format.percent(isMuted ? 0 : volume)}
        step={0.05}
        page={0.2}
        onPut={onVolume}
        onHold={(place) => place !== null && onVolume(place)}
        className="h-6 w-18 shrink-0 rounded-full focus-visible:outline-2 focus-visible:outline-white focus-visible:outline-offset-2 pointer-coarse:hidden"
      >
        <span data-edge className="block h-1 w-full overflow-hidden rounded-full bg-white/30">
          <span
            className="block h-full bg-white forced-colors:bg-[Highlight]"
            style={{ width: `${(isMuted ? 0 : volume) * 100}%` }}
          />
        </span>
      </PictureSlider>
      <span translate="no" className="tabular ml-1.5 min-w-0 truncate font-medium text-white text-xs sm:text-sm">
        <span>{format.duration(at)}</span>
        <span className="text-white/75">{` / ${format.duration(duration)}`}</span>
      </span>
      <span className="flex-1" />
      {hasCaptions ? (
        <PictureButton
          label={t('videos.player.captions')}
          icon={<Captions aria-hidden />}
          onClick={() => run({ do: 'captions' })}
        />
      ) : null}
      <PictureButton
        label={t('videos.player.settings')}
        icon={<Settings2 aria-hidden />}
        aria-expanded={isSetOpen}
        data-settings
        onClick={onSet}
      />
      {document.pictureInPictureEnabled ? (
        <PictureButton
          label={t('videos.player.pictureInPicture')}
          icon={<PictureInPicture2 aria-hidden />}
          aria-pressed={playing.isInPicture}
          className="max-xs:hidden"
          onClick={() => run({ do: 'pictureInPicture' })}
        />
      ) : null}
      {isFull ? null : (
        <PictureButton
          label={t('videos.player.theatre')}
          icon={<RectangleHorizontal aria-hidden />}
          aria-pressed={isTheatre}
          className="max-lg:hidden"
          onClick={() => run({ do: 'theatre' })}
        />
      )}
      <PictureButton
        label={t(isFull ? 'videos.player.leaveFull' : 'videos.player.full')}
        icon={isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        onClick={() => run({ do: 'fullscreen' })}
      />
    </div>
  );
}
