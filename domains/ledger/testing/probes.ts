import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  operatorCalls: {
    'ledger.readAccount': { input: ({ people }) => ({ params: { owner: 'guest', ownerId: people.alice.id } }) },
  },
  foreignIdCalls: {
    // Their own months: the one that is named is nobody's.
    // A place in one's own list.
    getPerformerStatement: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: 1_000_000 } }] },
    getEarningsByMonth: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: '2026-01' } }] },
  },
  screens: {
    params: {
      owner: 'guest',
      ownerId: async (call) =>
        (await call<{ rows: { id: number }[] }>('operator', 'GET', 'office/guests?search=guest@')).rows[0]?.id ?? 0,
    },
  },
};
