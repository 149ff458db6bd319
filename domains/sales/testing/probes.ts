import type { DomainProbes } from '#kit/testing/probes.ts';

const complete = 'select max(id) from sales.sales where paid > paid_back and completed_at is not null';
const reason = 'It is a test.';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'sales.listSales': { input: () => ({}) },
    'sales.exportSales': { input: () => ({}) },
    'sales.shares': { input: () => ({}) },
    'sales.addShare': { input: () => ({ body: { kind: 'liveChat', seller: null, percent: 55, reason } }) },
    'sales.refund': {
      input: async ({ one }) => ({ body: { saleId: await one<number>(complete), coins: 1, paidBack: 0, reason } }),
    },
  },
};
