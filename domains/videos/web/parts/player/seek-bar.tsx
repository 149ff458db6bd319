import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Storyboard } from '#domains/media/contract/films.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { PictureSlider } from './picture-slider.tsx';
import { boardSize, pictureAt, previewMiddle } from './storyboard.ts';
import { partOf, timeParts } from './times.ts';
import type { Playing } from './use-media.ts';

/** How wide a preview is drawn, px. */
const previewWidth = 152;

/** Where one is in the film, and the way to everywhere else: by finger, mouse and key, with a picture of what is there. */
export function SeekBar({
  playing: { at, duration, bufferedTo },
  storyboard,
  onSeek,
  onScrub,
}: {
  playing: Playing;
  storyboard: Storyboard | null;
  onSeek: (seconds: number) => void;
  /** A finger or the mouse holds the bar. */
  onScrub: (isHeld: boolean) => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? at;
  const preview = held ?? looked;
  const percent = (seconds: number): string => `${partOf(seconds, duration) * 100}%`;
  const spoken = (seconds: number): string => t('videos.player.time', timeParts(seconds)).trim();
  return (
    <div ref={box} className="relative">
      <PictureSlider
        label={t('videos.player.place')}
        value={Math.floor(shown)}
        max={duration}
        words={t('videos.player.placeOf', { at: spoken(shown), whole: spoken(duration) })}
        step={5}
        page={60}
        onPut={onSeek}
        onHold={(place) => {
          setHeld(place);
          onScrub(place !== null);
        }}
        onLook={setLooked}
        className="group/bar h-6 pointer-coarse:h-11"
      >
        <span
          data-edge
          className="relative block h-1 w-full overflow-hidden rounded-full bg-white/25 transition-[height] group-hover/bar:h-1.5 group-focus-visible/bar:h-1.5"
        >
          <span className="absolute inset-y-0 left-0 bg-white/35" style={{ width: percent(bufferedTo) }} />
          <span
            className="absolute inset-y-0 left-0 bg-accent forced-colors:bg-[Highlight]"
            style={{ width: percent(shown) }}
          />
        </span>
        <span
          aria-hidden
          className="pointer-events-none absolute size-3.5 -translate-x-1/2 rounded-full bg-accent shadow-e1 group-focus-visible/bar:outline-2 group-focus-visible/bar:outline-white group-focus-visible/bar:outline-offset-2 pointer-coarse:size-4"
          style={{ left: percent(shown) }}
        />
      </PictureSlider>
      {preview === null || duration === 0 ? null : (
        <Preview
          at={preview}
          part={partOf(preview, duration)}
          storyboard={storyboard}
          words={format.duration(preview)}
          bar={box.current?.clientWidth ?? 0}
        />
      )}
    </div>
  );
}

/** What is there at a moment: its picture, where there is one, and its time. */
function Preview({
  at,
  part,
  storyboard,
  words,
  bar,
}: {
  at: number;
  part: number;
  storyboard: Storyboard | null;
  words: string;
  bar: number;
}): ReactNode {
  const width = storyboard ? previewWidth : 64;
  const scale = storyboard ? width / storyboard.width : 1;
  const place = storyboard ? pictureAt(storyboard, at) : null;
  const board = storyboard ? boardSize(storyboard) : null;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute bottom-full mb-1 grid -translate-x-1/2 justify-items-center gap-1"
      style={{ left: previewMiddle(part * bar, bar, width), width }}
    >
      {storyboard && place && board ? (
        <span
          data-picture
          className="block overflow-hidden rounded-md border-2 border-white bg-black"
          style={{
            width,
            height: storyboard.height * scale,
            backgroundImage: `url("${storyboard.src}")`,
            backgroundSize: `${board.width * scale}px ${board.height * scale}px`,
            backgroundPosition: `-${place.x * scale}px -${place.y * scale}px`,
          }}
        />
      ) : null}
      <span translate="no" className="tabular rounded-md bg-black/80 px-1.5 py-0.5 font-semibold text-white text-xs">
        {words}
      </span>
    </span>
  );
}
