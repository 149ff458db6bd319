import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('every call gives an empty database of its own', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  await query(one.url, 'CREATE TABLE only_here (id int)');
  expect(await query(two.url, `SELECT to_regclass('only_here')::text AS found`)).toEqual([{ found: null }]);
});

test('equal templates are prepared once, and copies do not see each other', async () => {
  let prepared = 0;
  const template = {
    key: `schema of ${process.pid} at ${process.hrtime.bigint()}`,
    prepare: async (url: string) => {
      prepared++;
      await query(url, 'CREATE TABLE notes (text text)');
    },
  };
  const [one, two] = await Promise.all([testDatabase(template), testDatabase(template)]);
  await query(one.url, `INSERT INTO notes VALUES ('mine')`);
  expect(prepared).toBe(1);
  expect(await query(two.url, 'SELECT * FROM notes')).toEqual([]);
});

test('a preparation that fails leaves no half-made template behind', async () => {
  const key = `failing ${process.pid} ${process.hrtime.bigint()}`;
  const failing = testDatabase({ key, prepare: (url) => query(url, 'SELECT nonsense').then(() => undefined) });
  await expect(failing).rejects.toThrow('column "nonsense" does not exist');
  const { url } = await testDatabase({
    key,
    prepare: (url) => query(url, 'CREATE TABLE good ()').then(() => undefined),
  });
  expect(await query(url, 'SELECT count(*)::int FROM good')).toEqual([{ count: 0 }]);
});

test('a dropped database is gone, and dropping it twice does no harm', async () => {
  const { url, drop } = await testDatabase();
  await drop();
  await drop();
  await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
});
