import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PlayerCommand } from './player-keys.ts';
import { nextSpeed, playerCommand } from './player-keys.ts';
import { toggleCaptions, togglePictureInPicture, toggleScreen } from './screen.ts';

/** What was just done, in few words: shown for a moment, and read aloud. */
export interface Said {
  readonly words: string;
  /** Tells one from the next of the same words. */
  readonly key: number;
}

interface Player {
  readonly element: HTMLVideoElement | null;
  readonly box: RefObject<HTMLElement | null>;
  readonly duration: number;
  onTheatre(): void;
  onHelp(): void;
  /** Something was pressed: the controls come into sight. */
  onUsed(): void;
}

/** Does what buttons, keys and fingers ask of the player, and says what it did. */
export function useCommands({ element, box, duration, onTheatre, onHelp, onUsed }: Player): {
  readonly run: (command: PlayerCommand) => void;
  readonly said: Said | null;
} {
  const t = useMessages();
  const format = useFormat();
  const [said, setSaid] = useState<Said | null>(null);
  const seekTo = (seconds: number): void => {
    if (element) element.currentTime = Math.min(Math.max(0, seconds), Math.max(0, duration - 0.1));
  };
  /** Does it; the words for what it did, empty where one sees it. */
  const perform = (command: PlayerCommand, video: HTMLVideoElement): string => {
    switch (command.do) {
      case 'play':
        if (video.paused) void video.play().catch(() => undefined);
        else video.pause();
        return t(video.paused ? 'videos.player.paused' : 'videos.player.playing');
      case 'seek':
        seekTo(video.currentTime + command.by);
        return t(command.by < 0 ? 'videos.player.back' : 'videos.player.forward', { seconds: Math.abs(command.by) });
      case 'jump':
        seekTo(duration * command.to);
        return format.duration(video.currentTime);
      case 'mute':
        video.muted = !video.muted;
        return t(video.muted ? 'videos.player.muted' : 'videos.player.unmuted');
      case 'volume':
        video.volume = Math.min(1, Math.max(0, Math.round((video.volume + command.by) * 100) / 100));
        video.muted = video.volume === 0;
        return t('videos.player.volumeAt', { percent: format.percent(video.volume) });
      case 'speed':
        video.playbackRate = nextSpeed(video.playbackRate, command.by);
        return t('videos.player.speedAt', { speed: format.number(video.playbackRate) });
      case 'captions': {
        const isOn = toggleCaptions(video);
        if (isOn === null) return t('videos.player.noCaptions');
        return t(isOn ? 'videos.player.captionsOn' : 'videos.player.captionsOff');
      }
      case 'fullscreen':
        void toggleScreen(box.current, video).catch(() => undefined);
        return '';
      case 'pictureInPicture':
        void togglePictureInPicture(video).catch(() => undefined);
        return '';
      case 'theatre':
        onTheatre();
        return '';
      case 'help':
        onHelp();
        return '';
    }
  };
  const run = (command: PlayerCommand): void => {
    if (!element) return;
    onUsed();
    const words = perform(command, element);
    if (words !== '') setSaid((before) => ({ words, key: (before?.key ?? 0) + 1 }));
  };
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isInside = Boolean(box.current?.contains(target)) || document.fullscreenElement === box.current;
      const role = target?.closest('[role]')?.getAttribute('role') ?? null;
      const facts = target && { tagName: target.tagName, role, isEdited: target.isContentEditable };
      const { key, altKey, ctrlKey, metaKey } = event;
      const command = playerCommand({ key, altKey, ctrlKey, metaKey, ...(facts && { target: facts }) }, isInside);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [box]);
  return { run, said };
}
