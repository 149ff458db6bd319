import { expect, test } from 'vitest';
import { isDoublePress, sweepOf } from './double-press.ts';

const first = { at: 1_000, x: 100, y: 300 };

test('two quick presses at one place are a double one; slow ones and ones elsewhere are not', () => {
  expect(isDoublePress(null, first)).toBe(false);
  expect(isDoublePress(first, { at: 1_250, x: 118, y: 290 })).toBe(true);
  expect(isDoublePress(first, { at: 1_500, x: 100, y: 300 })).toBe(false);
  expect(isDoublePress(first, { at: 1_100, x: 200, y: 300 })).toBe(false);
});

test('a stroke across or along is a sweep; one that goes askew and a trembling thumb are none', () => {
  expect(sweepOf({ x: 40, y: 600 }, { x: 180, y: 620 })).toBe('right');
  expect(sweepOf({ x: 300, y: 600 }, { x: 180, y: 590 })).toBe('left');
  expect(sweepOf({ x: 40, y: 600 }, { x: 110, y: 400 })).toBe('up');
  expect(sweepOf({ x: 40, y: 400 }, { x: 60, y: 600 })).toBe('down');
  expect(sweepOf({ x: 40, y: 600 }, { x: 140, y: 500 })).toBeNull();
  expect(sweepOf({ x: 40, y: 600 }, { x: 60, y: 600 })).toBeNull();
});
