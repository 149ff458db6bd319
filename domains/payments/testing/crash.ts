import type { CrashWorld, DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import { creditLate, deliverSandboxPostbacks } from '../contract/jobs.ts';
import { startTopUp } from '../contract/routes.ts';
import type { Payments } from '../server/index.ts';
import { findWrongExtras, findWrongTopUps } from './check-top-ups.ts';

/** Presses a button of the sandbox's page for a checkout. */
export const decideAt = (world: CrashWorld, checkoutUrl: string, decision: string): Promise<void> =>
  world.post(
    '/sandbox/flexpay/decide',
    new URLSearchParams([...new URL(checkoutUrl).searchParams, ['decision', decision]]),
  );

const ways = ['pay', 'pay', 'pay', 'payTwice', 'payReordered', 'payLost'] as const;

/** Top-ups at the checkout and by one press, on good and bad days, under kills. */
export const crash: DomainCrash = {
  acts: {
    async topUp(world, guestId, dice) {
      const started = await world.as(guestId).call(startTopUp, { body: { packageId: 'eur-25', keepCard: true } });
      if (!started.ok || !started.data.checkoutUrl) return;
      const { checkoutUrl } = started.data;
      await decideAt(world, checkoutUrl, ways[Math.floor(dice * 997) % ways.length] ?? 'pay');
      if (dice < 0.1) await decideAt(world, checkoutUrl, 'chargeback');
    },
    async onePress(world, guestId, dice) {
      const wish = {
        guestId,
        language: 'en',
        coins: 20_00,
        key: `press-${guestId}-${dice}`,
        origin: 'oneClick',
      } as const;
      await world.domain<Payments>('payments').chargeStored(wish);
    },
    repeat: (world) => world.work(deliverSandboxPostbacks.name),
  },
  async settle(world) {
    // What got lost is reported again.
    const { rows } = await world.kit.db.pool.query<{ request: Record<string, string> }>(
      `select s.request from payments.sandbox_sales s join payments.orders o on o.id = s.reference_id
        where o.paid_at is null and not s.request ? 'oneClickToken'`,
    );
    for (const { request } of rows) {
      const { cardToken: _, ...form } = request;
      await world.post('/sandbox/flexpay/decide', new URLSearchParams({ ...form, decision: 'resend' }));
    }
    await world.work(creditLate.name);
    // The provider repeats at once what it would repeat in minutes.
    await world.kit.db.pool.query('update payments.sandbox_outbox set attempts = 0, due_at = $1', [
      new Date(world.kit.clock.now()),
    ]);
    await world.work(deliverSandboxPostbacks.name);
  },
  async wrong(database, settled) {
    return [
      ...(await findWrongTopUps(database as never, settled)),
      ...(await findWrongExtras(database as never)),
      ...(settled
        ? await wrongRows(
            database,
            'a postback is still on its way, or could not be applied',
            `select id from payments.sandbox_outbox
             union all select id from payments.postbacks where outcome = 'waiting'`,
          )
        : []),
    ];
  },
  figures: async (database) => ({
    'top-ups': await oneNumber(database, `select count(*) from ledger.transfers where kind = 'topUp'`),
    'by one press': await oneNumber(
      database,
      `select count(*) from payments.orders where origin = 'oneClick' and paid_at is not null`,
    ),
    'taken back': await oneNumber(
      database,
      `select count(*) from ledger.transfers where kind in ('refund', 'chargeback')`,
    ),
  }),
};
