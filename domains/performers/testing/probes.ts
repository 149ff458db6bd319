import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  operatorCalls: {
    'performers.listPerformers': { input: () => ({}) },
    'performers.exportPerformers': { input: () => ({}) },
    'performers.readPerformer': { input: ({ people }) => ({ params: { actorId: people.petra.id } }) },
  },
  screens: {
    params: {
      actorName: 'vesna',
      categorySlug: 'music',
      actorId: async (call) =>
        (await call<{ rows: { id: number }[] }>('operator', 'GET', 'office/performers?search=vesna')).rows[0]?.id ?? 0,
    },
  },
};
