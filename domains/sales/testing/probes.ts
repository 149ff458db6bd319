import type { DomainProbes } from '#kit/testing/probes.ts';

const complete = 'select max(id) from sales.sales where paid > paid_back and completed_at is not null';
const reason = 'It is a test.';
type Rows = { rows: { id: number }[] };

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'sales.readSale': {
      input: async ({ one }) => ({ params: { saleId: await one<number>('select max(id) from sales.sales') } }),
    },
    'sales.listSales': { input: () => ({}) },
    'sales.exportSales': { input: () => ({}) },
    'sales.shares': { input: () => ({}) },
    'sales.addShare': { input: () => ({ body: { kind: 'liveChat', seller: null, percent: 55, reason } }) },
    'sales.refund': {
      input: async ({ one }) => ({ body: { saleId: await one<number>(complete), coins: 1, paidBack: 0, reason } }),
    },
  },
  screens: {
    params: {
      // A tip on a profile: something of everything stands on the page of a sale.
      async saleId(call) {
        const performers = await call<Rows>('operator', 'GET', 'office/performers?search=vesna');
        const tip = { actorId: performers.rows[0]?.id, coins: 300, inRoom: false, key: crypto.randomUUID() };
        await call('guest', 'POST', 'gifts/tip', tip);
        return (await call<Rows>('operator', 'GET', 'office/sales?limit=1')).rows[0]?.id ?? 0;
      },
    },
  },
};
