import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, wilson } from './proportions.ts';
import { resultsOf } from './results.ts';

describe('intervals', () => {
  it('are those of the literature', () => {
    // Newcombe 1998, Statistics in Medicine 17, table II: 56/70 against 48/80, method 10.
    const apart = difference(wilson(56, 70), wilson(48, 80));
    expect(apart.value).toBeCloseTo(0.2, 4);
    expect(apart.low).toBeCloseTo(0.0524, 4);
    expect(apart.high).toBeCloseTo(0.3339, 4);
    const none = wilson(0, 10);
    expect([none.low, none.high]).toEqual([0, expect.closeTo(0.2775, 4)]);
  });

  it('hold the share, stay between 0 and 1, and shrink with more people', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (a, b) => {
        const [hits, all] = [Math.min(a, b), Math.max(a, b)];
        const { rate, low, high } = wilson(hits, all);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(rate + 1e-9).toBeGreaterThanOrEqual(low);
        expect(rate - 1e-9).toBeLessThanOrEqual(high);
        const more = wilson(hits * 4, all * 4);
        if (all > 0) expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});

describe('what can be said of an experiment', () => {
  const experiment = {
    plannedPerVariant: 1000,
    variants: [
      { value: 'before', weight: 50 },
      { value: 'after', weight: 50 },
    ],
  };
  const verdict = (before: number, after: number, people = 1000) =>
    resultsOf(experiment, [
      { value: 'before', exposures: 1000, conversions: before },
      { value: 'after', exposures: people, conversions: after },
    ]).map((one) => one.verdict);

  it('nothing before as many people as planned have seen each variant', () => {
    expect(verdict(100, 300, 999)).toEqual(['control', 'tooEarly']);
    expect(resultsOf(experiment, []).map((one) => one.verdict)).toEqual(['control', 'tooEarly']);
  });

  it('no difference while the interval holds zero; better or worse when it does not', () => {
    expect(verdict(100, 110)).toEqual(['control', 'noDifference']);
    expect(verdict(100, 150)).toEqual(['control', 'better']);
    expect(verdict(150, 100)).toEqual(['control', 'worse']);
  });
});
