import { describe, expect, it } from 'vitest';
import { isConcerned } from './testing/changed.ts';
import { inTurn } from './testing/sequencer.ts';

describe('the order of test files', () => {
  it('puts what changed before all others, then project by project, the longest first', () => {
    const turn = (name: string, project: string, first: boolean, seconds: number) => ({
      name,
      project,
      first,
      seconds,
    });
    const files = [
      turn('short', 'unit', false, 1),
      turn('pure', 'unit-pure', false, 30),
      turn('long', 'unit', false, 20),
      turn('changed, short', 'unit-pure', true, 1),
      turn('changed, long', 'unit-pure', true, 2),
    ];
    expect(files.sort(inTurn).map(({ name }) => name)).toEqual([
      'changed, long',
      'changed, short',
      'long',
      'short',
      'pure',
    ]);
  });

  it('counts a test as changed with any file of its domain, and elsewhere with its own', () => {
    const concerned = isConcerned(['domains/gifts/server/buy.ts', 'kit/money/round.ts', 'e2e/office.test.ts']);
    const tests = [
      'domains/gifts/web/shop.test.ts',
      'domains/wallet/wallet.test.ts',
      'kit/money/round.test.ts',
      'e2e/office.test.ts',
    ];
    expect(tests.filter(concerned)).toEqual(['domains/gifts/web/shop.test.ts', 'e2e/office.test.ts']);
  });
});
