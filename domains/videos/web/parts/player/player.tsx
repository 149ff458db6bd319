import { LoaderCircle, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Video } from '../../../contract/index.ts';
import { Controls } from './controls.tsx';
import { KeysHelp } from './keys-help.tsx';
import { NextUp } from './next-up.tsx';
import { SeekBar } from './seek-bar.tsx';
import { Settings } from './settings.tsx';
import { TroubleCard } from './trouble-card.tsx';
import { useCommands } from './use-commands.ts';
import { useFilm } from './use-film.ts';
import { useInSight } from './use-in-sight.ts';
import { useKeptPlace, useKeptSound } from './use-kept.ts';
import { usePlaying } from './use-media.ts';
import { useTouches } from './use-touch.ts';

export { fetchEngine } from './engine.ts';

/** Props of `Player`. */
export interface PlayerProps {
  readonly video: Pick<Video, 'id' | 'title' | 'duration' | 'images'>;
  /** What comes after it. */
  readonly next: Video | null;
  readonly onNext: () => void;
  /** Whether the guest's place in it is kept: of accounts that watch for themselves. */
  readonly keepsPlace: boolean;
  /** Only its first seconds play; what happens at their end. */
  readonly preview?: { readonly onEnded: () => void } | undefined;
  /** As wide as the page. */
  readonly isTheatre: boolean;
  readonly onTheatre: () => void;
  /** It may not be watched any more: whoever shows the player looks again at what opens it. */
  readonly onRefused: () => void;
}

/** As long as nobody knows how long a preview is, s. */
const usualPreview = 15;

/** Plays a video of which its guest may see everything, or its preview, from its first moment on this page. */
export function Player({
  video,
  next,
  onNext,
  keepsPlace,
  preview,
  isTheatre,
  onTheatre,
  onRefused,
}: PlayerProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const box = useRef<HTMLElement>(null);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [isSetOpen, setSetOpen] = useState(false);
  const [isHelped, setHelped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isFull, setFull] = useState(false);
  const [hasCaptions, setCaptions] = useState(false);
  const playing = usePlaying(element, preview ? usualPreview : video.duration);
  useKeptSound(element);
  useKeptPlace(element, video.id, keepsPlace);
  const film = useFilm(element, video.id, preview !== undefined);
  const { isPaused, isWaiting, hasBegun, hasEnded } = playing;
  const { isShown, show, hide } = useInSight(isPaused || isSetOpen || isHeld);
  const { run, said } = useCommands({
    ...{ element, box, duration: playing.duration, onTheatre, onUsed: show },
    onHelp: () => setHelped((before) => !before),
  });
  const wasSetOpen = useRef(false);
  const touches = useTouches({
    onPlay: () => {
      // A press beside what lies over the picture closes that alone.
      if (isHelped) setHelped(false);
      else if (!wasSetOpen.current) run({ do: 'play' });
    },
    onFull: () => run({ do: 'fullscreen' }),
    onTap: () => (isShown && !isPaused ? hide() : show()),
    onSeek: (by) => run({ do: 'seek', by }),
  });
  useEffect(() => {
    const tell = (): void => setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', tell);
    return () => document.removeEventListener('fullscreenchange', tell);
  }, []);
  useEffect(() => {
    const tell = (): void => setCaptions((element?.textTracks.length ?? 0) > 0);
    element?.textTracks.addEventListener('addtrack', tell);
    return () => element?.textTracks.removeEventListener('addtrack', tell);
  }, [element]);
  const ended = useRef(preview?.onEnded);
  ended.current = preview?.onEnded;
  useEffect(() => {
    if (!playing.hasEnded || !ended.current) return;
    // What comes next stands on the page, not in the picture that fills the screen.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    ended.current();
  }, [playing.hasEnded]);
  // Whoever pressed play goes on with the keyboard here.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const closeSettings = useCallback(() => setSetOpen(false), []);
  const closeHelp = useCallback(() => setHelped(false), []);
  const goesOn = hasEnded && next !== null && !film.trouble;
  const isBusy = !film.trouble && (isWaiting || (!hasBegun && !isPaused) || (!hasBegun && film.heights.length === 0));
  return (
    <section
      ref={box}
      aria-label={t('videos.player.label', { title: video.title })}
      data-theme="dark"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the player takes the focus so that its keys work.
      tabIndex={0}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && show()}
      onFocus={show}
      className={cx(
        'relative isolate size-full touch-manipulation select-none overflow-hidden bg-black text-ink focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2',
        !isShown && 'cursor-none',
      )}
    >
      <video
        ref={setElement}
        playsInline
        poster={video.images?.w1280}
        className="absolute inset-0 size-full object-contain"
        onPointerDown={() => {
          wasSetOpen.current = isSetOpen;
        }}
        {...touches}
      />
      {isBusy ? (
        <span className="pointer-events-none absolute inset-0 grid place-items-center text-white">
          <LoaderCircle aria-hidden className="size-10 motion-safe:animate-spin" />
          <span role="status" className="sr-only">
            {t('videos.player.loading')}
          </span>
        </span>
      ) : isPaused && !hasEnded && !film.trouble ? (
        <button
          type="button"
          aria-label={t('videos.player.play')}
          onClick={() => run({ do: 'play' })}
          className="absolute inset-0 z-1 m-auto grid size-16 place-items-center rounded-full bg-black/60 text-white hover:bg-black/75 focus-visible:outline-2 focus-visible:outline-white [&>svg]:size-7"
        >
          <Play aria-hidden className="fill-current" />
        </button>
      ) : null}
      <span role="status" className="sr-only">
        {said?.words}
      </span>
      {said ? (
        <span
          key={said.key}
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-[12%] z-2 mx-auto w-fit max-w-[80%] animate-fade-out rounded-full bg-black/75 px-3.5 py-1.5 font-semibold text-sm text-white [animation-delay:700ms] [animation-duration:300ms] [animation-fill-mode:forwards]"
        >
          {said.words}
        </span>
      ) : null}
      {preview ? (
        <span className="pointer-events-none absolute top-3 left-3 z-2 rounded-full bg-black/75 px-3 py-1 font-semibold text-sm text-white">
          {t('videos.player.preview')}
        </span>
      ) : null}
      {film.wentOnAt > 0 && !film.trouble ? (
        <p className="absolute top-3 left-3 z-2 flex max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-2 rounded-full bg-black/75 py-1 pr-1 pl-3.5 text-sm text-white">
          <span translate="no">{t('videos.player.wentOn', { at: format.duration(film.wentOnAt) })}</span>
          <Button size="sm" className="rounded-full" onClick={() => run({ do: 'jump', to: 0 })}>
            {t('videos.player.fromStart')}
          </Button>
        </p>
      ) : null}
      <div
        className={cx(
          'absolute inset-x-0 bottom-0 z-2 bg-[linear-gradient(to_top,oklch(0.08_0.02_286/0.85),transparent)] px-2.5 pt-10 pb-1 motion-safe:transition-opacity motion-safe:duration-300 sm:px-3.5',
          'pointer-events-none *:pointer-events-auto has-focus-visible:opacity-100',
          isFull && 'pb-[max(0.5rem,env(safe-area-inset-bottom))]',
          !isShown && 'opacity-0 *:pointer-events-none',
          goesOn && 'hidden',
        )}
      >
        <SeekBar
          playing={playing}
          storyboard={film.storyboard}
          onScrub={setHeld}
          onSeek={(seconds) => {
            if (element) element.currentTime = Math.min(Math.max(0, seconds), Math.max(0, playing.duration - 0.1));
            show();
          }}
        />
        <Controls
          {...{ playing, run, isFull, isTheatre, hasCaptions, isSetOpen }}
          onSet={() => setSetOpen((before) => !before)}
          onVolume={(volume) => {
            if (!element) return;
            element.volume = volume;
            element.muted = volume === 0;
          }}
        />
      </div>
      {isSetOpen ? (
        <Settings
          film={film}
          speed={playing.speed}
          onClose={closeSettings}
          onSpeed={(speed) => {
            if (element) element.playbackRate = speed;
          }}
        />
      ) : null}
      {isHelped ? <KeysHelp onClose={closeHelp} /> : null}
      {goesOn && next ? <NextUp next={next} onGo={onNext} onAgain={() => run({ do: 'play' })} /> : null}
      <TroubleCard film={film} onRefused={onRefused} />
    </section>
  );
}
