import { expect, test } from 'vitest';
import { weekInZone } from './week-in-zone.ts';

const autumn = Date.UTC(2026, 10, 25, 12);
const evening = { day: 2, fromMinute: 20 * 60, toMinute: 23 * 60 };
const berlin = { timeZone: 'Europe/Berlin', schedule: [evening] };
const at = (hours: number): number => hours * 60;

test('who lives by the same clocks reads what was written', () => {
  expect(weekInZone(berlin, 'Europe/Vienna', autumn)).toEqual([
    { day: 2, entries: [{ fromMinute: at(20), toMinute: at(23) }] },
  ]);
});

test('elsewhere the clocks, and past midnight the day, are those of the reader', () => {
  const bogota = { timeZone: 'America/Bogota', schedule: [evening] };
  expect(weekInZone(bogota, 'Europe/Berlin', autumn)).toEqual([
    { day: 3, entries: [{ fromMinute: at(2), toMinute: at(5) }] },
  ]);
  expect(weekInZone(berlin, 'America/Bogota', autumn)).toEqual([
    { day: 2, entries: [{ fromMinute: at(14), toMinute: at(17) }] },
  ]);
});

test('Sunday night in one zone is Monday in the next, and half hours count', () => {
  const sunday = { timeZone: 'Europe/London', schedule: [{ day: 0, fromMinute: at(19), toMinute: at(21) }] };
  expect(weekInZone(sunday, 'Asia/Kolkata', autumn)).toEqual([
    { day: 1, entries: [{ fromMinute: 30, toMinute: at(2) + 30 }] },
  ]);
});

test('in the weeks in which one zone has changed its clocks and the other has not, the difference is the one of that week', () => {
  const between = Date.UTC(2026, 9, 26, 12);
  expect(weekInZone(berlin, 'America/New_York', between)[0]?.entries).toEqual([
    { fromMinute: at(15), toMinute: at(18) },
  ]);
  expect(weekInZone(berlin, 'America/New_York', autumn)[0]?.entries).toEqual([
    { fromMinute: at(14), toMinute: at(17) },
  ]);
});

test('days come in the order of the week, and a day with two stretches has both in theirs', () => {
  const two = {
    timeZone: 'Europe/Berlin',
    schedule: [
      evening,
      { day: 0, fromMinute: at(10), toMinute: at(12) },
      { day: 2, fromMinute: at(9), toMinute: at(11) },
    ],
  };
  const week = weekInZone(two, 'Europe/Berlin', autumn);
  expect(week.map(({ day }) => day)).toEqual([2, 0]);
  expect(week[0]?.entries.map(({ fromMinute }) => fromMinute)).toEqual([at(9), at(20)]);
});
