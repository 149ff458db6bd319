import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { afterPush, defineResource, withPushes } from '#kit/contract/resource.ts';
import { publishChange, publishTo } from './resource.ts';

const shelfRoute = route({
  name: 'shelf',
  method: 'GET',
  path: 'shelf',
  summary: 'A shelf.',
  access: anyone,
  response: z.object({ books: z.int(), readers: z.int() }),
});
const bookCame = serverMessage({
  name: 'bookCame',
  summary: '.',
  access: anyone,
  payload: z.object({ books: z.int() }),
});
const readerCame = serverMessage({
  name: 'readerCame',
  summary: '.',
  access: anyone,
  payload: z.object({ of: z.string() }),
});
const shelf = defineResource({
  name: 'shelf',
  summary: 'A shelf.',
  topic: (shelfId: number) => `shelf:${shelfId}`,
  snapshot: shelfRoute,
  input: () => ({}),
  read: (answer) => answer,
  pushes: (on) => [on(bookCame, (state, { books }, shelfId) => (shelfId === 7 ? { ...state, books } : state))],
});

const published: unknown[] = [];
const realtime = { publish: (...one: unknown[]) => void published.push(one) };

it('tells of a change where the resource is followed, and of nothing that is none of its pushes', () => {
  publishChange(realtime, shelf, 7, bookCame, { books: 3 });
  publishTo(realtime, shelf, 100_042, bookCame, { books: 4 });
  expect(published).toEqual([
    ['shelf:7', bookCame, { books: 3 }],
    ['guest:100042', bookCame, { books: 4 }],
  ]);
  // @ts-expect-error another message
  publishChange(realtime, shelf, 7, readerCame, { of: 'a' });
  // @ts-expect-error another payload
  publishChange(realtime, shelf, 7, bookCame, { of: 'a' });
  // @ts-expect-error another key
  publishChange(realtime, shelf, 'seven', bookCame, { books: 1 });
  const own = { ...shelf, topic: () => null };
  expect(() => publishChange(realtime, own, 7, bookCame, { books: 3 })).toThrow('shelf has no topic of its own');
});

it('changes by its pushes, of whichever domain, and by nothing else', () => {
  const state = { books: 1, readers: 1 };
  const push = (type: string, data: unknown) => ({ type, data });
  expect(afterPush(shelf, 7, state, push('bookCame', { books: 2 }))).toEqual({ books: 2, readers: 1 });
  expect(afterPush(shelf, 8, state, push('bookCame', { books: 2 }))).toBe(state);
  expect(afterPush(shelf, 7, state, push('readerCame', { of: 'a' }))).toBe(state);
  const both = withPushes(shelf, [{ message: readerCame, reduce: () => null }]);
  expect(afterPush(both, 7, state, push('readerCame', { of: 'a' }))).toBeNull();
});
