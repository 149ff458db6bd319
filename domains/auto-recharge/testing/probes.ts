import type { DomainProbes } from '#kit/testing/probes.ts';

const token = '1x.token-that-was-never-written';
const stopLink = {
  of: 'platform',
  inputs: () => [{ params: { token } }],
  ownerless: 'Whoever has the link of a mail may stop, and nobody has this one.',
  refused: 'recharge_stop_link_unknown',
} as const;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: { lookAtAutoRechargeStop: stopLink, stopAutoRechargeByLink: stopLink },
  screens: { params: { token } },
};
