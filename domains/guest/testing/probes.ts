import type { DomainProbes } from '#kit/testing/probes.ts';

const reason = 'It is a test.';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  operatorCalls: {
    'guest.listGuests': { input: () => ({}) },
    'guest.exportGuests': { input: () => ({}) },
    'guest.readGuest': { input: ({ people }) => ({ params: { guestId: people.alice.id } }) },
    'guest.restrict': { input: ({ people }) => ({ params: { guestId: people.bob.id }, body: { level: 1, reason } }) },
    'guest.blockComments': {
      input: ({ people }) => ({ params: { guestId: people.bob.id }, body: { isBlocked: true, reason } }),
    },
    'guest.lock': { input: ({ people }) => ({ params: { guestId: people.bob.id }, body: { isLocked: true, reason } }) },
  },
  screens: {
    params: {
      guestId: async (call) =>
        (await call<{ rows: { id: number }[] }>('operator', 'GET', 'office/guests?search=guest@')).rows[0]?.id ?? 0,
    },
  },
};
