import type { LoginMarker } from './stored.ts';

const day = 24 * 3600 * 1000;
/** A visit lasts as long as less than this passes between two looks, in milliseconds. */
const visitGap = 30 * 60 * 1000;

/** The marker after a look of somebody who is logged in. A new visit notes how many whole days they were away. */
export function seenAgain(before: LoginMarker | null, now: number): LoginMarker {
  if (!before || now < before.seenAt) return { seenAt: now, back: null };
  const away = now - before.seenAt;
  if (away < visitGap) return { seenAt: now, back: before.back };
  return { seenAt: now, back: away >= day ? { at: now, days: Math.floor(away / day) } : null };
}

/** How many whole days passed before the present visit; null when it follows the last one closely. */
export const daysAwayOf = (marker: LoginMarker | null): number | null => marker?.back?.days ?? null;
