import { expect, it } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { openDb } from '../db.ts';

it('the database dies between two statements of a transaction: the transaction fails, the process continues', async () => {
  const { url } = await testDatabase();
  const db = openDb(url, { log: memoryLog() });
  onFileEnd(() => db.close());
  const lost = db.transaction(async ({ client }) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const end = new Promise((resolve) => client.once('end', resolve));
    await db.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await end;
    await client.query('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await db.transaction(async ({ client }) => (await client.query('select 1')).rowCount)).toBe(1);
});
