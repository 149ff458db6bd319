import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageMedia } from '../../contract/index.ts';
import { clockOf } from './voice-player.tsx';

interface VideoPlayerProps {
  readonly media: MessageMedia;
  readonly source: string;
  /** Its place in the conversation, px. */
  readonly width: number;
  readonly height: number;
  /** Somebody has pressed play already, elsewhere. */
  readonly plays?: boolean;
}

/** A video in its place: a picture of it until somebody presses play, and nothing of it is fetched before. */
export function VideoPlayer({ media, source, width, height, plays = false }: VideoPlayerProps): ReactNode {
  const t = useMessages();
  const [isOn, setOn] = useState(plays);
  const [isBroken, setBroken] = useState(false);
  const length = clockOf(media.duration ?? 0);
  const place = { width, aspectRatio: `${width} / ${height}` };
  const frame = 'relative -mx-1.5 mb-1 block max-w-[calc(100%+0.75rem)] overflow-hidden rounded-xl bg-black';
  if (isOn) {
    return (
      <>
        {/* biome-ignore lint/a11y/useMediaCaption: what people send each other has none */}
        <video
          controls
          autoPlay
          playsInline
          src={source}
          poster={media.preview ?? undefined}
          aria-label={t('messenger.media.type.video')}
          style={place}
          onError={() => {
            setBroken(true);
            setOn(false);
          }}
          className={frame}
        />
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('messenger.video.play', { length })}
        onClick={() => {
          setBroken(false);
          setOn(true);
        }}
        style={place}
        className={frame}
      >
        {media.preview ? (
          <img src={media.preview} alt="" width={width} height={height} className="size-full object-cover" />
        ) : null}
        <span className="absolute inset-0 grid place-content-center">
          <span className="grid size-14 place-items-center rounded-full bg-black/60 text-white">
            <Play aria-hidden className="size-7 fill-current" />
          </span>
        </span>
        <span
          translate="no"
          className="tabular absolute right-2 bottom-2 rounded-full bg-black/65 px-2 py-0.5 font-semibold text-2xs text-white"
        >
          {length}
        </span>
      </button>
      {isBroken ? (
        <p role="alert" className="text-sm">
          {t('messenger.video.broken')}
        </p>
      ) : null}
    </>
  );
}
