import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { keptFor } from './kept-for.ts';

const { db } = await testKit([]);
await db.pool.query('create schema shelf');
await db.pool.query("create table shelf.books as select 'Emma' as title");

const kept = keptFor<string[]>(60_000);
let readings = 0;
const ask = (key: string, isKept = true) =>
  kept(db, {
    key,
    isKept: () => isKept,
    async read() {
      readings += 1;
      const { rows } = await db.orm.execute<{ title: string }>(sql`select title from shelf.books order by title`);
      return rows.map(({ title }) => title);
    },
  });

it('is read once by all who ask the same at once, and given out again although something changed', async () => {
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([['Emma'], ['Emma']]);
  expect(readings).toBe(1);
  await db.pool.query("insert into shelf.books values ('Persuasion')");
  expect(await ask('a')).toEqual(['Emma']);
  expect(await ask('b')).toEqual(['Emma', 'Persuasion']);
  expect(readings).toBe(2);
});

it('what is not to be kept is read each time', async () => {
  await ask('c', false);
  await ask('c', false);
  expect(readings).toBe(4);
});

it('whoever asks after a change does not wait with a reading from before it; a failure is nobody else’s', async () => {
  const before = ask('d', false);
  await db.pool.query("insert into shelf.books values ('Villette')");
  expect(await ask('d', false)).toContain('Villette');
  await before;
  const failing = keptFor<string[]>(60_000);
  const read = () => Promise.reject(new Error('away'));
  await expect(failing(db, { key: 'e', read, isKept: () => true })).rejects.toThrow('away');
  expect(await failing(db, { key: 'e', read: async () => ['Emma'], isKept: () => true })).toEqual(['Emma']);
});

it('a statement that is handed back unasked is asked once', async () => {
  const before = db.changes.statements;
  const counting = keptFor<unknown>(60_000);
  const count = () =>
    counting(db, { key: 'f', isKept: () => true, read: () => db.orm.select({ one: sql`1` }).from(sql`shelf.books`) });
  await Promise.all([count(), count(), count()]);
  await count();
  expect(db.changes.statements - before).toBe(1);
});
