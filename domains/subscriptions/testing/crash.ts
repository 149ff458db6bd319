import { randomUUID } from 'node:crypto';
import { decideAt } from '#domains/payments/testing/crash.ts';
import type { DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import * as contract from '../contract/index.ts';

const shown = 1_000_00;
const atProvider = ['rebill', 'rebill', 'rebill', 'cancel', 'uncancel', 'chargeback'] as const;

/** Subscriptions by coins and by card: begun, charged month by month, cancelled, taken up again and taken back, under kills. */
export const crash: DomainCrash = {
  acts: {
    async begin(world, guestId, dice) {
      const order = { kind: 'vip' as const, shown, key: randomUUID() };
      if (dice < 0.5) return world.as(guestId).call(contract.subscribe, { body: order });
      const begun = await world.as(guestId).call(contract.subscribeByCard, { body: order });
      if (begun.ok) await decideAt(world, begun.data.checkoutUrl, 'pay');
    },
    async atProvider(world, guestId, dice) {
      const { rows } = await world.kit.db.pool.query<{ url: string }>(
        'select checkout_url as url from subscriptions.agreements where guest_id = $1 order by random() limit 1',
        [guestId],
      );
      const act = atProvider[Math.floor(dice * 991) % atProvider.length] ?? 'rebill';
      if (rows[0]) await decideAt(world, rows[0].url, act);
    },
    async cancelOrGoOn(world, guestId, dice) {
      const own = await world.as(guestId).call(contract.getOwnSubscriptions, {});
      const [first] = own.ok ? own.data.subscriptions : [];
      if (!first) return;
      const body = { subscriptionId: first.id };
      if (dice < 0.5) await world.as(guestId).call(contract.cancelSubscription, { body });
      else await world.as(guestId).call(contract.uncancelSubscription, { body });
    },
  },
  settle: (world) => world.work(contract.renewDue.name),
  wrong: async (database, settled) => [
    ...(await wrongRows(
      database,
      'a month is not sold once',
      `select m.subscription_id, m.month from subscriptions.months m
         left join sales.sales s on s.key = 'subscription:' || m.subscription_id || '-' || m.month
        group by m.subscription_id, m.month having count(s.key) <> 1`,
    )),
    ...(settled
      ? // A card payment for what was bought with coins already waits for an operator, who pays it back.
        await wrongRows(
          database,
          'the provider has charged another number of months than we have heard of',
          `select a.id, s.request->>'paid' as charged, jsonb_path_query_array(a.facts, '$.paid[*].transaction') as heard, a.facts->'review' as review,
              (select jsonb_agg(p.event || ' ' || p.outcome || ' ' || (p.params->>'transactionID') order by p.id) from payments.postbacks p
                where p.params->>'referenceID' = a.id) as reports
            from subscriptions.agreements a join payments.sandbox_sales s on s.reference_id = a.id
            where cardinality(string_to_array(s.request->>'paid', ',')) <> jsonb_array_length(a.facts->'paid') + coalesce(jsonb_array_length(a.facts->'withheld'), 0)
              and a.facts->'review' = '[]'`,
        )
      : []),
    ...(settled
      ? await wrongRows(
          database,
          'a month that was withheld was not asked back at the provider',
          `select a.id, w.one, s.request->>'refunded' as refunded
             from subscriptions.agreements a
             cross join lateral jsonb_array_elements(a.facts->'withheld') w (one)
             join payments.sandbox_sales s on s.reference_id = a.id
            where w.one->>'transaction' <> all(string_to_array(coalesce(s.request->>'refunded', ''), ','))
              and not a.facts->'back' @> jsonb_build_array(jsonb_build_object('of', w.one->'transaction'))`,
        )
      : []),
  ],
  figures: async (database) => ({
    subscriptions: await oneNumber(database, 'select count(*) from subscriptions.subscriptions'),
    months: await oneNumber(database, 'select count(*) from subscriptions.months'),
  }),
};
