import type { DomainProbes } from '#kit/testing/probes.ts';

const words = { en: ['lute'], de: ['laute'], nl: [], es: [] };
let groupId = 0;

/** For the tests over all operations and screens: a group of words. */
export const probes: DomainProbes = {
  async prepare(_, call) {
    const kept = await call('operator', 'search.saveWords', { body: { kind: 'same', words } });
    groupId = (kept as { id: number }).id;
  },
  operatorCalls: {
    'search.words': { input: () => ({}) },
    'search.saveWords': { input: () => ({ body: { kind: 'same', words } }) },
    'search.removeWords': { input: () => ({ params: { groupId } }) },
  },
  screens: { params: { searchPattern: 'vesna' } },
};
