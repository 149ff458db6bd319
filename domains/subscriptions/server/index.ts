import { eq } from 'drizzle-orm';
import { accessClosed } from '#domains/access/contract/index.ts';
import { moneyRefusal } from '#domains/access/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { vipMembers } from '#domains/gifts/server/index.ts';
import { guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { rolesTaken } from '#domains/identity/contract/events.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { vipGuests } from '#domains/live/server/index.ts';
import { cancellationOffers, noticeFacts, noticesDomain } from '#domains/notices/server/index.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import type { RecurringReport } from '#domains/payments/server/index.ts';
import { paymentsDomain, recurringBooks, topUpExtras } from '#domains/payments/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { saleRefunded } from '#domains/sales/contract/index.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import { seoPage } from '#domains/seo/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { Product } from '../contract/products.ts';
import { cancel, cancelAllOf, uncancel } from './cancel.ts';
import { changeTier } from './change-tier.ts';
import { assertTierSayable, closeClub, readClub, readClubPictures, readStudioClub, setTier } from './club.ts';
import { countRunning } from './count-running.ts';
import type { Context } from './deps.ts';
import { followSoon } from './follow-provider.ts';
import type { DaysGrant, DaysGranted } from './grant-days.ts';
import { grantDays } from './grant-days.ts';
import { keepOwn } from './keep-own.ts';
import { subscriptionMails } from './mail-kinds.ts';
import { bonusOf, collectBonus } from './monthly-bonus.ts';
import { cancellationOffersOf } from './offers.ts';
import { cancelForGuest, listHandlers, noteRefund, refundForGuest, takeDaysBack } from './office.ts';
import { subscriptionsData } from './personal-data.ts';
import { changePlan, fillPlans, monthPrice, readOfficePlans } from './plans.ts';
import { readOwn, readPlans, readVipMonths, toldSubscription } from './read-own.ts';
import { renewAllDue, retryOf } from './renew.ts';
import type { Row } from './store.ts';
import { isHeld } from './store.ts';
import { subscribe } from './subscribe.ts';
import { readCardCheckout, subscribeByCard } from './subscribe-by-card.ts';
import { agreements, inReview, subscriptions } from './tables.ts';
import { takeReport } from './take-report.ts';
import { subscriptionTexts } from './texts.ts';
import { memberExtras } from './top-up-extras.ts';

export type { Product } from '../contract/products.ts';
export type { DaysGrant, DaysGranted } from './grant-days.ts';

/** Tables of the domain, for tests and the start. */
export const subscriptionsTables = { name: 'subscriptions', folder: new URL('./migrations', import.meta.url) };

/** What guests are subscribed to. */
export interface Subscriptions extends DomainServer {
  /**
   * Whether a guest holds a product now: paid, in a trial, in the grace of a failed payment, cancelled and not at its end, or
   * granted. Of a fan club without a tier any will do; with one that tier or a higher one.
   */
  isActive(executor: Executor, guestId: number, product: Product): Promise<boolean>;
  /** Gives a guest days of a product, once for each key; {@link grantDays}. */
  grantDays(tx: Tx, grant: DaysGrant): Promise<DaysGranted>;
  /** What a month of a product costs who subscribes now, of a fan club its lowest tier, in hundredths of a coin; 0: there is none. */
  monthPrice(executor: Executor, product: Product): Promise<number>;
  /** Renews and ends what is due, as the job does each minute. @returns how many were changed */
  renewDue(): Promise<number>;
  /** Takes in what a payment provider reports of a subscription it charges; {@link takeReport}. */
  takeReport(tx: Tx, report: RecurringReport): ReturnType<typeof takeReport>;
  /** What is offered to who has cancelled; {@link cancellationOffersOf}. */
  readonly offers: ReturnType<typeof cancellationOffersOf>;
}

export function createSubscriptions(kit: Kit, deps: Omit<Context, 'kit'>): Subscriptions {
  const ctx: Context = { kit, ...deps };
  const { db, clock } = kit;
  const told = (row: Row) => toldSubscription(row, ctx.cards?.uncancel !== undefined);
  return {
    name: 'subscriptions',
    migrations: subscriptionsTables,
    start: () => fillPlans(db, clock.now()),
    handlers: [
      handle(contract.getPlans, async () => ({ plans: await readPlans(db) })),
      handle(contract.getOwnSubscriptions, (_, { caller }) => readOwn(ctx, db, caller.accountId)),
      handle(contract.subscribe, async ({ body }, { caller }) => told(await subscribe(ctx, caller, body))),
      handle(contract.subscribeByCard, async ({ body }, { caller }) => ({
        checkoutUrl: await subscribeByCard(ctx, caller, body),
      })),
      handle(contract.getCardCheckout, async ({ params }, { caller }) => {
        const found = await readCardCheckout(db, caller.accountId, params.cardId);
        if (!found) throw new Problem(notFound);
        return found;
      }),
      handle(contract.cancelSubscription, async ({ body }, { caller }) =>
        told(await db.transaction((tx) => cancel(ctx, tx, body.subscriptionId, caller.accountId))),
      ),
      handle(contract.uncancelSubscription, async ({ body }, { caller }) =>
        told(await db.transaction((tx) => uncancel(ctx, tx, body.subscriptionId, caller.accountId))),
      ),
      handle(contract.changeTier, async ({ body }, { caller }) => told(await changeTier(ctx, caller, body))),
      handle(contract.collectBonus, (_, { caller }) => collectBonus(ctx, caller.accountId)),
      resolve(contract.vip30History, ({ first }, { caller }) => readVipMonths(db, caller.accountId, first)),
      handle(contract.getFanClub, ({ params }, { caller }) => readClub(ctx, db, params.actorId, caller)),
      handle(contract.getClubPictures, ({ params }, { caller }) => readClubPictures(ctx, db, params.actorId, caller)),
      handle(contract.getStudioClub, (_, { caller }) => readStudioClub(ctx, db, caller.accountId)),
      handle(contract.setClubTier, async ({ body }, { caller }) => {
        await assertTierSayable(ctx, body);
        await db.transaction((tx) => setTier(ctx, tx, caller.accountId, body));
        return readStudioClub(ctx, db, caller.accountId);
      }),
      ...listHandlers(ctx),
      handle(contract.getOfficePlans, async () => ({ plans: await readOfficePlans(ctx, db) })),
      handle(contract.setPlan, ({ body }) => db.transaction((tx) => changePlan(tx, body, clock.now()))),
      handle(contract.takeDaysBack, async ({ body }, { caller }) => {
        await db.transaction((tx) => takeDaysBack(ctx, tx, body, caller));
        return { success: true as const };
      }),
      handle(contract.cancelForGuest, async ({ body }, { caller }) => {
        await db.transaction((tx) => cancelForGuest(ctx, tx, body.subscriptionId, caller));
        return { success: true as const };
      }),
      handle(contract.refundForGuest, async ({ body }, call) => {
        await db.transaction((tx) => refundForGuest(ctx, tx, body, call));
        return { success: true as const };
      }),
      work(contract.renewDue, async () => void (await renewAllDue(ctx))),
      on(topUpPaid, 'subscriptions.try-again-with-new-coins', ({ guestId }, tx) => retryOf(ctx, tx, guestId)),
      on(saleRefunded, 'subscriptions.note-refunds-of-operators', (back, tx) => noteRefund(ctx, tx, back)),
      on(accessClosed, 'subscriptions.cancel-all-of-who-is-shut-out', ({ accountId, until }, tx) =>
        cancelAllOf(ctx, tx, accountId, until),
      ),
      on(rolesTaken, 'subscriptions.close-club-of-the-former-performer', async ({ accountId, roles }, tx) => {
        if (roles.includes('performer')) await closeClub(tx, accountId, (inner, id) => cancel(ctx, inner, id));
      }),
      ...declare([
        contract.vipSubscription,
        contract.tvSubscription,
        contract.subscriptionChanged,
        contract.monthlyBonusTaken,
        contract.subscriptionEvents.changed,
      ]),
    ],
    isActive: (executor, guestId, product) => isHeld(executor, guestId, product, clock.now()),
    grantDays: (tx, grant) => grantDays(ctx, tx, grant),
    monthPrice,
    renewDue: () => renewAllDue(ctx),
    async takeReport(tx, report) {
      const outcome = await takeReport(ctx, tx, report);
      if (outcome === 'applied' && report.fact.kind === 'changed') followSoon(ctx, tx, report.orderId);
      return outcome;
    },
    offers: cancellationOffersOf(ctx),
  };
}

/** The domain as the application lists it. */
export const subscriptionsDomain = defineDomain({
  name: 'subscriptions',
  uses: {
    blocks: blocksDomain,
    guest: guestDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    notices: noticesDomain,
    payments: paymentsDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  create: (kit, { payments, ...deps }) =>
    createSubscriptions(kit, { ...deps, payments, cards: payments.subscriptions }),
  declares: [
    ...Object.values(contract.subscriptionSales).map((kind) => extend(saleKinds, kind)),
    seoPage(subscriptionTexts),
    extend(personalData, subscriptionsData),
    extend(reservedPlaces, ['vipclub', 'fanclub']),
    ...subscriptionMails.map((kind) => extend(mailKinds, kind)),
  ],
  contributes(own, kit) {
    const kept = keepOwn(kit);
    // Most guests never subscribed: every page asks, and for them nothing more is read.
    const hasAny = keptByAccount(
      kit,
      'subscriptions.any',
      async (guestId) => (await kit.db.orm.$count(subscriptions, eq(subscriptions.guestId, guestId))) > 0,
    );
    const { offers } = own;
    const isVip = (executor: Executor, guestId: number) => own.isActive(executor, guestId, { kind: 'vip' });
    return [
      extend(recurringBooks, own.takeReport),
      ...memberExtras(kit).map((giver) => extend(topUpExtras, giver)),
      extend(overviewFigures, {
        label: 'subscriptions.office.review',
        desks: ['support', 'finance'],
        order: 33,
        page: 'subscriptions.office',
        async read(executor) {
          const waiting = await countWaiting(executor, agreements.updatedAt, inReview);
          return { ...waiting, alarm: waiting.value > 0 };
        },
      }),
      guestStatePart(contract.subscriptionFields, async ({ accountId }) => (accountId === null ? {} : kept(accountId))),
      extend(vipMembers, isVip),
      extend(vipGuests, isVip),
      extend(cancellationOffers, {
        ...offers,
        async current(caller, executor) {
          const isPage = executor === kit.db;
          if (isPage && (caller.accountId === null || !(await hasAny(caller.accountId)))) return null;
          return offers.current(caller, executor);
        },
      }),
      extend(noticeFacts, async ({ accountId, language }, executor) => {
        const now = kit.clock.now();
        const bonus = accountId === null || !(await hasAny(accountId)) ? null : await bonusOf(executor, accountId, now);
        if (!bonus || accountId === null || (await moneyRefusal(kit, executor, accountId, 'receive')) !== null)
          return {};
        const until = new Date(bonus.until).toISOString();
        const id = `${bonus.subscriptionId}-${bonus.month}`;
        return { monthlyBonus: { id, amount: bonus.coins, until, href: `/${language}/vipclub/` } };
      }),
      extend(overviewFigures, {
        label: 'subscriptions.office.figure',
        desks: ['support', 'finance'],
        order: 100,
        page: 'subscriptions.office',
        read: async (executor) => ({ value: await countRunning(executor, kit.clock.now()) }),
      }),
    ];
  },
  seed: async (_, kit, { performers }) => (await import('./seed.ts')).seedSubscriptions(kit, performers),
});
