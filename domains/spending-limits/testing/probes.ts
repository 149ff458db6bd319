import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async (_, call) =>
    void (await call('alice', 'setSpendingLimit', { body: { period: 'day', euroCents: 5_000 } })),
  foreignIdCalls: {},
  operatorCalls: {
    'spending-limits.listBreaks': { input: () => ({}) },
    'spending-limits.exportBreaks': { input: () => ({}) },
    'spending-limits.lift': {
      input: async ({ one }) => ({
        params: {
          breakId: await one<number>(
            `insert into spending_limits.breaks (guest_id, kind, since) values (7, 'exclusion', '2020-01-01') returning id`,
          ),
        },
      }),
    },
  },
};
