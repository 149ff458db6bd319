/** A stretch of time, taken apart. */
export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number; totalMs: number };

/** What is left until `until`, never below nothing; a begun second counts whole. Both in epoch ms. */
export function countdownParts(until: number, now: number): CountdownParts {
  const totalMs = Math.max(0, until - now);
  const all = Math.ceil(totalMs / 1000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
    totalMs,
  };
}

/** "4:09", "1:02:09", "3 d 01:02:09" with the screen's own word for days. */
export function clockText(parts: CountdownParts, days: (count: number) => string = (count) => `${count} d`): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const short = `${two(parts.minutes)}:${two(parts.seconds)}`;
  if (parts.days > 0) return `${days(parts.days)} ${two(parts.hours)}:${short}`;
  if (parts.hours > 0) return `${parts.hours}:${short}`;
  return `${parts.minutes}:${two(parts.seconds)}`;
}

/** Milliseconds to the moment the shown second changes; 0 when the time is over. */
export function untilNextTick(until: number, now: number): number {
  const left = until - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}
