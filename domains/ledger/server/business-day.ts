import { productTimeZone } from '#kit/i18n/format.ts';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: productTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Epoch ms at which the day of `now` began in the product's time zone (spec 1 section 9); also across clock changes. */
export function startOfDay(now: number): number {
  const { year, month, day } = wallTime(now);
  const midnight = Date.UTC(year, month - 1, day);
  const offsetAt = (instant: number) => wallTime(instant).asUtc - Math.floor(instant / 1000) * 1000;
  const guess = midnight - offsetAt(now);
  return midnight - offsetAt(guess);
}

function wallTime(instant: number) {
  const found = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, asUtc: Date.UTC(year, month - 1, day, hour, minute, second) };
}
