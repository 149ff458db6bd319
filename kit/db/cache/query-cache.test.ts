import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { effectOf } from './changes.ts';
import { trackReads, withQueryCache } from './query-cache.ts';

const kit = await testKit([]);
const { db } = kit;
await db.pool.query('create schema shelf');
await db.pool.query('create table shelf.books (title text)');

const count = async (): Promise<number> => {
  const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from shelf.books');
  return rows[0]?.n ?? -1;
};
const add = (title: string) => db.pool.query('insert into shelf.books values ($1)', [title]);

it('asks the same question once while a page is made, and each time elsewhere', async () => {
  const before = await count();
  await withQueryCache(async () => {
    expect(await count()).toBe(before);
    // Somebody else, in another stretch of work.
    await withQueryCache(() => add('from elsewhere'));
    expect(await count()).toBe(before);
    const { rows } = await db.pool.query('select count(*)::int as n from shelf.books where title = $1', ['none']);
    expect(rows).toEqual([{ n: 0 }]);
  });
  expect(await count()).toBe(before + 1);
});

it('sees what the same work has changed, also in a transaction', async () => {
  await withQueryCache(async () => {
    const before = await count();
    await add('by this work');
    expect(await count()).toBe(before + 1);
    await db.transaction(async (tx) => {
      await tx.client.query("insert into shelf.books values ('in a transaction')");
      const { rows } = await tx.client.query('select count(*)::int as n from shelf.books');
      expect(rows).toEqual([{ n: before + 2 }]);
    });
    expect(await count()).toBe(before + 2);
  });
});

it('asks again for what the work has left behind', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let left = Promise.resolve(0);
  const before = await withQueryCache(async () => {
    left = over.then(count);
    return count();
  });
  await add('after the page');
  end();
  expect(await left).toBe(before + 1);
});

it('knows what work has read, and when that changed', async () => {
  const { schemas } = await trackReads(count);
  expect(schemas.has('shelf')).toBe(true);
  const { changes } = db;
  const since = changes.now;
  expect(changes.unchanged(schemas, since)).toBe(true);
  await add('later');
  expect(changes.unchanged(schemas, since)).toBe(false);
});

it('tells what a transaction changed once others can see it', async () => {
  const since = db.changes.now;
  await db.transaction(async (tx) => {
    await tx.client.query("insert into shelf.books values ('soon')");
    expect(db.changes.unchanged(['shelf'], since)).toBe(true);
  });
  expect(db.changes.unchanged(['shelf'], since)).toBe(false);
});

it.each([
  ['select * from "shelf"."books"', false],
  [' SELECT 1', false],
  ['select * from shelf.books for update', true],
  ['select * from shelf.books for no key update', true],
  ['select shelf.lend($1)', true],
  ['with gone as (delete from shelf.books returning *) select * from gone', true],
  ['insert into shelf.books values ($1)', true],
])('%s', (text, writes) => {
  expect(effectOf(text).writes).toBe(writes);
});
