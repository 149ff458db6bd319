import { useEffect, useState } from 'react';
import { missingForViewing } from '#kit/live-media/browser/support.ts';
import { useRoom, useVideoSessions } from './room-context.tsx';

/** Whether this browser cannot show what the room offers, or did not when it came last. */
export function useCannotView(): boolean {
  const cannot = useCannotDecode();
  const { listens } = useVideoSessions();
  return cannot || listens;
}

/** Whether this browser says that it decodes nothing of what the room offers; known only in the browser, after the first look. */
export function useCannotDecode(): boolean {
  const { pictures } = useRoom();
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
  return cannot;
}
