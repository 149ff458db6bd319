import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Seconds as a clock shows them. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const speeds = [1, 1.5, 2] as const;

interface VoicePlayerProps {
  /** Where it lies; fetched whole at the first press, as not every browser plays what it cannot ask for in parts. */
  readonly src: string;
  /** Seconds. */
  readonly duration: number;
  /** In a list of voices one is heard at a time: whether it is this one's turn, and who is told when it begins and ends. */
  readonly turn?: { readonly isOn: boolean; readonly onBegin: () => void; readonly onEnd: () => void } | undefined;
}

/** A voice message: plays, stands, goes to a place, faster or as it was said. */
export function VoicePlayer({ src, duration, turn }: VoicePlayerProps): ReactNode {
  const t = useMessages();
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const [isBroken, setBroken] = useState(false);
  const told = useRef(turn);
  told.current = turn;
  useEffect(
    () => () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = null;
    },
    [],
  );
  const load = async (): Promise<HTMLAudioElement> => {
    if (audio.current) return audio.current;
    const answer = await fetch(src);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const made = new Audio(URL.createObjectURL(await answer.blob()));
    made.ontimeupdate = () => setAt(made.currentTime);
    made.onplay = () => setPlaying(true);
    made.onpause = () => setPlaying(false);
    made.onended = () => {
      setAt(0);
      told.current?.onEnd();
    };
    audio.current = made;
    return made;
  };
  const play = async (): Promise<void> => {
    try {
      const loaded = await load();
      loaded.playbackRate = speed;
      await loaded.play();
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  const isOn = turn?.isOn;
  const toggle = (): void => {
    if (isPlaying) audio.current?.pause();
    else {
      turn?.onBegin();
      if (isOn !== false) void play();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when its turn comes or goes alone
  useEffect(() => {
    if (isOn === true) void play();
    else if (isOn === false) audio.current?.pause();
  }, [isOn]);
  const faster = (): void => {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  return (
    <div
      className={cx('grid max-w-full grid-cols-[auto_1fr_auto] items-center gap-2 py-0.5', turn ? 'w-full' : 'w-64')}
    >
      <button
        type="button"
        aria-label={t(isPlaying ? 'messenger.voice.pause' : 'messenger.voice.play')}
        onClick={toggle}
        className="grid size-10 place-items-center rounded-full bg-current/15 pointer-coarse:size-11 [&>svg]:size-5"
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <input
        type="range"
        aria-label={t('messenger.voice.place')}
        aria-valuetext={clockOf(at)}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(at, duration)}
        onChange={({ currentTarget }) => {
          const place = Number(currentTarget.value);
          setAt(place);
          void load().then(
            (loaded) => {
              loaded.currentTime = place;
            },
            () => setBroken(true),
          );
        }}
        className="w-full min-w-0 accent-current"
      />
      <button
        type="button"
        translate="no"
        aria-label={t('messenger.voice.speed', { speed: String(speed) })}
        onClick={faster}
        className="min-h-8 min-w-10 rounded-full bg-current/15 px-2 font-bold text-xs pointer-coarse:min-h-11"
      >
        {speed}×
      </button>
      <p translate="no" className="tabular col-start-2 text-2xs opacity-80">
        {isPlaying || at > 0 ? `${clockOf(at)} / ${clockOf(duration)}` : clockOf(duration)}
      </p>
      {isBroken ? (
        <p role="alert" className="col-span-3 text-sm">
          {t('messenger.voice.broken')}
        </p>
      ) : null}
    </div>
  );
}
