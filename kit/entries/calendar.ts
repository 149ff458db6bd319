import { daysBefore } from '#kit/i18n/days.ts';
import { instantOf, instantsAt, momentText, offsetAt } from './zone.ts';

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

const dayMs = 24 * 3_600_000;

/**
 * The instant `count` calendar days after another, on the clocks of the product's zone: the same time of day, also where a day between
 * has 23 or 25 hours. Of an hour that is left out the end of the gap; of one that comes twice the one with the same offset.
 * @param at epoch ms
 */
export function daysAfter(at: number, count: number): number {
  if (count === 0) return at;
  const offset = offsetAt(at);
  const found = instantsAt(at + offset + count * dayMs);
  return found.find((instant) => offsetAt(instant) === offset) ?? (found[0] as number);
}

/** So many days and ms of a further day after an instant; days are those of {@link daysAfter}. `span`: ms, a whole day is 24 hours of it. */
export const spanAfter = (at: number, span: number): number => daysAfter(at, Math.floor(span / dayMs)) + (span % dayMs);

/** The span between two instants, so that {@link spanAfter} leads from one to the other; never to a later one. */
export function spanBetween(from: number, to: number): number {
  let days = Math.max(0, Math.ceil((to - from) / dayMs));
  while (days > 0 && daysAfter(from, days) > to) days -= 1;
  return days * dayMs + Math.min(dayMs - 1, Math.max(0, to - daysAfter(from, days)));
}
