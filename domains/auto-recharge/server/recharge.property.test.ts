import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
let next = 5000;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('spend' as const), coins: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('spendAtOnce' as const), coins: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      amount: fc.constantFrom(20_00, 40_00, 100_00),
      threshold: fc.integer({ min: 1, max: 60 }),
      daily: fc.integer({ min: 5, max: 60 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop' as const) }) },
);

it('whatever is spent, set, stopped and waited for, no day costs more than was allowed on it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      next += 1;
      const id = await world.guest(next, 60_00);
      /** The highest daily maximum that stood, by day: what was charged under it stays charged. */
      const allowed = new Map<string, number>();
      let most = 0;
      const note = async (): Promise<void> => {
        const today = await world.today();
        allowed.set(today, Math.max(allowed.get(today) ?? 0, most));
      };
      const spend = (coins: number) => world.spend(id, coins * 100).catch(() => undefined);
      for (const each of steps) {
        if (each.do === 'spend') await spend(each.coins);
        if (each.do === 'spendAtOnce') await Promise.all([1, 2, 3].map(() => spend(each.coins)));
        if (each.do === 'wait') await world.kit.clock.advance(each.hours * 3_600_000);
        if (each.do === 'stop') await world.stop(id);
        if (each.do === 'set') {
          const wish = { amount: each.amount, threshold: each.threshold * 100, dailyCents: each.daily * 100 };
          if ((await world.setUp(id, wish)).ok) most = wish.dailyCents;
        }
        await note();
      }
      await world.settle();
      for (const [day, cents] of Object.entries(await world.chargedByDay(id))) {
        expect(cents).toBeLessThanOrEqual(allowed.get(day) ?? 0);
      }
    }),
    { numRuns: scaledRuns(12) },
  );
});
