import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { delay } from '#kit/clock/delay.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { outsideTransactions } from '#kit/live-media/outside-transactions.ts';
import { startFramesEngine } from '#kit/live-media/server/engine.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createPresence } from '#kit/realtime/presence.ts';
import { createStorage } from '#kit/storage/storage.ts';
import { testKit } from '#kit/testing/kit.ts';
import { openDb } from '../db.ts';
import { assertOutsideTransaction } from './foreign-wait.ts';

const kit = await testKit([]);
const clock = new TestClock();
const storage = createStorage({}, join(tmpdir(), 'vesper-no-storage'));
const limits = createLimits(null);
const presence = createPresence(null, 'one');
const media = outsideTransactions(startFramesEngine({ clock, log: kit.log, relay: 'in-process' }));

test.each([
  ['a file is read', () => storage.get('pictures/none.webp')],
  ['a file is written', () => storage.put('pictures/none.webp', new Uint8Array(), 'image/webp')],
  ['a file is deleted', () => storage.delete('pictures/none.webp')],
  ['a rate limit is asked', () => limits.take('somebody', { points: 1, seconds: 1 })],
  ['presence is asked', () => presence.has(7)],
  ['time passes', () => delay(clock, 10)],
  ['the media engine is told something', () => media.close('actor:1')],
  ['a second connection is needed', () => kit.db.pool.query('select 1')],
  ['a second connection is needed by the query builder', async () => kit.db.orm.execute('select 1')],
  ['another transaction is needed', () => kit.db.transaction(async () => undefined)],
])('a transaction in which %s fails, and changes nothing', async (_, wait) => {
  await kit.db.pool.query('create table if not exists public.notes (text text)');
  const work = kit.db.transaction(async (tx) => {
    await tx.client.query(`insert into public.notes values ('kept')`);
    await wait();
  });
  const failure = await work.catch((error: unknown) => error as Error);
  expect(`${failure} ${(failure as Error).cause}`).toContain('transaction waits for');
  expect((await kit.db.pool.query('select 1 from public.notes')).rowCount).toBe(0);
});

test('before it, after its commit and beside it nothing is in the way', async () => {
  const done: string[] = [];
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await limits.take('before', { points: 1, seconds: 1 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const open = kit.db.transaction(async (tx) => {
    tx.afterCommit(async () => {
      await presence.has(7);
      done.push('after the commit');
      tell();
    });
    await held;
  });
  await storage.get('pictures/none.webp');
  done.push('beside it');
  release();
  await open;
  await told;
  expect(done).toEqual(['beside it', 'after the commit']);
});

test('what a transaction started and did not wait for is not blamed once it is over', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await kit.db.transaction(async () => {
    later = over.then(() => presence.has(7));
  });
  end();
  expect(await later).toBe(false);
});

test('in production it is logged, and the work continues', async () => {
  const heard: string[] = [];
  const { DATABASE_URL: url = '' } = kit.config;
  const db = openDb(url, { log: memoryLog(), max: 1, onForeignWait: (error) => heard.push(error.message) });
  await db.transaction(async () => assertOutsideTransaction('a file'));
  await db.close();
  expect(heard).toEqual([expect.stringContaining('waits for a file')]);
});
