import { expect, it } from 'vitest';
import { sqlState } from '#kit/db/db.ts';
import { testKit } from '#kit/testing/kit.ts';
import { lockByName } from './lock-by-name.ts';

const { db } = await testKit([]);

/** Whether a second transaction has to wait for this lock while the first holds `papers:1`. */
async function waits(scope: string, id?: number): Promise<boolean> {
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.transaction(async (tx) => {
    await lockByName(tx, 'papers', 1);
    held.resolve();
    await over.promise;
  });
  await held.promise;
  const second = await db
    .transaction(async (tx) => {
      await tx.client.query('set local lock_timeout = 100');
      await lockByName(tx, scope, id);
    })
    .then(
      () => null,
      (error: unknown) => sqlState(error),
    );
  over.resolve();
  await first;
  expect(second === null || second === '55P03').toBe(true);
  return second !== null;
}

it('the same scope and id wait for each other, everything else does not', async () => {
  expect(await waits('papers', 1)).toBe(true);
  expect(await waits('papers', 2)).toBe(false);
  expect(await waits('papers')).toBe(false);
  expect(await waits('planes', 1)).toBe(false);
});

it('the lock is free again when its transaction has ended', async () => {
  await db.transaction((tx) => lockByName(tx, 'papers', 1));
  await expect(db.transaction((tx) => lockByName(tx, 'papers', 1))).resolves.toBeUndefined();
});
