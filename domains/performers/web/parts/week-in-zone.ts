import { offsetAt } from '#kit/entries/zone.ts';
import type { Actor } from '../../contract/index.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Stretches of one day of the week, Sunday 0; minutes count from midnight. */
export interface DayOfWeek {
  readonly day: number;
  readonly entries: readonly { readonly fromMinute: number; readonly toMinute: number }[];
}

/** The instant (epoch ms) at which the clocks of a zone show what UTC's show at `wall`. */
function instantOfWall(wall: number, zone: string): number {
  // Twice, because the offset is the one of the instant that is looked for.
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone);
}

/**
 * A performer's week as the clocks of another zone show it, Monday first. Each stretch is taken where it comes next from `now`
 * (epoch ms) on, because zones change their clocks on different days.
 */
export function weekInZone(
  { schedule, timeZone }: Pick<Actor, 'schedule' | 'timeZone'>,
  zone: string,
  now: number,
): DayOfWeek[] {
  const wallNow = new Date(now + offsetAt(now, timeZone));
  const midnight = Math.floor(wallNow.getTime() / dayMs) * dayMs;
  const shown = schedule.map(({ day, fromMinute, toMinute }) => {
    const begin = midnight + ((day - wallNow.getUTCDay() + 7) % 7) * dayMs;
    const instant = instantOfWall(begin + fromMinute * minuteMs, timeZone);
    const there = new Date(instant + offsetAt(instant, zone));
    const from = there.getUTCHours() * 60 + there.getUTCMinutes();
    return { day: there.getUTCDay(), fromMinute: from, toMinute: (from + toMinute - fromMinute) % (24 * 60) };
  });
  return [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const entries = shown
      .filter((entry) => entry.day === day)
      .map(({ fromMinute, toMinute }) => ({ fromMinute, toMinute }))
      .sort((a, b) => a.fromMinute - b.fromMinute);
    return entries.length > 0 ? [{ day, entries }] : [];
  });
}
