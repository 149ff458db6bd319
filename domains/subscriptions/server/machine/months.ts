import { instantOf, momentText } from '#kit/entries/zone.ts';
import { daysBefore } from '#kit/i18n/days.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The instant `count` calendar months after another, on the clocks of the product's zone: the same day and time, or the last day
 * of a shorter month (31 January, 28 February, 31 March). Of an hour that is left out when clocks go forward the one after it.
 * @param at epoch ms
 */
export function monthsAfter(at: number, count: number): number {
  const shown = momentText(at);
  const [year = 0, month = 0, day = 0] = shown.slice(0, 10).split('-').map(Number);
  const index = year * 12 + (month - 1) + count;
  const monthText = (of: number): string => `${Math.floor(of / 12)}-${two((of % 12) + 1)}`;
  const last = Number(daysBefore(`${monthText(index + 1)}-01`, 1).slice(8));
  const there = `${monthText(index)}-${two(Math.min(day, last))}`;
  const time = shown.slice('yyyy-mm-ddT'.length);
  const exact = instantOf(`${there}T${time}`) ?? (instantOf(`${there}T${later(time)}`) as number);
  return exact + (at % 60_000);
}

/** A time of day an hour later, `02:30` to `03:30`; clocks are never put forward at 23. */
function later(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${two((hour + 1) % 24)}:${two(minute)}`;
}
