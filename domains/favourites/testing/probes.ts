import type { DomainProbes } from '#kit/testing/probes.ts';

const own = ['favourites.pins'];
const actor = ({ people }: { people: { petra: { id: number } } }) => [{ actorId: people.petra.id }];
const wish = ({ people }: { people: { petra: { id: number } } }) => [{ actorId: people.petra.id, enabled: false }];
const counters = ['performers.actors.favorite_count'];

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  // Petra likes herself, so that she has settings to change.
  prepare: async ({ people }, call) => void (await call('petra', 'pinActor', { actorId: people.petra.id })),
  foreignIdCalls: {
    // Performers are public: whoever is logged in pins whom they like, and has settings of their own.
    pinActor: { of: 'petra', isAnswered: true, own, counters, inputs: actor },
    setPinnedActorEmailNotification: { of: 'petra', isAnswered: true, own, inputs: wish },
    setPinnedActorSmsNotification: { of: 'petra', isAnswered: true, own, inputs: wish },
    // Last: who is unpinned has no settings.
    unpinActor: { of: 'petra', isAnswered: true, own, counters, inputs: actor },
  },
};
