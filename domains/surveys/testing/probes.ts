import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'surveys.listAnswers': { input: () => ({}) },
    'surveys.exportAnswers': { input: () => ({}) },
    'surveys.listFeedback': { input: () => ({}) },
    'surveys.exportFeedback': { input: () => ({}) },
  },
};
