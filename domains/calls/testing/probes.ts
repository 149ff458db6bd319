import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    // Which calls somebody takes is public, and whoever is logged in may ask to call.
    getCallOffer: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: String(people.petra.id) } }],
    },
    createCallToken: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ body: { actorId: people.petra.id, shownPerMinute: 100 } }],
    },
    // A token of nobody's opens nothing.
    startAnonymousVoiceCall: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ accessToken: 'nobodys.token', actorId: people.petra.id }],
    },
  },
};
