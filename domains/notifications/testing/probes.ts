import type { DomainProbes } from '#kit/testing/probes.ts';

const one = () => [{ notificationId: 1 }];
const token = () => [{ params: { token: 'a.1.nobodys-token-at-all' } }];

const ownerless = 'Whoever has the token of a mail may use it, and nobody has this one.';
const refused = 'unsubscribe_link_unknown';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: {
    // Each marks what is their own; of somebody else's number nothing changes.
    markNavbarNotificationSeen: { of: 'petra', isAnswered: true, inputs: one },
    markNavbarNotificationRead: { of: 'petra', isAnswered: true, inputs: one },
    markFloatingNotificationSeen: { of: 'petra', isAnswered: true, inputs: one },
    markFloatingNotificationRead: { of: 'petra', isAnswered: true, inputs: one },
    // A token that we did not write opens nothing, whoever has it.
    'notifications.unsubscribe': { of: 'petra', inputs: token, ownerless, refused },
    'notifications.whatIsUnsubscribed': { of: 'petra', inputs: token, ownerless, refused },
  },
  screens: { params: { token: 'a.1.nobodys-token-at-all' } },
};
