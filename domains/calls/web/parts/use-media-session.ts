import { useEffect } from 'react';

/**
 * Tells the phone that a call is under way, so that the screen may be locked and the headset hangs up, where the browser knows of calls
 * (Media Session, https://www.w3.org/TR/mediasession/#media-session-action-enumdef). Where it does not, nothing happens.
 */
export function useMediaSession(title: string | null, hangUp: () => void): void {
  useEffect(() => {
    if (title === null || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title });
    mediaSession.playbackState = 'playing';
    const handle = (handler: (() => void) | null): void => {
      // Browsers throw at actions they do not know.
      try {
        mediaSession.setActionHandler('hangup' as MediaSessionAction, handler);
      } catch {
        return;
      }
    };
    handle(hangUp);
    return () => {
      handle(null);
      mediaSession.playbackState = 'none';
      mediaSession.metadata = null;
    };
  }, [title, hangUp]);
}
