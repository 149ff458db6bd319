import type { DomainProbes } from '#kit/testing/probes.ts';

const unpublished = 'The demo site has not published this text: its page is there once it does.';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  screens: {
    params: { legalType: 'TOS', legalVersion: 1 },
    missing: { 'legal.generalTerms': unpublished, 'legal.termsOfUse': unpublished },
  },
};
