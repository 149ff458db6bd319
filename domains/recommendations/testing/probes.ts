import type { DomainProbes } from '#kit/testing/probes.ts';

const own = ['recommendations.signals'];
const petra = ({ people }: { people: { petra: { id: number } } }) => [{ body: { actorId: people.petra.id } }];

/** For the tests over all operations: performers are public, what is kept is everybody's own. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    'recommendations.skip': { of: 'petra', isAnswered: true, own, inputs: petra },
    'recommendations.forget': { of: 'petra', isAnswered: true, own, inputs: petra },
  },
};
