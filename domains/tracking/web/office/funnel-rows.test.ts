import { expect, test } from 'vitest';
import { funnelRows } from './funnel-rows.ts';

const funnel = (visitors: number, ...counts: number[]) => ({
  visitors,
  steps: counts.map((count, at) => ({ event: 'sign_up' as const, name: `Step ${at}`, count })),
});
const counts = (...given: Parameters<typeof funnel>) =>
  funnelRows('Visitors', funnel(...given)).map(({ count }) => count);

test('a funnel never grows: whoever came further came this far', () => {
  expect(counts(0, 3, 2, 3)).toEqual([3, 3, 3, 3]);
  expect(counts(10, 4, 2, 1)).toEqual([10, 4, 2, 1]);
  expect(counts(5, 9, 1, 2)).toEqual([9, 9, 2, 2]);
  expect(counts(0)).toEqual([0]);
});

test('a step says its share of the one before, and nothing after nobody', () => {
  expect(funnelRows('Visitors', funnel(10, 5, 0, 0)).map(({ share }) => share)).toEqual([null, 0.5, 0, null]);
  expect(funnelRows('Visitors', funnel(0, 3, 2, 3)).map(({ share }) => share)).toEqual([null, 1, 1, 1]);
});
