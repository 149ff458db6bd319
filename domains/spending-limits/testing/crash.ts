import { decideAt } from '#domains/payments/testing/crash.ts';
import type { DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import { excludeOneself } from '../contract/index.ts';

/** What came in at the same moment may be booked so much after an exclusion. */
const sameMoment = `interval '5 seconds'`;
/** Guests of whom every fourth excludes themselves now and then; the others go on. */
const excludes = (guestId: number): boolean => guestId % 4 === 0;

/** Exclusions while cards are charged again, months fall due and checkouts are open, under kills. */
export const crash: DomainCrash = {
  acts: {
    async excludeInRebill(world, guestId, dice) {
      if (!excludes(guestId)) return;
      const { rows } = await world.kit.db.pool.query<{ url: string }>(
        'select checkout_url as url from subscriptions.agreements where guest_id = $1 order by random() limit 2',
        [guestId],
      );
      const rebills = rows.map(({ url }) => decideAt(world, url, 'rebill'));
      const exclusion = dice < 0.7 ? [world.as(guestId).call(excludeOneself, { body: { understood: true } })] : [];
      await Promise.all([...rebills, ...exclusion]);
    },
    // As an operator does after a year.
    async lift(world, guestId, dice) {
      if (!excludes(guestId) || dice > 0.3) return;
      await world.kit.db.pool.query(
        `update spending_limits.breaks set lifted_at = $2
          where guest_id = $1 and lifted_at is null and since < $2::timestamptz - interval '8 seconds'`,
        [guestId, new Date(world.kit.clock.now())],
      );
    },
  },
  wrong: async (database, settled) => [
    ...(await wrongRows(
      database,
      'money of somebody who has excluded themselves was taken or coins were given',
      `select b.guest_id, t.kind, t.key, b.since, t.at from spending_limits.breaks b
         join ledger.transfers t on t.memo ->> 'guestId' = b.guest_id::text or exists (
           select from ledger.entries e where e.transfer_id = t.id and 'guest:' || b.guest_id in (e.debit, e.credit))
        where t.kind in ('topUp', 'subscriptionPaid', 'clubPaid', 'voucherCredits', 'monthlyBonus', 'bonusCoins')
          and t.at > b.since + ${sameMoment} and (b.lifted_at is null or t.at < b.lifted_at)`,
    )),
    ...(settled
      ? await wrongRows(
          database,
          'somebody who has excluded themselves is charged again and again',
          `select s.guest_id, s.id from subscriptions.subscriptions s
             join spending_limits.breaks b on b.guest_id = s.guest_id and b.lifted_at is null
            where s.renews and s.ended_at is null and s.cancelled_at is null`,
        )
      : []),
  ],
  figures: async (database) => ({
    exclusions: await oneNumber(database, 'select count(*) from spending_limits.breaks'),
    'late payments given back': await oneNumber(
      database,
      `select (select count(*) from payments.orders where state -> 'withheld' is not null)
         + (select coalesce(sum(jsonb_array_length(facts -> 'withheld')), 0) from subscriptions.agreements where facts -> 'withheld' is not null)`,
    ),
  }),
};
