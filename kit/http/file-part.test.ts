import { describe, expect, it } from 'vitest';
import { partBytes, partOf, partsOf, savedAs } from './file-part.ts';

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

describe('a download', () => {
  it('is read a part at a time, each byte once', async () => {
    const asked: number[] = [];
    const read = async (start: number, end: number) => {
      asked.push(end - start + 1);
      return new Uint8Array(end - start + 1);
    };
    let sum = 0;
    for await (const part of partsOf(read, 5, size - 1)) sum += part.length;
    expect(sum).toBe(size - 5);
    expect(Math.max(...asked)).toBe(partBytes);
    expect(partOf('bytes=5-', size, size)).toEqual({ start: 5, end: size - 1 });
  });

  it('is called by its name in any script', () => {
    expect(savedAs('plain-name.mp4')).toBe('attachment; filename="plain-name.mp4"');
    expect(savedAs("Über d'Hügel.mp4")).toBe(
      'attachment; filename="_ber_d_H_gel.mp4"; filename*=UTF-8\'\'%C3%9Cber%20d%27H%C3%BCgel.mp4',
    );
  });
});
