import { describe, expect, it } from 'vitest';
import { partBytes, partOf } from './file-part.ts';

const size = 5 * partBytes;

describe('the part of a file that a request asks for', () => {
  it.each<[string | undefined, { start: number; end: number } | null]>([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: partBytes - 1 }],
    [`bytes=${size - 10}-`, { start: size - 10, end: size - 1 }],
    ['bytes=-500', { start: size - 500, end: size - 1 }],
    [`bytes=-${size * 2}`, { start: 0, end: partBytes - 1 }],
    [`bytes=10-${size * 9}`, { start: 10, end: partBytes + 9 }],
    [`bytes=${size}-`, null],
    ['bytes=9-3', null],
    ['bytes=-0', null],
    [undefined, { start: 0, end: size - 1 }],
    ['bytes=0-1,5-9', { start: 0, end: size - 1 }],
    ['lines=1-2', { start: 0, end: size - 1 }],
  ])('%s', (header, part) => expect(partOf(header, size)).toEqual(part));
});
