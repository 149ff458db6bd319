import { useEffect, useState } from 'react';
import { cannotPublish, missingForSpeaking } from '#kit/live-media/browser/support.ts';

/** What one's own browser cannot send; known only in the browser, after the first look. */
export interface CannotSend {
  readonly picture: boolean;
  readonly sound: boolean;
}

/** Asks the browser for its encoders, so that nobody learns it on air. */
export function useCannotSend(): CannotSend {
  const [cannot, setCannot] = useState<CannotSend>({ picture: false, sound: false });
  useEffect(() => {
    let over = false;
    void cannotPublish().then((missing) => {
      if (!over) setCannot({ picture: missing.length > 0, sound: missingForSpeaking().length > 0 });
    });
    return () => {
      over = true;
    };
  }, []);
  return cannot;
}
