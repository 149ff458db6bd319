import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { afterPush, defineResource, withPushes } from '#kit/contract/resource.ts';
import { publish } from './resource.ts';

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

const everyShelf = defineResource({
  name: 'everyShelf',
  summary: 'All shelves.',
  topic: 'shelves',
  snapshot: shelfRoute,
  input: (_filter: { kind: string }) => ({}),
  read: (answer) => answer,
  pushes: (on) => [on(bookCame, (state, { books }) => ({ ...state, books }))],
});
const lentBooks = defineResource({
  name: 'lentBooks',
  summary: 'What a guest has taken home.',
  topic: null,
  snapshot: shelfRoute,
  input: () => ({}),
  read: (answer) => answer,
  pushes: (on) => [on(bookCame, (state, { books }) => ({ ...state, books }))],
});

const published: unknown[] = [];
const realtime = { publish: (...one: unknown[]) => void published.push(one) };

it('tells of a change where the resource is followed', () => {
  publish(realtime, shelf, bookCame, { books: 3 }, { key: 7 });
  publish(realtime, everyShelf, bookCame, { books: 4 });
  publish(realtime, lentBooks, bookCame, { books: 5 }, { ownerId: 100_042 });
  publish(realtime, withPushes(lentBooks, []), readerCame, { of: 'a' }, { ownerId: 100_042 });
  expect(published).toEqual([
    ['shelf:7', bookCame, { books: 3 }],
    ['shelves', bookCame, { books: 4 }],
    ['guest:100042', bookCame, { books: 5 }],
    ['guest:100042', readerCame, { of: 'a' }],
  ]);
});

it('does not compile with what is none of its pushes, without whom it is for, or with whom it is not for', () => {
  const wrong = () => {
    // @ts-expect-error another message
    publish(realtime, shelf, readerCame, { of: 'a' }, { key: 7 });
    // @ts-expect-error another payload
    publish(realtime, shelf, bookCame, { of: 'a' }, { key: 7 });
    // @ts-expect-error another kind of key
    publish(realtime, shelf, bookCame, { books: 1 }, { key: 'seven' });
    // @ts-expect-error which shelf?
    publish(realtime, shelf, bookCame, { books: 1 });
    // @ts-expect-error a shelf is not a guest's own
    publish(realtime, shelf, bookCame, { books: 1 }, { ownerId: 100_042 });
    // @ts-expect-error whose?
    publish(realtime, lentBooks, bookCame, { books: 1 });
    // @ts-expect-error a guest's own has no other place
    publish(realtime, lentBooks, bookCame, { books: 1 }, { key: null });
    // @ts-expect-error everybody follows it
    publish(realtime, everyShelf, bookCame, { books: 1 }, { ownerId: 100_042 });
    // @ts-expect-error all who follow it are told, whatever they asked for
    publish(realtime, everyShelf, bookCame, { books: 1 }, { key: { kind: 'novels' } });
  };
  expect(wrong).toBeTypeOf('function');
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
