import { createAccess } from '#domains/access/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { verify } from '#domains/ledger/server/verify.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import type { CardSubscriptions, Payments } from '#domains/payments/server/index.ts';
import { paymentsTables, recurringBooks, topUpExtras } from '#domains/payments/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { salesMatchTransfers } from '#domains/sales/server/book-check.ts';
import { createSales, saleKinds, salesTables } from '#domains/sales/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import { extend } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import { subscriptionSales } from '../contract/index.ts';
import { createSubscriptions, subscriptionsTables } from '../server/index.ts';
import { memberExtras } from '../server/top-up-extras.ts';

const ledgerTables = { name: 'ledger', folder: new URL('../../ledger/server/migrations', import.meta.url) };

/** The performer of these tests, not shown in Switzerland. */
export const mira = { id: 9001, name: 'Mira' } as const;

export const day = 24 * 3_600_000;

/** Subscriptions over real books, with one performer; everybody's address is proven. */
export async function openDesk({
  cards: cardsOf,
  payments = { extrasGiven: async () => 0 },
}: {
  readonly cards?: (kit: TestKit, ledger: Ledger) => CardSubscriptions | null;
  readonly payments?: Pick<Payments, 'extrasGiven'>;
} = {}) {
  const kit = await testKit([
    mediaTables,
    performersTables,
    ledgerTables,
    paymentsTables,
    salesTables,
    subscriptionsTables,
  ]);
  const ledger = createLedger(kit);
  const locked = new Set<number>();
  const standing = async (_: unknown, id: number) => ({
    isLocked: locked.has(id),
    isRestricted: false,
    restrictionLevel: 0,
    isBlockedForComments: false,
  });
  const media = createMedia(kit);
  const access = createAccess({ guest: { standing }, extensions: kit.extensions });
  const performers = createPerformers(kit, { consent: agreeing, media, access });
  const sales = createSales(kit, { ledger });
  const blocked = new Set<number>();
  const told: number[] = [];
  const subscriptions = createSubscriptions(kit, {
    blocks: {
      barrier: async (_, { actorId, guestId }) =>
        actorId === mira.id && blocked.has(guestId) ? 'blockedByPerformer' : null,
    },
    guest: {
      namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`])),
      standing,
    },
    identity: {
      account: async (_, id) => ({
        id,
        email: `account${id}@example.com`,
        emailVerified: true,
        roles: ['guest'] as const,
        language: 'en' as const,
        createdAt: new Date(0),
      }),
    },
    cards: cardsOf?.(kit, ledger) ?? null,
    ledger,
    notices: { changed: (_, id) => void told.push(id) },
    payments,
    performers,
    sales,
  });
  kit.extensions.add('subscriptions', [
    ...Object.values(subscriptionSales).map((kind) => extend(saleKinds, kind)),
    extend(recurringBooks, subscriptions.takeReport),
    ...memberExtras(kit).map((giver) => extend(topUpExtras, giver)),
  ]);
  await subscriptions.start?.();
  await kit.db.transaction((tx) => performers.create(tx, anActor({ ...mira, bannedCountryCodes: ['CH'] })));
  kit.events.subscribe(subscriptions.handlers);
  const dispatcher = createDispatcher(
    [...subscriptions.handlers, ...sales.handlers, ...performers.handlers, ...media.handlers],
    {
      ...kit,
      limits: createLimits(null, 10_000),
    },
  );
  const as = (
    accountId: number | null,
    { roles = ['guest'] as readonly Role[], country = null as string | null, language = 'en' as Language } = {},
  ) => {
    const caller = testCaller({ accountId, roles, country, language, isProven: true });
    return testClient(dispatcher, caller);
  };
  return {
    kit,
    ledger,
    media,
    performers,
    sales,
    subscriptions,
    blocked,
    locked,
    as,
    office: as(8, { roles: ['operator'] }),
    studio: as(mira.id, { roles: ['performer'] }),
    fund: (guestId: number, coins: number) => fundGuest(ledger, kit.db, guestId, coins),
    /** What the proof of the books finds wrong, in sentences. */
    async faults(): Promise<string[]> {
      const client = await kit.db.pool.connect();
      try {
        const { checks } = await verify(client, 0, [salesMatchTransfers]);
        return checks.flatMap(({ failures }) => failures);
      } finally {
        client.release();
      }
    },
    coins: (guestId: number) => ledger.balance(kit.db, `guest:${guestId}`),
    /** What a guest's mails say in their subject lines, the latest last. */
    subjects: (guestId: number) =>
      kit.mails.filter(({ to }) => to === `account${guestId}@example.com`).map(({ subject }) => subject),
    /** Lets time pass day by day, with the job at each; the clocks of the product's zone go along. */
    async pass(days: number) {
      for (let left = days; left > 0; left -= 1) {
        await kit.clock.advance(day);
        await subscriptions.renewDue();
      }
    },
  };
}
