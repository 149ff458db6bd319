import { expect, it } from 'vitest';
import { smallestEnough } from './use-package.ts';

const packages = [50_00, 20_00, 100_00].map((coins) => ({ id: `c${coins}`, coins, euroCents: coins / 4, extras: [] }));

it.each([
  [0, 12_00, 20_00],
  [0, 20_00, 20_00],
  [19_00, 40_00, 50_00],
  [0, 50_01, 100_00],
  [-15_00, 10_00, 50_00],
])('with %i and %i needed the smallest package that is enough has %i', (balance, needed, coins) => {
  expect(smallestEnough(packages as never, balance, needed)?.coins).toBe(coins);
});

it('where no package is enough none is', () => {
  expect(smallestEnough(packages as never, 0, 100_01)).toBeUndefined();
});
