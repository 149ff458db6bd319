import { useCallback, useEffect, useState } from 'react';
import { toggleFullscreen } from '#kit/ui/live/video-stage.tsx';

/**
 * Whether the room fills the screen. The whole document goes full screen, so that dialogs and menus stay in sight; where a
 * browser knows no full screen for pages (iPhone), the room fills the window.
 */
export function useFullscreen(): readonly [fills: boolean, toggle: () => void] {
  const [isFullscreen, setFullscreen] = useState(false);
  useEffect(() => {
    const changed = () => setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  // The strip kept for a scroll bar would stand beside a picture that fills the screen.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = isFullscreen ? 'auto' : '';
    return () => {
      style.scrollbarGutter = '';
    };
  }, [isFullscreen]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else
      void toggleFullscreen(document.documentElement)
        .catch(() => false)
        .then((can) => {
          if (!can) setFullscreen((before) => !before);
        });
  }, []);
  return [isFullscreen, toggle];
}
