import type { DomainProbes } from '#kit/testing/probes.ts';

const token = 'an-invitation-that-nobody-was-sent';
const nobodys = {
  of: 'platform',
  refused: 'mail_link_expired',
  ownerless: 'Whoever has the link of an invitation is let in, and nobody has this one.',
} as const;

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    'identity.readInvitation': { ...nobodys, inputs: () => [{ body: { token } }] },
    'identity.acceptInvitation': {
      ...nobodys,
      inputs: () => [{ body: { token, email: 'somebody@example.com', password: 'nine yellow bicycles' } }],
    },
  },
  screens: {
    elsewhere: { 'identity.logOut': 'Logging out is an act: whoever walked there would see nothing after it.' },
  },
};
