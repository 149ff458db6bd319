import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  screens: {
    params: {
      orderId: async (call) =>
        (await call<{ id: string }>('guest', 'POST', 'payments/startTopUp', { packageId: 'eur-25' })).id,
    },
  },
};
