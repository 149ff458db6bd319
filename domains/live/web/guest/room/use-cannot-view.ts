import { useEffect, useState } from 'react';
import { missingForViewing } from '#kit/live-media/browser/support.ts';

/** Whether this browser cannot show moving pictures; known only in the browser, after the first look. */
export function useCannotView(): boolean {
  const [cannot, setCannot] = useState(false);
  useEffect(() => setCannot(missingForViewing().length > 0), []);
  return cannot;
}
