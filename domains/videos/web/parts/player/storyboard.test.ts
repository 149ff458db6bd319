import { expect, test } from 'vitest';
import { boardSize, pictureAt, previewMiddle } from './storyboard.ts';

const board = { src: '/board.webp', columns: 10, count: 34, width: 160, height: 90, everyMs: 5000 };

test('each moment has its picture, row by row', () => {
  expect(pictureAt(board, 0)).toEqual({ x: 0, y: 0 });
  expect(pictureAt(board, 4.99)).toEqual({ x: 0, y: 0 });
  expect(pictureAt(board, 5)).toEqual({ x: 160, y: 0 });
  expect(pictureAt(board, 52)).toEqual({ x: 0, y: 90 });
});

test('the last picture stands for the end, and a moment before the beginning for the first', () => {
  expect(pictureAt(board, 9999)).toEqual({ x: 480, y: 270 });
  expect(pictureAt(board, -3)).toEqual({ x: 0, y: 0 });
});

test('a last row that is not full still takes its place in the whole', () => {
  expect(boardSize(board)).toEqual({ width: 1600, height: 360 });
  expect(boardSize({ ...board, count: 3 })).toEqual({ width: 480, height: 90 });
});

test('the preview stays over the bar at both ends', () => {
  expect(previewMiddle(0, 1000, 160)).toBe(80);
  expect(previewMiddle(1000, 1000, 160)).toBe(920);
  expect(previewMiddle(400, 1000, 160)).toBe(400);
  expect(previewMiddle(10, 100, 160)).toBe(50);
});
