import { expect, test } from 'vitest';
import { daysAwayOf, seenAgain } from './login-marker.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const monday = Date.UTC(2026, 10, 16);

test('a first login leaves a marker and is no return', () => {
  expect(seenAgain(null, monday)).toEqual({ seenAt: monday, back: null });
  expect(daysAwayOf(null)).toBeNull();
});

test('a return after nine days and a half is one after nine, for as long as the visit lasts', () => {
  const back = seenAgain({ seenAt: monday, back: null }, monday + 9.5 * day);
  expect(daysAwayOf(back)).toBe(9);
  const next = seenAgain(back, back.seenAt + 10 * minute);
  expect(daysAwayOf(next)).toBe(9);
  expect(daysAwayOf(seenAgain(next, next.seenAt + 2 * 60 * minute))).toBeNull();
});

test('a clock that was set back makes nobody a stranger', () => {
  expect(daysAwayOf(seenAgain({ seenAt: monday, back: null }, monday - day))).toBeNull();
});
