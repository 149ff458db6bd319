import { productTimeZone } from '#kit/i18n/format.ts';
import { wallTimeAt } from '#kit/i18n/wall-time.ts';

const dayMs = 24 * 3600_000;

/**
 * How far the clocks of a zone, by itself the product's, were ahead of UTC, in ms; whole seconds for the local mean time of old
 * years.
 * @throws RangeError for a zone nobody knows
 */
export function offsetAt(instant: number, zone: string = productTimeZone): number {
  return wallTimeAt(instant, zone) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants (epoch ms, in order) at which the clocks of a zone show a wall time, given as the ms that UTC would have: one; two
 * where clocks go back over it; where they skip it, the end of the gap.
 */
export function instantsAt(wall: number, zone: string = productTimeZone): readonly number[] {
  // No zone is further from UTC than 14 hours, and none changes twice within two days.
  const [before, after] = [offsetAt(wall - 1.6 * dayMs, zone), offsetAt(wall + 1.6 * dayMs, zone)];
  const shown = [...new Set([wall - before, wall - after])].filter(
    (instant) => instant + offsetAt(instant, zone) === wall,
  );
  if (shown.length > 0) return shown.sort((a, b) => a - b);
  let [old, fresh] = [wall - after, wall - before];
  while (fresh - old > 1) {
    const middle = Math.floor((old + fresh) / 2);
    if (offsetAt(middle, zone) === before) old = middle;
    else fresh = middle;
  }
  return [fresh];
}

const writtenMoment = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * The instant (epoch ms) of a day and a time on the clocks of the product's zone, `2026-11-20T18:30`; of an hour that comes
 * twice the first. Null for an hour that is left out when the clocks go forward; undefined for what is no time.
 */
export function instantOf(text: string): number | null | undefined {
  if (!writtenMoment.test(text)) return undefined;
  const utc = Date.parse(`${text}Z`);
  // `2026-02-30` is taken for a day in March by some; it is none.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(text)) return undefined;
  const offsets = [offsetAt(utc - dayMs), offsetAt(utc + dayMs)].sort((a, b) => b - a);
  const found = offsets.map((offset) => utc - offset).find((instant) => instant + offsetAt(instant) === utc);
  return found ?? null;
}

/** What the clocks of the product's zone show at an instant (epoch ms): `2026-11-20T18:30`. */
export const momentText = (instant: number): string =>
  new Date(instant + offsetAt(instant)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
