import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'help.listRequests': { input: () => ({}) },
    'help.exportRequests': { input: () => ({}) },
  },
};
