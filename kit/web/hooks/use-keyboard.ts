import { useEffect, useState } from 'react';

/** What a phone's keyboard and panning take of the window, in px. */
export interface Hidden {
  readonly top: number;
  readonly bottom: number;
}

const nothing: Hidden = { top: 0, bottom: 0 };

/**
 * What of the window cannot be seen while a keyboard is up, while `active`. The picture stays as it is, and only what is
 * laid over it moves out of the way.
 */
export function useKeyboard(active: boolean): Hidden {
  const [hidden, setHidden] = useState(nothing);
  useEffect(() => {
    const view = window.visualViewport;
    if (!active || !view) {
      setHidden(nothing);
      return undefined;
    }
    const measure = () => {
      const top = Math.max(0, Math.round(view.offsetTop));
      const bottom = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      // Magnified by two fingers is not a keyboard.
      setHidden(view.scale > 1.05 || (top === 0 && bottom < 2) ? nothing : { top, bottom });
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [active]);
  return hidden;
}
