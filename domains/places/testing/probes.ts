import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    getGeoLocationByZip: {
      of: 'platform',
      isAnswered: true,
      ownerless: 'where a zip code lies is no secret',
      inputs: () => [{ params: { zipCode: '79098' }, query: {} }],
    },
  },
};
