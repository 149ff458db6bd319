import { expect, it } from 'vitest';
import { readSegment } from './mass-segment.ts';

const all = { fans: false, spent: '', unseen: '', tags: [] };
const everybody = { fans: false, spentOver: null, notSeenDays: null, tags: [] };

it('reads whom a message to many is for', () => {
  expect(readSegment(all)).toEqual(everybody);
  expect(readSegment({ fans: true, spent: ' 10 ', unseen: '7', tags: ['vip'] })).toEqual({
    ...{ fans: true, spentOver: 1000, notSeenDays: 7, tags: ['vip'] },
  });
});

it('is nobody, and never everybody, where an entry cannot be read', () => {
  for (const wrong of ['1o', 'abc', '-1', '1,5']) {
    expect(readSegment({ ...all, spent: wrong })).toBeNull();
    expect(readSegment({ ...all, unseen: wrong })).toBeNull();
  }
  expect(readSegment({ ...all, unseen: '0' })).toBeNull();
});
