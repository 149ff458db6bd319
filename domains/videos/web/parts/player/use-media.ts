import { useEffect, useState } from 'react';

/** What an element plays, as controls show it. Times in seconds. */
export interface Playing {
  readonly isPaused: boolean;
  /** It waits for the line. */
  readonly isWaiting: boolean;
  readonly hasEnded: boolean;
  /** A picture of it has been seen. */
  readonly hasBegun: boolean;
  readonly at: number;
  readonly duration: number;
  /** How far it is there already, from where it is. */
  readonly bufferedTo: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
  readonly isInPicture: boolean;
}

const nothing: Playing = {
  ...{ isPaused: true, isWaiting: false, hasEnded: false, hasBegun: false, isInPicture: false, isMuted: false },
  ...{ at: 0, duration: 0, bufferedTo: 0, volume: 1, speed: 1 },
};

const events = [
  ...['play', 'pause', 'playing', 'waiting', 'seeking', 'seeked', 'ended', 'timeupdate', 'durationchange', 'progress'],
  ...['volumechange', 'ratechange', 'loadeddata', 'enterpictureinpicture', 'leavepictureinpicture', 'emptied'],
];

/** The end of what is there already around a moment. */
function bufferedFrom({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime) return buffered.end(index);
  return currentTime;
}

/** Follows an element; `known` is how long it is before it says so itself. */
export function usePlaying(element: HTMLVideoElement | null, known: number): Playing {
  const [playing, setPlaying] = useState<Playing>({ ...nothing, duration: known });
  useEffect(() => {
    if (!element) return undefined;
    const read = (event?: Event): void =>
      setPlaying((before) => ({
        isPaused: element.paused,
        isWaiting:
          event?.type === 'waiting' ||
          (before.isWaiting && event?.type !== 'playing' && event?.type !== 'pause' && event?.type !== 'seeked'),
        hasEnded: element.ended,
        hasBegun: before.hasBegun || element.currentTime > 0,
        at: element.currentTime,
        duration: Number.isFinite(element.duration) && element.duration > 0 ? element.duration : known,
        bufferedTo: bufferedFrom(element),
        volume: element.volume,
        isMuted: element.muted || element.volume === 0,
        speed: element.playbackRate,
        isInPicture: document.pictureInPictureElement === element,
      }));
    read();
    for (const name of events) element.addEventListener(name, read);
    return () => {
      for (const name of events) element.removeEventListener(name, read);
    };
  }, [element, known]);
  return playing;
}
