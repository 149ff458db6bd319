import { expect, it } from 'vitest';
import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import { declare, on } from '#kit/server/handler.ts';
import { testKit } from '#kit/testing/kit.ts';

const somethingHappened = event({
  name: 'test.somethingHappened',
  summary: 'For this test.',
  access: system,
  payload: z.object({ id: z.int() }),
});

it('reaches every subscriber after the commit, never after a rollback, and again after a failure', async () => {
  const kit = await testKit([]);
  const seen: string[] = [];
  let failures = 1;
  kit.events.subscribe([
    on(somethingHappened, 'test.first', async ({ id }) => void seen.push(`first ${id}`)),
    on(somethingHappened, 'test.second', async ({ id }) => {
      if (failures-- > 0) throw new Error('not yet');
      seen.push(`second ${id}`);
    }),
    ...declare([somethingHappened]),
  ]);

  await kit.db.transaction(async (tx) => tx.emit(somethingHappened, { id: 1 }));
  await expect(
    kit.db.transaction(async (tx) => {
      await tx.emit(somethingHappened, { id: 2 });
      throw new Error('the use case refused');
    }),
  ).rejects.toThrow('refused');
  expect(seen).toEqual([]);

  await kit.events.drain();
  expect(seen).toEqual(['first 1']);
  expect(kit.log.lines.map((line) => line.text)).toEqual(['an event handler failed']);

  await kit.clock.advance(1_000);
  await kit.events.drain();
  expect(seen).toEqual(['first 1', 'second 1']);
  expect((await kit.db.pool.query('select 1 from events.deliveries')).rowCount).toBe(0);
});
