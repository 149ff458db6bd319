import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    // Whether a performer takes part is for every guest to see.
    getConversionChat: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: String(people.petra.id) } }],
    },
  },
};
