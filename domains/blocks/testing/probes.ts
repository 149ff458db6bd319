import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    // Everybody lets in for themselves alone: the guest is named, the performer is who asks.
    unblockGuest: {
      of: 'alice',
      isAnswered: true,
      ownerless: 'A guest blocks nobody.',
      inputs: ({ people }) => [{ body: { guestId: people.alice.id } }],
    },
    getBlockedGuests: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: '9999' } }] },
  },
};
