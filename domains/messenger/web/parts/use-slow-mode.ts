import { useEffect, useState } from 'react';
import type { MessengerContent } from '../../contract/index.ts';
import type { SlowMode } from '../state/slow-mode.ts';
import { slowMode } from '../state/slow-mode.ts';

/** How often what is left is looked at, ms. */
const every = 10_000;

/** How slowly a guest writes to somebody who has never answered; null: as one likes. */
export function useSlowMode(messages: readonly MessengerContent[], isStranger: boolean): SlowMode | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isStranger) return undefined;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [isStranger]);
  return isStranger ? slowMode(messages, now) : null;
}
