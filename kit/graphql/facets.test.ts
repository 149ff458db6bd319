import { execute, graphql, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { createClient, documentOf } from '#kit/contract/client.ts';
import { entity, facet, facetWithArgs } from '#kit/contract/entity.ts';
import { mainService, query, route } from '#kit/contract/operations.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { loadsFacet, reservesFacet } from '#kit/server/facets.ts';
import type { Call } from '#kit/server/handler.ts';
import { handle, resolve, resolveSelected } from '#kit/server/handler.ts';
import type { SharedAnswers } from '#kit/server/shared-answers.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { bounds, priceOf } from './cost.ts';
import { buildSchema } from './schema.ts';

interface BookFacets {
  readers: number;
  lastReader: string | null;
  isBorrowed: boolean;
  hasAudio: boolean;
}
const bookEntity = entity<BookFacets>('book', 'FacetTestBook');
const Book = z.object({ id: z.int(), title: z.string(), blurb: z.string() }).meta({ id: 'FacetTestBook' });
const Reader = z.object({ name: z.string() }).meta({ id: 'FacetTestReader' });

const readers = facet(
  bookEntity,
  'readers',
  { readers: z.int(), lastReader: z.string().nullable() },
  { readers: 0, lastReader: null },
);
const borrowed = facet(bookEntity, 'lending', { isBorrowed: z.boolean() }, { isBorrowed: false });
const audio = facet(bookEntity, 'audio', { hasAudio: z.boolean() }, { hasAudio: false });
const pageOfReaders = facetWithArgs(
  bookEntity,
  'readers',
  z.object({ first: z.int().min(1).max(50).default(2) }),
  { readersOf: z.array(Reader) },
  { readersOf: [] },
);

const books = query({
  name: 'facetTestBooks',
  summary: 'Books.',
  access: anyone,
  shared: true,
  args: z.object({ first: z.int().min(1).max(120).default(3) }),
  result: z.object({ items: z.array(Book) }).meta({ id: 'FacetTestBooks' }),
});
const lend = {
  ...query({ name: 'lend', summary: 'Lends.', access: anyone, result: z.nullable(Book) }),
  kind: 'mutation' as const,
};
const inFull = route({
  name: 'book',
  method: 'GET',
  path: 'book',
  summary: 'A book with everything.',
  access: anyone,
  shared: true,
  facets: 'all',
  query: z.object({ fields: z.string().optional() }),
  response: z.object({ book: Book.nullable() }),
});

const loads: string[] = [];
const asked: unknown[] = [];
let isLent = false;
beforeEach(() => {
  loads.length = 0;
  asked.length = 0;
  kept.clear();
  isLent = false;
});

/** Answers for everybody, kept for ever. */
const kept = new Map<string, Promise<unknown>>();
const answers: Pick<SharedAnswers, 'get'> = {
  async get(question, _place, make) {
    const nobody = { caller: { subjectId: null, language: 'en' } } as Call;
    const answer = kept.get(question) ?? make(nobody);
    kept.set(question, answer);
    return answer;
  },
};

const extensions = createExtensions();
extensions.add('test', [
  loadsFacet(readers, {
    shared: true,
    async load(ids, { caller }) {
      loads.push(`readers of ${ids.length} for ${caller.subjectId}`);
      return new Map(ids.filter((id) => id % 2 === 0).map((id) => [id, { readers: id * 10, lastReader: `Ann ${id}` }]));
    },
  }),
  loadsFacet(borrowed, {
    async load(ids, { caller }) {
      loads.push(`borrowed ${ids.length} for ${caller.subjectId}`);
      return new Map(ids.map((id) => [id, { isBorrowed: caller.subjectId === 7 && (id === 1 || isLent) }]));
    },
  }),
  loadsFacet(pageOfReaders, {
    async load(ids, _call, { first }) {
      loads.push(`first ${first} of ${ids.length}`);
      return new Map(
        ids.map((id) => [id, { readersOf: Array.from({ length: first }, (_, at) => ({ name: `${id}.${at}` })) }]),
      );
    },
  }),
  reservesFacet(audio),
]);

const shelf = (length: number) =>
  Array.from({ length }, (_, at) => ({ id: at + 1, title: `Book ${at + 1}`, blurb: 'Long.' }));
const dispatcher = createDispatcher(
  [
    resolveSelected(books, async ({ first }, _call, wanted) => {
      asked.push(wanted);
      return { items: shelf(first) };
    }),
    resolve(lend, async () => {
      isLent = true;
      return shelf(2)[1] ?? null;
    }),
    handle(inFull, async () => ({ book: shelf(1)[0] ?? null })),
  ],
  { limits: createLimits(null), log: memoryLog(), extensions, answers },
);
const schema = buildSchema(mainService, dispatcher);
if (!schema) throw new Error('no schema');

const callOf = (subjectId: number | null): Call => ({ caller: testCaller({ subjectId }) }) as Call;
const ask = async (source: string, subjectId: number | null = null) => {
  const answer = await graphql({ schema, source, contextValue: { call: callOf(subjectId) } });
  expect(answer.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(answer.data));
};

describe('what domains know about the things of another', () => {
  it('is loaded once for a list, however long, and only where it is asked for', async () => {
    await ask('{ facetTestBooks { items { title } } }');
    expect(loads).toEqual([]);
    for (const first of [3, 50]) {
      loads.length = 0;
      const { facetTestBooks } = await ask(
        `{ facetTestBooks(first: ${first}) { items { title readers lastReader isBorrowed hasAudio } } }`,
        7,
      );
      expect(loads.sort()).toEqual([`borrowed ${first} for 7`, `readers of ${first} for null`]);
      expect(facetTestBooks.items.slice(0, 2)).toEqual([
        { title: 'Book 1', readers: 0, lastReader: null, isBorrowed: true, hasAudio: false },
        { title: 'Book 2', readers: 20, lastReader: 'Ann 2', isBorrowed: false, hasAudio: false },
      ]);
    }
  });

  it('is kept for everybody where it is the same for everybody, and never where it is a guest’s own', async () => {
    const document = '{ facetTestBooks { items { readers isBorrowed } } }';
    expect((await ask(document, 7)).facetTestBooks.items[0]).toEqual({ readers: 0, isBorrowed: true });
    expect((await ask(document, 8)).facetTestBooks.items[0]).toEqual({ readers: 0, isBorrowed: false });
    expect(loads.sort()).toEqual(['borrowed 3 for 7', 'borrowed 3 for 8', 'readers of 3 for null']);
  });

  it('takes arguments: one batch for each that differ, and refuses wrong ones by name', async () => {
    const { facetTestBooks } = await ask(
      '{ facetTestBooks(first: 2) { items { few: readersOf(first: 1) { name } readersOf { name } } } }',
    );
    expect(facetTestBooks.items[1]).toEqual({ few: [{ name: '2.0' }], readersOf: [{ name: '2.0' }, { name: '2.1' }] });
    expect(loads.sort()).toEqual(['first 1 of 2', 'first 2 of 2']);
    const source = '{ facetTestBooks { items { readersOf(first: 51) { name } } } }';
    const { errors } = await graphql({ schema, source, contextValue: { call: callOf(null) } });
    expect(errors?.[0]?.originalError).toMatchObject({ kind: { code: 'invalid_input' }, errors: [{ field: 'first' }] });
  });

  it('is looked at again after a change in the same document', async () => {
    const document = 'mutation { a: lend { isBorrowed } b: lend { isBorrowed } }';
    expect(await ask(document, 7)).toEqual({ a: { isBorrowed: true }, b: { isBorrowed: true } });
    expect(loads).toEqual(['borrowed 1 for 7', 'borrowed 1 for 7']);
  });

  it('tells who makes an answer which fields are asked for, by their names', async () => {
    await ask('{ facetTestBooks { items { name: title ...more } } } fragment more on FacetTestBook { id }');
    expect(asked).toEqual([{ id: {}, items: { id: {}, title: {} } }]);
  });

  it('tells it again where a directive leaves out one of several nodes: the document is kept, its variables are not', async () => {
    const document = parse(
      'query($full: Boolean!) { facetTestBooks { __typename } facetTestBooks @include(if: $full) { items { title } } }',
    );
    for (const full of [false, true]) {
      await execute({ schema, document, variableValues: { full }, contextValue: { call: callOf(null) } });
    }
    expect(asked).toEqual([{ id: {} }, { id: {}, items: { id: {}, title: {} } }]);
  });

  it('comes with an answer in full over REST, apart from what is the same for everybody; `fields` narrows it', async () => {
    const get = (subjectId: number, fields?: string) =>
      dispatcher.invoke(inFull, { query: { fields } }, callOf(subjectId));
    const book = { id: 1, title: 'Book 1', blurb: 'Long.', readers: 0, lastReader: null, hasAudio: false };
    expect(await get(7)).toEqual({ book: { ...book, isBorrowed: true } });
    expect(await get(8)).toEqual({ book: { ...book, isBorrowed: false } });
    expect(loads.sort()).toEqual(['borrowed 1 for 7', 'borrowed 1 for 8', 'readers of 1 for null']);
    loads.length = 0;
    expect(await get(7, 'title,isBorrowed')).toEqual({
      book: { id: 1, title: 'Book 1', blurb: 'Long.', isBorrowed: true },
    });
    expect(loads).toEqual(['borrowed 1 for 7']);
    const described = dispatcher.facets.describe(inFull.response, 'all');
    expect(described.safeParse({ book: { ...book, isBorrowed: false } }).success).toBe(true);
    expect(described.safeParse({ book: { ...book } }).success).toBe(false);
  });

  it('is there for pages that want it, in the process and over the wire', async () => {
    const client = createClient(dispatcher.transportFor(callOf(7)));
    expect(await client.query(books, { first: 2 }, [readers])).toMatchObject({
      data: { items: [{ readers: 0 }, { title: 'Book 2', readers: 20, lastReader: 'Ann 2' }] },
    });
    expect(loads).toEqual(['readers of 2 for null']);
    const { facetTestBooks } = await graphql({
      schema,
      source: documentOf(books, [readers, borrowed]),
      contextValue: { call: callOf(7) },
    }).then(({ data }) => JSON.parse(JSON.stringify(data)));
    expect(facetTestBooks.items[0]).toEqual({
      ...shelf(1)[0],
      readers: 0,
      lastReader: null,
      isBorrowed: true,
    });
  });

  it('costs a point for each load by batch, however long the list, and what its own page holds, under every alias', () => {
    const fields = new Map([[books.name, books]]);
    const priced = (selection: string, first = 10) =>
      priceOf(schema, parse(`{ facetTestBooks(first: ${first}) { items { ${selection} } } }`), {}, fields).points;
    const plain = priced('title');
    expect(priced('readers lastReader')).toBe(plain + 2);
    expect(priced('readers lastReader', 120)).toBe(priced('title', 120) + 2);
    expect(priced('readersOf(first: 50) { name }')).toBe(1 + 1 + Math.floor((10 * 50) / 400));
    expect(priced('readersOf(first: 50) { name }', 120)).toBe(1 + 1 + Math.floor((120 * 50) / 400));
    const aliased = Array.from({ length: 10 }, (_, at) => `a${at}: readersOf(first: 50) { name }`).join(' ');
    expect(priced(aliased)).toBe(1 + 10 + Math.floor((10 * 10 * 50) / 400));
    expect(priced(aliased, 120)).toBeGreaterThan(bounds.points);
    // Through fragments as well, and with the size in a variable that says nothing.
    const spread = parse(
      `query($n: Int) { facetTestBooks(first: 120) { items { ...many } } } fragment many on FacetTestBook { ${aliased.replaceAll('50', '$n')} }`,
    );
    expect(priceOf(schema, spread, { n: 50 }, fields).points).toBeGreaterThan(bounds.points);
    expect(priceOf(schema, spread, { n: 'x' }, fields).points).toBeGreaterThan(bounds.points);
  });

  it('is reserved only until a domain brings it', async () => {
    const brought = createExtensions();
    const recorded = loadsFacet({ ...audio, owner: 'radio' }, { load: async () => new Map([[1, { hasAudio: true }]]) });
    brought.add('test', [reservesFacet(audio), recorded]);
    const { facets } = createDispatcher([handle(inFull, async () => ({ book: null }))], {
      limits: createLimits(null),
      log: memoryLog(),
      extensions: brought,
    });
    const call = { caller: testCaller() } as Call;
    expect(await facets.field('FacetTestBook', 'hasAudio', 1, call)).toBe(true);
  });

  it('has one owner for each field, and a type: a wrong name or type does not compile', () => {
    const twice = createExtensions();
    twice.add('test', [reservesFacet(audio), reservesFacet({ ...audio, owner: 'radio' })]);
    const both = createDispatcher([handle(inFull, async () => ({ book: null }))], {
      limits: createLimits(null),
      log: memoryLog(),
      extensions: twice,
    });
    expect(() => both.facets.of('FacetTestBook')).toThrow('audio and radio both bring hasAudio of book.');
    // @ts-expect-error no such field
    facet(bookEntity, 'test', { pages: z.int() }, { pages: 0 });
    // @ts-expect-error another type
    facet(bookEntity, 'test', { readers: z.string() }, { readers: '' });
  });
});
