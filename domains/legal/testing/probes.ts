import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  screens: {
    params: { legalType: 'TOS', legalVersion: 1 },
  },
};
