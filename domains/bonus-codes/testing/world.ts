import { randomBytes } from 'node:crypto';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createPayments, paymentsTables, topUpExtras } from '#domains/payments/server/index.ts';
import type { ProvenNumber } from '#domains/phone-verification/server/index.ts';
import { createVouchers, vouchersTables } from '#domains/vouchers/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import * as contract from '../contract/index.ts';
import { bonusCodesTables, createBonusCodes } from '../server/index.ts';
import { codeExtra } from '../server/top-up-extra.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };

/** A number as orders have them. */
const orderNumber = (): string => randomBytes(10).toString('hex');

/** Bonus codes over real books and vouchers; gifts and proven numbers are as simple as can be. */
export async function openBonusCodes() {
  const kit = await testKit([ledgerTables, paymentsTables, vouchersTables, bonusCodesTables]);
  const ledger = createLedger(kit);
  const identity = { accounts: async () => [], accountsWithEmail: async () => [] };
  const payments = createPayments(kit, { identity, ledger, legal: { accept: async () => undefined } });
  kit.extensions.add('bonus-codes', [extend(topUpExtras, codeExtra)]);
  /** Gifts that guests have and have not given, by guest. */
  const stock = new Map<number, number>();
  const given: { guestId: number; giftId: number; quantity: number }[] = [];
  const gifts = {
    grant: async (_: unknown, gift: { guestId: number; giftId: number; quantity: number }) => {
      given.push(gift);
      stock.set(gift.guestId, (stock.get(gift.guestId) ?? 0) + gift.quantity);
      return {};
    },
    takeBack: async (_: unknown, { guestId, quantity }: { guestId: number; quantity: number }) => {
      const had = stock.get(guestId) ?? 0;
      stock.set(guestId, Math.max(0, had - quantity));
      return Math.min(had, quantity);
    },
    stockOf: async () => 0,
    priceOf: async (_: unknown, __: number, wanted: readonly { quantity: number }[]) => 50 * (wanted[0]?.quantity ?? 0),
  };
  const proven = new Map<number, ProvenNumber[]>();
  const performers = new Set<number>();
  /** Where guests were last. */
  const countries = new Map<number, string>();
  const vouchers = createVouchers(kit, {
    ledger,
    gifts,
    guest: { nameOf: async (_, id) => `Guest${id}` },
    identity,
    notifications: { notifyMany: async () => 0 },
    performers: { actor: async () => null, cards: async () => [] as never },
  });
  const days: unknown[] = [];
  const domain = createBonusCodes(kit, {
    gifts,
    identity: {
      account: async (_, id) =>
        ({ id, emailVerified: true, roles: [performers.has(id) ? 'performer' : 'guest'] }) as never,
      lastCountry: async (_, id) => countries.get(id) ?? null,
    },
    ledger,
    payments,
    performers: { usualPrices: async () => ({ minute: 300, message: 40 }) },
    phoneVerification: { verified: async (_, guestId) => proven.get(guestId) ?? [] },
    subscriptions: {
      grantDays: async (_, grant) => {
        days.push(grant);
        return {} as never;
      },
      monthPrice: async () => 3_000,
    },
    vouchers,
  });
  const limited = testDispatcher(kit, domain.handlers, 10_000);
  const as = (accountId: number | null, role: 'guest' | 'operator' = 'guest', country: string | null = 'DE') => {
    const caller = testCaller({
      accountId,
      subjectId: accountId ?? 77,
      roles: [role],
      country,
      ip: '192.0.2.7',
      isProven: true,
    });
    return testClient(limited, caller);
  };
  const office = as(9, 'operator');
  const ok = async <T>(
    answer: Promise<{ ok: true; data: T } | { ok: false; problem: { code: string } }>,
  ): Promise<T> => {
    const result = await answer;
    if (!result.ok) throw new Error(result.problem.code);
    return result.data;
  };
  let made = 0;
  /** A running campaign with some benefits and a code that many may redeem. */
  const campaign = async (
    benefits: readonly { kind: contract.BenefitKind; amount?: number; id?: string; steps?: string }[],
    rules: Record<string, unknown> = {},
    maxUses: number | null = null,
  ): Promise<{ campaignId: number; code: string }> => {
    made += 1;
    const { campaignId } = await ok(office.call(contract.addCampaign, { body: { name: `Campaign ${made}` } }));
    const params = { campaignId };
    for (const { kind, amount = null, id = '', steps = '' } of benefits)
      await ok(office.call(contract.addBenefit, { params, body: { kind, amount, id, steps } }));
    const body = {
      name: `Campaign ${made}`,
      validFrom: null,
      validTo: null,
      totalLimit: null,
      perGuest: 1,
      countries: '',
      requireMobileAuth: false,
      vip: false,
      firstPurchaseOnly: false,
      isWelcome: false,
      ...rules,
    };
    await ok(office.call(contract.changeCampaign, { params, body }));
    if (benefits.length > 0) await ok(office.call(contract.pauseCampaign, { params, body: { isPaused: false } }));
    const code = `TESTCODE${made}`;
    await ok(office.call(contract.addCode, { params, body: { code, maxUses } }));
    return { campaignId, code };
  };
  const balance = (guestId: number) => ledger.balance(kit.db, `guest:${guestId}`);
  /** An order as it stands before its payment, or (`paid`) after it, without the coins of the payment itself. */
  const order = async (guestId: number, euroCents: number, { id = orderNumber(), paid = false } = {}) => {
    const state = { paid: paid ? { saleId: '1' } : null, takenBack: {}, review: [], last: 'open' };
    await kit.db.pool.query(
      `insert into payments.orders (id, guest_id, provider, package_id, euro_cents, coins, language, status, state,
         checkout_url, created_at, paid_at)
       values ($1, $2, 'sandbox', 'test', $3, $4, 'en', $5, $6, '', $7, $8) on conflict do nothing`,
      [
        ...[id, guestId, euroCents, euroCents * 4, paid ? 'paid' : 'open', state],
        ...[new Date(kit.clock.now()), paid ? new Date(kit.clock.now()) : null],
      ],
    );
    return id;
  };
  return {
    days,
    kit,
    ledger,
    payments,
    order,
    stock,
    vouchers,
    given,
    proven,
    performers,
    countries,
    domain,
    as,
    office,
    ok,
    campaign,
    balance,
  };
}
