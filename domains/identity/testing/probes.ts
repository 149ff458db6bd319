import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  screens: {
    elsewhere: { 'identity.logOut': 'Logging out is an act: whoever walked there would see nothing after it.' },
  },
};
