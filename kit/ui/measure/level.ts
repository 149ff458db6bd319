/** The quietest sound a level shows, in decibels below full scale. */
export const FLOOR_DB = -60;
/** Above this the sound is near distortion (dBFS). */
export const HOT_DB = -6;
/** Below this a voice is hard to understand (dBFS). */
export const QUIET_DB = -40;
/** How fast a peak mark falls: full scale in this many milliseconds. */
export const PEAK_FALL_MS = 1600;

/** What a level means to the person speaking. */
export type LevelZone = 'silent' | 'quiet' | 'good' | 'hot';

/** Root mean square of a signal (0 to 1) as a share of the scale from `FLOOR_DB` to 0 dBFS (0 to 1). */
export function levelFromRms(rms: number): number {
  if (!(rms > 0)) return 0;
  return Math.min(1, Math.max(0, 1 - (20 * Math.log10(rms)) / FLOOR_DB));
}

/** The zone of a level (0 to 1). */
export function levelZone(level: number): LevelZone {
  const db = FLOOR_DB * (1 - level);
  if (level <= 0) return 'silent';
  if (db < QUIET_DB) return 'quiet';
  return db > HOT_DB ? 'hot' : 'good';
}

/** The peak mark after `elapsedMs`: jumps up with the level, falls slowly. */
export function nextPeak(peak: number, level: number, elapsedMs: number): number {
  return Math.max(level, peak - elapsedMs / PEAK_FALL_MS, 0);
}
