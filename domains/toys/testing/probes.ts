import type { DomainProbes } from '#kit/testing/probes.ts';
import { standardSetup } from '../server/toy-gifts.ts';

const own = ['toys.setups', 'toys.controls'];
const lineId = '7d0c3a52-4d1e-4d0b-9a54-8e3a6a1f0c11';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    toyControls: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ modelId: people.petra.id }] },
    getToyRoom: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ params: { actorId: people.petra.id } }] },
    playToy: {
      of: 'petra',
      inputs: ({ people }) => [
        { body: { actorId: people.petra.id, giftId: 96_481, shown: 1_000, key: crypto.randomUUID() } },
      ],
      ownerless: 'Petra pays herself nothing.',
    },
    steerToy: {
      of: 'alice',
      inputs: () => [{ playId: 1, strength: 10 }],
      ownerless: 'Alice steers while her own play runs; toys.test.ts does.',
    },
    toyPlayed: { of: 'petra', isAnswered: true, inputs: () => [{ lineId, playId: 1, isWhole: true }] },
    toyLine: { of: 'petra', isAnswered: true, own, inputs: () => [{ lineId, state: 'ready', take: true }] },
    setToySetup: { of: 'petra', isAnswered: true, own, inputs: () => [{ body: standardSetup }] },
  },
  operatorCalls: {
    'toys.closings': { input: () => ({}) },
    'toys.close': { input: () => ({ params: { country: 'AQ' }, body: { reason: 'Nobody is there' } }) },
    'toys.open': { input: () => ({ params: { country: 'AQ' } }) },
  },
};
