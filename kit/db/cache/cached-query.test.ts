import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { cachedQuery } from './cached-query.ts';
import { trackReads } from './query-cache.ts';

const { db } = await testKit([]);
await db.pool.query('create schema shelf');
await db.pool.query('create table shelf.books (title text)');

let readings = 0;
const titles = cachedQuery(async ({ orm }) => {
  readings += 1;
  const { rows } = await orm.execute<{ title: string }>(sql`select title from shelf.books order by title`);
  return rows.map(({ title }) => title);
});

it('is read once by all who ask, until something changes', async () => {
  await Promise.all([titles(db), titles(db)]);
  await titles(db);
  expect(readings).toBe(1);
  await db.pool.query("insert into shelf.books values ('Middlemarch')");
  expect(await titles(db)).toEqual(['Middlemarch']);
  expect(readings).toBe(2);
});

it('is read by a transaction for itself, which sees what it changed', async () => {
  await db
    .transaction(async (tx) => {
      await tx.client.query("insert into shelf.books values ('Emma')");
      expect(await titles(tx)).toEqual(['Emma', 'Middlemarch']);
    })
    .catch((error: Error) => expect(error.message).toContain('another connection'));
  await db.pool.query("delete from shelf.books where title = 'Emma'");
  expect(await titles(db)).toEqual(['Middlemarch']);
});

it('counts among what is read where it is used', async () => {
  await titles(db);
  const { schemas } = await trackReads(() => titles(db));
  expect(schemas.has('shelf')).toBe(true);
});

it('a statement that is handed back unasked counts as well', async () => {
  const count = cachedQuery(({ orm }) => orm.select({ total: sql<number>`count(*)::int` }).from(sql`shelf.books`));
  expect(await count(db)).toEqual([{ total: 1 }]);
  await db.pool.query("insert into shelf.books values ('Persuasion')");
  expect(await count(db)).toEqual([{ total: 2 }]);
});
