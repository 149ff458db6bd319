import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { afterCommitDone, forgetAfterCommit } from './after-commit.ts';

const { db } = await testKit([]);

it('waits for the steps after a commit, and for those that they begin', async () => {
  const done: string[] = [];
  await db.transaction(async (tx) => {
    tx.afterCommit(async () => {
      await db.pool.query('select pg_sleep(0.05)');
      done.push('first');
      await db.transaction(async (next) => {
        next.afterCommit(async () => {
          await db.pool.query('select pg_sleep(0.05)');
          done.push('second');
        });
      });
    });
  });
  expect(done).toEqual([]);
  await afterCommitDone();
  expect(done).toEqual(['first', 'second']);
});

it('is not held up by what a file of tests left behind that is over', async () => {
  await db.transaction(async (tx) => tx.afterCommit(() => new Promise(() => undefined)));
  const done = afterCommitDone().then(() => 'done');
  expect(await Promise.race([done, db.pool.query('select pg_sleep(0.05)').then(() => 'waits')])).toBe('waits');
  forgetAfterCommit();
  await afterCommitDone();
});
