import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'ingest.list': { input: () => ({}) },
    'ingest.revoke': {
      input: ({ people }) => ({ params: { actorId: people.petra.id }, body: { reason: 'Somebody else had it' } }),
    },
  },
};
