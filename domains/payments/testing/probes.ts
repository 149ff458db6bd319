import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    chargeOneClick: {
      of: 'platform',
      refused: 'card_missing',
      inputs: () => [{ amount: 2_000, channelId: 1, key: crypto.randomUUID() }],
      ownerless: 'Nobody of them has a stored card; a conversation or chat of somebody else is not noted.',
    },
  },
  operatorCalls: {
    'payments.readOrder': {
      input: async ({ one }) => ({ params: { orderId: await one<string>('select max(id) from payments.orders') } }),
    },
    'payments.pricing': { input: () => ({}) },
    'payments.addOffer': {
      input: () => ({ body: { country: 'NL', group: 'new', amounts: '7, 14', reason: 'It is a test.' } }),
    },
    'payments.setGroupRules': {
      input: () => ({ body: { regularOrders: 3, regularDays: 30, awayDays: 60, reason: 'It is a test.' } }),
    },
    'payments.addVatRate': { input: () => ({ body: { country: 'FR', percent: 20, reason: 'It is a test.' } }) },
  },
  screens: {
    params: {
      orderId: async (call) =>
        (await call<{ id: string }>('guest', 'POST', 'payments/startTopUp', { packageId: 'eur-25' })).id,
    },
  },
};
