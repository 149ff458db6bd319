import { expect, test } from 'vitest';
import { goesOnAt, partOf, timeParts } from './times.ts';

test('a time is heard in hours, minutes and seconds', () => {
  expect(timeParts(3725.9)).toEqual({ h: 1, m: 2, s: 5 });
  expect(timeParts(59)).toEqual({ h: 0, m: 0, s: 59 });
});

test('what is not known yet reads as nothing, not as a strange number', () => {
  expect(timeParts(Number.NaN)).toEqual({ h: 0, m: 0, s: 0 });
  expect(timeParts(Number.POSITIVE_INFINITY)).toEqual({ h: 0, m: 0, s: 0 });
  expect(partOf(10, 0)).toBe(0);
  expect(partOf(Number.NaN, 100)).toBe(0);
  expect(partOf(150, 100)).toBe(1);
});

test('a film goes on where I stopped, but not at its very beginning nor in its credits', () => {
  expect(goesOnAt(120, 600)).toBe(120);
  expect(goesOnAt(5, 600)).toBe(0);
  expect(goesOnAt(590, 600)).toBe(0);
  expect(goesOnAt(20, 22)).toBe(0);
});
