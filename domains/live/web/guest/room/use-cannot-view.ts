import { useEffect, useState } from 'react';
import { missingForViewing } from '#kit/live-media/browser/support.ts';
import { useRoom, useVideoSessions } from './room-context.tsx';

/** Whether this browser cannot show what the room offers, or did not when it came; known only in the browser, after the first look. */
export function useCannotView(): boolean {
  const { pictures } = useRoom();
  const { listens } = useVideoSessions();
  const [cannot, setCannot] = useState(false);
  useEffect(() => {
    let over = false;
    void missingForViewing(pictures.length > 0 ? pictures : undefined).then((missing) => {
      if (!over) setCannot(missing.length > 0);
    });
    return () => {
      over = true;
    };
  }, [pictures]);
  return cannot || listens;
}
