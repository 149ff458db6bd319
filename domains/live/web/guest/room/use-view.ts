import type { TouchEvent } from 'react';
import { useRef, useState } from 'react';
import type { Press } from '#kit/ui/live/double-press.ts';
import { sweepOf } from '#kit/ui/live/double-press.ts';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import type { PictureFit } from '../../parts/stored.ts';
import { fitItem } from '../../parts/stored.ts';
import { useFullscreen } from './use-fullscreen.ts';

/** How the room is looked at; nothing of it changes a chat. */
export interface RoomView {
  readonly isFullscreen: boolean;
  readonly toggleFullscreen: () => void;
  /** On a desk: without the site's header, chat narrow beside the picture. */
  readonly theatre: boolean;
  readonly toggleTheatre: () => void;
  /** The chat that lies over the picture is in sight. */
  readonly chatShown: boolean;
  readonly showChat: (shown: boolean) => void;
  /** Null: filling an upright screen, whole on a wide one. */
  readonly fit: PictureFit | null;
  readonly setFit: (fit: PictureFit) => void;
}

export function useView(): RoomView {
  const [isFullscreen, toggleFullscreen] = useFullscreen();
  const [theatre, setTheatre] = useState(false);
  const [chatShown, showChat] = useState(true);
  const [fit, chooseFit] = useState(() => (typeof window === 'undefined' ? null : readStored(fitItem)));
  const setFit = (chosen: PictureFit): void => {
    chooseFit(chosen);
    writeStored(fitItem, chosen);
  };
  const toggleTheatre = () => setTheatre((before) => !before);
  return { isFullscreen, toggleFullscreen, theatre, toggleTheatre, chatShown, showChat, fit, setFit };
}

/**
 * A sweep of the thumb to the right takes the chat away, one to the left brings it back. Up and down on the picture itself, where
 * nothing scrolls, lead to whoever else is live.
 */
export function useSweep({
  showChat,
  goOn,
}: {
  showChat: (shown: boolean) => void;
  goOn: (to: 'next' | 'previous') => void;
}) {
  const onPicture = useRef(false);
  const from = useRef<Omit<Press, 'at'> | null>(null);
  const place = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    return touch && { x: touch.clientX, y: touch.clientY };
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      const isSlider = event.target instanceof Element && event.target.closest('[role=slider],textarea') !== null;
      onPicture.current = event.target instanceof Element && event.target.closest('[data-stage]') !== null;
      from.current = event.touches.length > 1 || isSlider ? null : place(event);
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = place(event);
      const sweep = from.current && to ? sweepOf(from.current, to) : null;
      from.current = null;
      if (sweep === 'left' || sweep === 'right') showChat(sweep === 'left');
      if (onPicture.current && (sweep === 'up' || sweep === 'down')) goOn(sweep === 'up' ? 'next' : 'previous');
    },
  };
}
