import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import type { Result } from '#kit/contract/client.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { LiveResource } from './live-resource.ts';
import { Store } from './store.ts';

const Shelf = z.object({ books: z.record(z.string(), z.int()) });
const getShelf = route({
  name: 'getShelf',
  method: 'GET',
  path: 'shelf/{shelfId}',
  summary: 'A shelf.',
  access: anyone,
  params: z.object({ shelfId: z.int() }),
  response: Shelf,
});
const bookLent = serverMessage({
  name: 'bookLent',
  summary: 'A book was lent.',
  access: anyone,
  payload: z.object({ book: z.string(), copies: z.int() }),
});
const shelfMoved = serverMessage({
  name: 'shelfMoved',
  summary: 'Much changed.',
  access: anyone,
  payload: z.object({}),
});
const shelf = defineResource({
  name: 'shelf',
  summary: 'A shelf.',
  topic: (shelfId: number) => `shelf:${shelfId}`,
  snapshot: getShelf,
  input: (shelfId) => ({ params: { shelfId } }),
  read: ({ books }) => books,
  pushes: (on) => [
    on(bookLent, (books, { book, copies }) => ({ ...books, [book]: copies })),
    on(shelfMoved, () => null),
  ],
});

/** A library with one shelf, its line to one page, and answers under way. */
class Library {
  books: Record<string, number> = {};
  isJoined = false;
  isUp = true;
  #listeners = new Map<string, Set<(payload: never) => void>>();
  #joined: (() => void) | null = null;
  /** Fetches: read at once or later, answered later still. */
  readonly asked: { read(): void; answer(): void; isRead: boolean }[] = [];
  readonly #line: { type: string; data: unknown }[] = [];

  readonly channel = {
    state: 'open' as const,
    on: (message: { name: string }, listener: (payload: never) => void) => {
      const set = this.#listeners.get(message.name) ?? new Set();
      this.#listeners.set(message.name, set.add(listener));
      return () => void set.delete(listener);
    },
    onState: () => () => undefined,
    subscribe: (_topic: string, joined?: () => void) => {
      this.#joined = joined ?? null;
      return () => {
        this.#joined = null;
      };
    },
  };
  readonly api = {
    call: (): Promise<Result<never>> =>
      new Promise((resolve) => {
        let found: Record<string, number> | null = null;
        const one = {
          isRead: false,
          read: () => {
            one.isRead = true;
            found = { ...this.books };
          },
          answer: () => resolve({ ok: true, data: { books: found } as never }),
        };
        this.asked.push(one);
      }),
  };

  /** The server takes the page in; what it published before reached nobody. */
  join(): void {
    this.isJoined = true;
    this.#joined?.();
  }
  drop(): void {
    this.isJoined = false;
    this.#line.length = 0;
  }
  /** @returns what is pushed, for as long as somebody holds it */
  lend(book: string, copies: number): WeakRef<object> {
    this.books = { ...this.books, [book]: copies };
    const data = { book, copies };
    if (this.isJoined) this.#line.push({ type: 'bookLent', data });
    return new WeakRef(data);
  }
  move(): void {
    this.books = Object.fromEntries(Object.entries(this.books).map(([book, copies]) => [book, copies + 1]));
    if (this.isJoined) this.#line.push({ type: 'shelfMoved', data: {} });
  }
  deliver(): void {
    const push = this.#line.shift();
    for (const listener of this.#listeners.get(push?.type ?? '') ?? []) listener(push?.data as never);
  }
  get pending(): number {
    return this.#line.length;
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const follow = (library: Library, store?: Store<Record<string, number>>) =>
  new LiveResource<number, Record<string, number>>({
    resource: shelf,
    key: 7,
    initial: { rendered: 1 },
    ...(store && { store }),
    api: library.api as never,
    channel: library.channel as never,
  });

it('comes to what the server has, whatever is said, lost, read and answered in whatever order', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('lend' as const), book: fc.constantFrom('a', 'b', 'c'), copies: fc.nat(9) }),
    fc.record({ do: fc.constantFrom('move', 'join', 'drop', 'deliver', 'read', 'answer') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const library = new Library();
      const live = follow(library);
      const stop = live.start();
      for (const one of steps) {
        if (one.do === 'lend') library.lend(one.book, one.copies);
        else if (one.do === 'move') library.move();
        else if (one.do === 'join') library.join();
        else if (one.do === 'drop') library.drop();
        else if (one.do === 'deliver') library.deliver();
        else if (one.do === 'read') library.asked.find(({ isRead }) => !isRead)?.read();
        else if (library.asked[0]?.isRead) library.asked.shift()?.answer();
        await settled();
      }
      if (!library.isJoined) library.join();
      while (library.pending > 0) library.deliver();
      await settled();
      for (let fetch = library.asked.shift(); fetch; fetch = library.asked.shift()) {
        if (!fetch.isRead) fetch.read();
        fetch.answer();
        await settled();
      }
      expect(live.state).toEqual(library.books);
      stop();
    }),
    { numRuns: 300 },
  );
});

it('shows what it was given until it knows better, and fetches only once its topic is joined', async () => {
  const library = new Library();
  const live = follow(library);
  live.start();
  expect(live.state).toEqual({ rendered: 1 });
  expect(library.asked).toHaveLength(0);
  library.join();
  expect(library.asked).toHaveLength(1);
});

it('shows a push at once, also while a fetch is under way whose answer is older', async () => {
  const library = new Library();
  const live = follow(library);
  live.start();
  library.join();
  library.asked[0]?.read();
  library.lend('a', 3);
  library.deliver();
  expect(live.state).toEqual({ rendered: 1, a: 3 });
  library.asked[0]?.answer();
  await settled();
  expect(live.state).toEqual({ a: 3 });
});

it('asks one at a time, and once more when it was told meanwhile that much changed', async () => {
  const library = new Library();
  const live = follow(library);
  live.start();
  library.join();
  for (let push = 0; push < 5; push += 1) library.move();
  while (library.pending > 0) library.deliver();
  expect(library.asked).toHaveLength(1);
  library.asked[0]?.read();
  library.asked[0]?.answer();
  await settled();
  expect(library.asked).toHaveLength(2);
});

it('forgets what was only shown meanwhile once a fetch has answered', async () => {
  const library = new Library();
  const shown = new Store<Record<string, number>>({ rendered: 1 });
  const live = follow(library, shown);
  live.start();
  library.join();
  shown.patch({ kept: 5 });
  expect(live.state).toEqual({ rendered: 1, kept: 5 });
  library.asked[0]?.read();
  library.asked[0]?.answer();
  await settled();
  expect(live.state).toEqual({});
});

it('holds nothing of what was pushed once it is shown, however long the line stands', async () => {
  const library = new Library();
  const live = follow(library);
  live.start();
  library.join();
  library.asked[0]?.read();
  const during = library.lend('a', 1);
  library.deliver();
  library.asked[0]?.answer();
  await settled();
  const after = library.lend('b', 2);
  library.deliver();
  await settled();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  expect([during.deref(), after.deref()]).toEqual([undefined, undefined]);
  expect(live.state).toEqual({ a: 1, b: 2 });
});

it('changes nothing after its end', async () => {
  const library = new Library();
  const live = follow(library);
  const stop = live.start();
  library.join();
  library.asked[0]?.read();
  stop();
  library.lend('a', 3);
  library.deliver();
  library.asked[0]?.answer();
  await settled();
  expect(live.state).toEqual({ rendered: 1 });
});
