import type { TrackingReport } from '../../contract/report.ts';

/** A step of the way to becoming a customer, as it is drawn. */
export interface FunnelRow {
  readonly label: string;
  /** Who came at least this far. */
  readonly count: number;
  /** Of the step before, 0 to 1; null at the first and after nobody. */
  readonly share: number | null;
}

/**
 * The rows of a funnel. Each step is counted where it happens: visitors are those who agreed to statistics, and whoever had coins
 * before had no first top-up today. Whoever came further came this far as well, so no step is smaller than one that follows.
 */
export function funnelRows(visitors: string, funnel: TrackingReport['funnel']): FunnelRow[] {
  const steps = [
    { label: visitors, count: funnel.visitors },
    ...funnel.steps.map(({ name, count }) => ({ label: name, count })),
  ];
  return steps.map(({ label }, at) => {
    const count = atLeast(steps, at);
    const before = at === 0 ? 0 : atLeast(steps, at - 1);
    return { label, count, share: before === 0 ? null : count / before };
  });
}

const atLeast = (steps: readonly { readonly count: number }[], from: number): number =>
  Math.max(...steps.slice(from).map(({ count }) => count));
