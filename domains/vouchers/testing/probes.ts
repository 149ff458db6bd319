import type { DomainProbes } from '#kit/testing/probes.ts';

const order = (guest: number) => ({
  body: {
    ...{ guests: String(guest), kind: 'videoChat', amount: 2, performer: null, subject: null, reason: 'Thank you' },
    key: crypto.randomUUID(),
  },
});
const latest = 'select max(id) from vouchers.vouchers where guest_id = $1';
let voucherOfAlice = 0;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ people, one }, call) => {
    const credits = order(people.alice.id);
    await call('operator', 'vouchers.grant', { body: { ...credits.body, kind: 'credits' } });
    voucherOfAlice = await one<number>(latest, [people.alice.id]);
  },
  foreignIdCalls: {
    redeemVoucher: {
      of: 'alice',
      inputs: () => [{ body: { voucherId: voucherOfAlice } }],
    },
  },
  operatorCalls: {
    'vouchers.listVouchers': { input: () => ({}) },
    'vouchers.exportVouchers': { input: () => ({}) },
    'vouchers.grant': { input: ({ people }) => order(people.petra.id) },
    'vouchers.takeBack': {
      input: async ({ people, one }) => ({
        params: { voucherId: await one<number>(latest, [people.petra.id]) },
        body: { reason: 'By mistake' },
      }),
    },
  },
};
