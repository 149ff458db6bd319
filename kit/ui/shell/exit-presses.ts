/** This many presses in a row leave at once. */
export const EXIT_PRESSES = 3;
/** The presses must come within this time (ms). */
export const EXIT_WITHIN_MS = 1200;

/** The moments of the last presses (ms), after one more; `leave` when it was the last one needed. */
export function exitPress(presses: readonly number[], now: number): { presses: number[]; leave: boolean } {
  const recent = [...presses.filter((moment) => now - moment < EXIT_WITHIN_MS), now];
  return recent.length >= EXIT_PRESSES ? { presses: [], leave: true } : { presses: recent, leave: false };
}
