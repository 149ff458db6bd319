const formats = new Map<string, Intl.DateTimeFormat>();

/** Numbers alone, in one calendar: what they stand between differs from engine to engine and from year to year, and is not looked at. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const number = 'numeric';
  const found =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      ...{ timeZone, hourCycle: 'h23', era: 'short' },
      ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
    });
  formats.set(timeZone, found);
  return found;
}

/**
 * What the clocks of a zone show at an instant (both epoch ms), as the instant at which UTC shows it; whole seconds.
 * @throws RangeError for a zone nobody knows
 */
export function wallTimeAt(instant: number, timeZone: string): number {
  const parts = new Map<string, string>();
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts.set(type, value);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const year = parts.get('era')?.startsWith('B') ? 1 - part('year') : part('year');
  const shown = new Date(0);
  shown.setUTCFullYear(year, part('month') - 1, part('day'));
  // Some engines call midnight 24 whatever they are asked for.
  return shown.setUTCHours(part('hour') % 24, part('minute'), part('second'));
}

/** The day the clocks of a zone show at an instant (epoch ms): `2026-11-20`. */
export const dayIn = (instant: number, timeZone: string): string =>
  new Date(wallTimeAt(instant, timeZone)).toISOString().slice(0, 'yyyy-mm-dd'.length);
