import type { Experiment, VariantResult } from '../contract/definition.ts';
import { difference, wilson } from './proportions.ts';

export interface Counts {
  readonly value: string;
  readonly exposures: number;
  readonly conversions: number;
}

/** What can be said so far. Nothing is judged before every variant was shown to as many people as planned. */
export function resultsOf(
  experiment: Pick<Experiment, 'variants' | 'plannedPerVariant'>,
  counts: readonly Counts[],
): VariantResult[] {
  const of = (value: string): Counts =>
    counts.find((one) => one.value === value) ?? { value, exposures: 0, conversions: 0 };
  // A variant nobody is sent to is not waited for.
  const waited = experiment.variants.filter(({ value, weight }) => weight > 0 || of(value).exposures > 0);
  const early = waited.some(({ value }) => of(value).exposures < experiment.plannedPerVariant);
  const control = of(experiment.variants[0]?.value ?? '');
  const base = wilson(control.conversions, control.exposures);
  return experiment.variants.map(({ value }, index) => {
    const { exposures, conversions } = of(value);
    const share = wilson(conversions, exposures);
    if (index === 0) return { value, exposures, conversions, ...share, difference: null, verdict: 'control' };
    const apart = difference(share, base);
    const verdict = early ? 'tooEarly' : apart.low > 0 ? 'better' : apart.high < 0 ? 'worse' : 'noDifference';
    return { value, exposures, conversions, ...share, difference: apart, verdict };
  });
}
