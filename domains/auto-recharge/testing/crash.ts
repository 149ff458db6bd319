import type { DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import { chargeRecharge } from '../contract/jobs.ts';
import { setRecharge, stopRecharge } from '../contract/recharge.ts';

/** Every recharge is charged once: its order says what became of it, whatever died on the way. */
const mismatch = `select c.id, c.state, o.status from auto_recharge.charges c
  left join payments.orders o on o.guest_id = c.guest_id and o.charge_key = 'recharge-' || c.id
  where (c.state = 'paid') <> (o.paid_at is not null)`;

/** Recharges that come by themselves while others spend, under kills. */
export const crash: DomainCrash = {
  acts: {
    setUp: (world, guestId) =>
      world.as(guestId).call(setRecharge, { body: { amount: 20_00, threshold: 1_000_00, dailyCents: 1_000_00 } }),
    async stop(world, guestId, dice) {
      if (dice < 0.1) await world.as(guestId).call(stopRecharge, { body: {} });
    },
  },
  async settle(world) {
    const { rows } = await world.kit.db.pool.query<{ id: number }>(
      `select id from auto_recharge.charges where state = 'asked' order by id`,
    );
    for (const { id } of rows) await world.work(chargeRecharge.name, { chargeId: id });
  },
  wrong: async (database, settled) => [
    ...(await wrongRows(
      database,
      'more was charged in a day than its guest allows',
      `select guest_id, day from auto_recharge.charges join auto_recharge.setups using (guest_id)
        where state = 'paid' group by guest_id, day, daily_cents having sum(euro_cents) > daily_cents`,
    )),
    ...(await wrongRows(
      database,
      'a recharge is two orders',
      `select charge_key from payments.orders where origin = 'autoRecharge' group by guest_id, charge_key having count(*) > 1`,
    )),
    ...(settled ? await wrongRows(database, 'a recharge and its order disagree', mismatch) : []),
  ],
  figures: async (database) => ({
    recharges: await oneNumber(database, `select count(*) from auto_recharge.charges where state = 'paid'`),
  }),
};
