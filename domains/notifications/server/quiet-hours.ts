import { instantsAt, offsetAt } from '#kit/entries/zone.ts';
import { productTimeZone } from '#kit/i18n/format.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const dayMs = dayMinutes * minuteMs;

/** Quiet hours as a guest set them: minutes of the day by the clocks of a zone; null where there are none. */
export interface QuietHours {
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly timeZone: string | null;
}

/** Whether a zone is one that clocks are known of. */
export function isZone(timeZone: string): boolean {
  try {
    offsetAt(0, timeZone);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at an instant (epoch ms), in minutes of the day. */
function minuteOf(at: number, zone: string): number {
  const minutes = Math.floor((at + offsetAt(at, zone)) / minuteMs);
  return ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
}

/**
 * The first instant (epoch ms) from `at` on at which the clocks of a zone show a minute of the day, `at` itself within that minute.
 * A minute that the clocks skip is the end of their gap; one that comes twice counts both times.
 */
export function nextAt(at: number, minute: number, zone: string | null): number {
  const where = zone ?? productTimeZone;
  const today = Math.floor((at + offsetAt(at, where)) / dayMs) * dayMs;
  const found = [0, 1, 2]
    .flatMap((days) => instantsAt(today + days * dayMs + minute * minuteMs, where))
    .find((instant) => instant > at - minuteMs);
  return Math.max(found ?? at + dayMs, at);
}

/** When the quiet hours that hold at `at` (epoch ms) are over; null where none hold. The end itself is not quiet. */
export function quietUntil({ quietFrom, quietTo, timeZone }: QuietHours, at: number): number | null {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return null;
  const now = minuteOf(at, timeZone ?? productTimeZone);
  const isQuiet = quietFrom < quietTo ? now >= quietFrom && now < quietTo : now >= quietFrom || now < quietTo;
  return isQuiet ? nextAt(at, quietTo, timeZone) : null;
}
