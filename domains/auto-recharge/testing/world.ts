import { guestAccount, providerAccount } from '#domains/ledger/contract/index.ts';
import { owingCloses } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { removeStoredCard, startTopUp } from '#domains/payments/contract/index.ts';
import { chargeback } from '#domains/payments/contract/transfers.ts';
import { rechargeSetups } from '#domains/payments/server/index.ts';
import { openShop } from '#domains/payments/testing/shop.ts';
import { createSales, saleKinds, salesTables, spendingLimits } from '#domains/sales/server/index.ts';
import { ribbon, vesna } from '#domains/sales/testing/shop.ts';
import { extend } from '#kit/domain/extensions.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import * as contract from '../contract/index.ts';
import type { Context } from '../server/deps.ts';
import { autoRechargeTables, createAutoRecharge } from '../server/index.ts';
import type { Wish } from '../server/own.ts';
import { setupOf } from '../server/own.ts';
import { ask } from '../server/recharge.ts';
import { watchSpending } from '../server/spending.ts';

/** 5 euros each time, below 10 coins, at most 20 euros a day. */
export const usualWish: Wish = { amount: 20_00, threshold: 10_00, dailyCents: 20_00 };

/** Who has not proven their address. */
export const unprovenGuest = 667;

/** Recharges over real books, the sandbox provider and a sale of ribbons. */
export async function openWorld() {
  const shop = await openShop({}, [salesTables, autoRechargeTables]);
  const { kit, ledger, payments } = shop;
  const sales = createSales(kit, { ledger });
  /** What was told to guests on every page. */
  const told: { guestId: number; text: string; href: string | undefined }[] = [];
  const deps: Omit<Context, 'kit'> = {
    ledger,
    payments,
    identity: {
      account: async (_, id) => ({
        id,
        email: `guest${id}@example.com`,
        emailVerified: id !== unprovenGuest,
        roles: ['guest'],
        language: 'en',
        createdAt: new Date(0),
      }),
    },
    legal: { accept: async () => undefined },
    notices: {
      changed: () => undefined,
      async tell(_, guestId, { texts, href }) {
        told.push({ guestId, text: texts.en, href });
      },
    },
  };
  const domain = createAutoRecharge(kit, deps);
  const running = async (guestId: number) => {
    const row = await setupOf(kit.db, guestId);
    return row && row.stoppedAt === null ? { amount: row.amount, threshold: row.threshold } : null;
  };
  kit.extensions.add('auto-recharge', [
    extend(saleKinds, ribbon),
    extend(spendingLimits, watchSpending({ ledger })),
    owingCloses(ledger),
    extend(rechargeSetups, running),
  ]);
  kit.events.subscribe([...domain.handlers, ...payments.handlers]);
  const dispatcher = testDispatcher(kit, domain.handlers, 10_000);
  let sold = 0;
  /** What waits in outbox and queue happens, until nothing waits. */
  const settle = async (): Promise<void> => {
    await kit.events.drain();
    for (const { name, payload } of kit.sentJobs.splice(0)) {
      if (name === contract.chargeRecharge.name)
        await ask({ kit, ...deps }, (payload as { chargeId: number }).chargeId);
      await settle();
    }
  };
  const as = (accountId: number | null) => {
    const caller = testCaller({ accountId, roles: ['guest'], isProven: true, language: 'en' });
    return testClient(dispatcher, caller);
  };

  return {
    ...shop,
    domain,
    deps,
    told,
    as,
    /** A guest with a card at the sandbox that works, declines or asks next time, and so many hundredths of a coin. */
    async guest(guestId: number, coins: number, decision: 'pay' | 'payDeclines' | 'payAsks' = 'pay') {
      const started = await shop.as(guestId).call(startTopUp, { body: { packageId: 'eur-5', keepCard: true } });
      if (!started.ok) throw new Error(started.problem.title);
      await shop.decide(started.data.checkoutUrl ?? '', decision);
      if (coins > 20_00) await fundGuest(ledger, kit.db, guestId, coins - 20_00);
      return guestId;
    },
    coins: (guestId: number) => ledger.balance(kit.db, guestAccount(guestId)),
    /** Pays for a ribbon; what follows from it is done when this is over. */
    async spend(guestId: number, price: number) {
      sold += 1;
      const sale = `ribbon:${sold}`;
      await kit.db.transaction((tx) =>
        sales.charge(tx, { sale, kind: ribbon, buyerId: guestId, seller: vesna, price }),
      );
      await settle();
    },
    settle,
    /** What a guest was charged by itself and has paid, euro cents by day. */
    async chargedByDay(guestId: number): Promise<Record<string, number>> {
      const { rows } = await kit.db.pool.query<{ day: string; cents: string }>(
        `select c.day::text, sum(o.euro_cents) as cents from auto_recharge.charges c
           join payments.orders o on o.guest_id = c.guest_id and o.charge_key = 'recharge-' || c.id
          where c.guest_id = $1 and o.paid_at is not null group by c.day`,
        [guestId],
      );
      return Object.fromEntries(rows.map(({ day, cents }) => [day, Number(cents)]));
    },
    stop: (guestId: number) => as(guestId).call(contract.stopRecharge, { body: {} }),
    today: async () => dayOf(kit.clock.now()),
    /** The guest has the stored card forgotten. */
    forget: (guestId: number) => shop.as(guestId).call(removeStoredCard, { body: {} }),
    /** The bank takes more back than is left. */
    async below(guestId: number, coins: number) {
      const entries = [
        { account: guestAccount(guestId), amount: -coins },
        { account: providerAccount('sandbox'), amount: coins },
      ];
      await ledger.transfer({ key: `taken:${guestId}`, kind: chargeback, entries, memo: {} });
    },
    subjects: (guestId: number) =>
      kit.mails.filter(({ to }) => to === `guest${guestId}@example.com`).map(({ subject }) => subject),
    setUp: (guestId: number, wish: Partial<Wish> = {}) =>
      as(guestId).call(contract.setRecharge, { body: { ...usualWish, ...wish } }),
  };
}
