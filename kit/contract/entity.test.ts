import { expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { anyone } from './access.ts';
import type { ApiClient } from './client.ts';
import { entity, facet, shows, showsAll } from './entity.ts';
import { query, route } from './operations.ts';

interface BookFacets {
  readers: number;
  lastReader: string | null;
  isBorrowed: boolean;
}
const bookEntity = entity<BookFacets>('book', 'EntityTestBook');
const Book = shows(bookEntity, z.object({ id: z.int(), title: z.string() }).meta({ id: 'EntityTestBook' }));
const Page = z.object({ items: z.array(Book), chosen: Book.nullable() }).meta({ id: 'EntityTestBooks' });
const books = query({ name: 'entityTestBooks', summary: '.', access: anyone, result: Page });
const inFull = route({
  name: 'entityTestBook',
  method: 'GET',
  path: 'entity-test-book',
  summary: '.',
  access: anyone,
  facets: 'all',
  response: z.object({ book: showsAll(bookEntity, Book) }),
});
const readers = facet(
  bookEntity,
  'readers',
  { readers: z.int(), lastReader: z.string().nullable() },
  { readers: 0, lastReader: null },
);

it('answers are typed with what other domains know of the things in them, without a cast', () => {
  const read = async (api: ApiClient) => {
    const plain = await api.query(books, {});
    const asked = await api.query(books, {}, [readers]);
    const some = await api.query(books, {}, [readers].slice());
    const full = await api.call(inFull, {});
    if (!plain.ok || !asked.ok || !some.ok || !full.ok) throw new Error('refused');
    return { plain: plain.data, asked: asked.data, some: some.data, full: full.data };
  };
  type Read = Awaited<ReturnType<typeof read>>;
  type Shown = Read['plain']['items'][number];
  expectTypeOf<Shown['title']>().toEqualTypeOf<string>();
  expectTypeOf<Shown['readers']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Shown['isBorrowed']>().toEqualTypeOf<boolean | undefined>();
  // What was asked for is there, wherever the answer shows the thing; the rest may be.
  type Asked = Read['asked']['items'][number];
  expectTypeOf<Asked['title']>().toEqualTypeOf<string>();
  expectTypeOf<Asked['readers']>().toEqualTypeOf<number>();
  expectTypeOf<Asked['lastReader']>().toEqualTypeOf<string | null>();
  expectTypeOf<Asked['isBorrowed']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<NonNullable<Read['asked']['chosen']>['readers']>().toEqualTypeOf<number>();
  expectTypeOf<Asked>().toExtend<z.infer<typeof Book>>();
  expectTypeOf<Read['some']['items'][number]['readers']>().toEqualTypeOf<number>();
  expectTypeOf<Read['full']['book']['isBorrowed']>().toEqualTypeOf<boolean>();
  // @ts-expect-error nobody knows that of a book
  expectTypeOf<Shown['pages']>();
});
