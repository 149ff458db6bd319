/** Parts of a time for people who hear it: hours, minutes, whole seconds. */
export function timeParts(seconds: number): { h: number; m: number; s: number } {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { h: Math.floor(whole / 3600), m: Math.floor((whole % 3600) / 60), s: whole % 60 };
}

/** Seconds in which a film counts as just begun, or as good as over: there nobody is led back to. */
const edge = { begun: 10, over: 15 };

/** Where a film goes on for somebody who stopped at a place (s); 0: from the beginning. */
export function goesOnAt(stoppedAt: number, duration: number): number {
  return stoppedAt < edge.begun || stoppedAt > duration - edge.over ? 0 : stoppedAt;
}

/** How far along a place is, 0 to 1, whatever is not known yet. */
export const partOf = (at: number, duration: number): number =>
  duration > 0 && Number.isFinite(at / duration) ? Math.min(1, Math.max(0, at / duration)) : 0;
