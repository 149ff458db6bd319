import type { FastifyInstance } from 'fastify';
import { guestDomain, guestSpending, guestStatePart } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { coinsPerEuro } from '#domains/ledger/contract/coins.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import type { Legal } from '#domains/legal/server/index.ts';
import { coinsForEuro, legalDomain } from '#domains/legal/server/index.ts';
import type { Config } from '#kit/config/config.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { goals } from '#kit/domain/goals.ts';
import { metrics } from '#kit/domain/metrics.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { paletteSources } from '#kit/domain/palette.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { assertServed } from '#kit/domain/service-area.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { autoRechargeEnded, oneClickEnded, topUpPaid, topUpTakenBack } from '../contract/events.ts';
import { paymentsFields } from '../contract/guest-fields.ts';
import * as jobs from '../contract/jobs.ts';
import { refundOrder as refundOrderRoute } from '../contract/office.ts';
import { readOrder as readOrderRoute } from '../contract/office-order.ts';
import type { TopUpPackage } from '../contract/orders.ts';
import * as routes from '../contract/routes.ts';
import type { ChargeResult, ChargeWish } from './charge-stored.ts';
import { chargeStored } from './charge-stored.ts';
import type { Context } from './context.ts';
import { countUncredited, creditLate, waitingPostbacks } from './credit-late.ts';
import { expireOrders } from './expire-orders.ts';
import { addExtra, withAwaited, withExtras } from './extras.ts';
import { providerStep } from './first-step.ts';
import { flexpayProvider, verotelOrderPage } from './flexpay-provider.ts';
import { verotelControl } from './flexpay-recurring.ts';
import { topUpGoals } from './goals.ts';
import { belowZeroMail } from './mails.ts';
import { mountPostback, postbackPath } from './mount-postback.ts';
import type { Accounts } from './office-orders.ts';
import {
  extrasGiven,
  guestOfOrder,
  orderHandlers,
  ordersInPalette,
  ordersInReview,
  paidSince,
  spentOf,
} from './office-orders.ts';
import { pricingHandlers } from './office-pricing.ts';
import { chargesOf, oneClickHandlers, tellCharges } from './one-click.ts';
import type { MoneyBack } from './order-machine.ts';
import { findOrder, viewOf } from './order-rows.ts';
import { payBackAllWithheld } from './pay-back-withheld.ts';
import { paymentsData } from './personal-data.ts';
import { createPricing } from './pricing.ts';
import { readOrder } from './read-order.ts';
import { recordReturn, returnOfShop } from './record-return.ts';
import { refundOrder } from './refund-order.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { paymentsSettings } from './settings.ts';
import { startTopUp } from './start-top-up.ts';
import { cardOf } from './stored-card.ts';
import type { CardSubscriptions } from './subscription-checkout.ts';
import { cardSubscriptions } from './subscription-checkout.ts';
import { vatMissing } from './vat-missing.ts';
import { withheldMail } from './withheld-mail.ts';

export { type ChargePlaces, chargePlaces } from './charge-places.ts';
export type { ChargeResult, ChargeWish } from './charge-stored.ts';
export type { TopUpExtraGiver } from './extras.ts';
export { topUpExtras } from './extras.ts';
export { rechargeSetups } from './one-click.ts';
export { type MoneyBack, partTakenBack } from './order-machine.ts';
export type { PaymentProvider } from './provider.ts';
export type { RecurringFact, RecurringReport, RecurringStatus } from './recurring.ts';
export { recurringBooks } from './recurring.ts';
export { paymentsSettings } from './settings.ts';
export type { CardSubscriptions } from './subscription-checkout.ts';

/** Orders, and the providers that collect for them. */
export interface Payments extends DomainServer {
  /** Mounts what lies outside the contract: the address for postbacks, and the sandbox provider's own pages. */
  mount(app: FastifyInstance): Promise<void>;
  /** The fields of the guest state payments fills. Amounts that can be charged, in hundredths of a coin. */
  guestFields: ReturnType<typeof chargesOf>;
  /** Charges the stored card of a guest. @throws Problem that says why nothing was charged */
  chargeStored(wish: ChargeWish): Promise<ChargeResult>;
  /** The card of a guest, as the guest sees it. */
  card(executor: Executor, guestId: number): ReturnType<typeof cardOf>;
  /** Whether stored cards can be charged while their guest is away. */
  readonly chargesUnattended: boolean;
  /** Subscriptions that the provider charges by itself; null where none can be begun. */
  readonly subscriptions: CardSubscriptions | null;
  /** What a guest can order, with what they get on top of it. */
  packagesFor(executor: Executor, guestId: number): Promise<readonly TopUpPackage[]>;
  /** Gives coins on top of a paid order that it had not promised; {@link addExtra}. */
  addExtra(tx: Tx, extra: Parameters<typeof addExtra>[2]): Promise<MoneyBack>;
  /** What extras of a reason cost since an instant (epoch ms), in hundredths of a coin; {@link extrasGiven}. */
  extrasGiven: typeof extrasGiven;
  /** Tells a guest’s open pages how they may be charged, after a change. */
  tellCharges(guestId: number): Promise<void>;
}

export const paymentsTables = { name: 'payments', folder: new URL('./migrations', import.meta.url) } as const;

/** A shop at Verotel. Without one the built-in sandbox collects, which moves no money. */
export interface VerotelShop {
  readonly shopId: string;
  readonly signatureKey: string;
  /** Networks its postbacks come from; the signature alone counts when there are none. */
  readonly addresses?: readonly string[];
  /** As whom its control center is asked to cancel subscriptions; none is sold without. */
  readonly api?: { readonly user: string; readonly password: string } | undefined;
}

/** The shop an operator has set; undefined when the sandbox collects. */
export function verotelShopOf(config: Pick<Config, 'of'>): VerotelShop | undefined {
  const {
    VEROTEL_SHOP_ID: shopId,
    VEROTEL_SIGNATURE_KEY: signatureKey,
    VEROTEL_ADDRESSES: addresses,
    VEROTEL_API_USER: user,
    VEROTEL_API_PASSWORD: password,
  } = config.of(paymentsSettings);
  const api = user === undefined || password === undefined ? undefined : { user, password };
  return shopId === undefined || signatureKey === undefined ? undefined : { shopId, signatureKey, addresses, api };
}

/**
 * @throws Error in production without a shop, unless sandbox payments are allowed by name: the configuration refuses it
 * before, and this is the last place that could give coins for nothing
 */
export function createPayments(
  kit: Kit,
  deps: {
    readonly ledger: Context['ledger'];
    readonly identity: Accounts;
    /** What guests are called; by their numbers when unknown. */
    readonly namesOf?: Context['namesOf'];
    readonly legal: Pick<Legal, 'accept'>;
    readonly verotel?: VerotelShop | undefined;
  },
): Payments {
  const isProduction = kit.config.NODE_ENV === 'production';
  if (!deps.verotel && isProduction && !kit.config.of(paymentsSettings).ALLOW_SANDBOX_PAYMENTS) {
    throw new Error('Payments need a real provider in production (VEROTEL_SHOP_ID, VEROTEL_SIGNATURE_KEY).');
  }
  const sandbox = deps.verotel ? null : createSandbox(kit, postbackPath);
  const provider = sandbox?.provider ?? verotelProvider(deps.verotel!);
  const pricing = createPricing(kit);
  const { identity, ledger, legal, namesOf = nobodyNamed } = deps;
  const context: Context = { kit, pricing, identity, ledger, legal, namesOf, provider };
  const charges = chargesOf(context);
  return {
    name: 'payments',
    migrations: paymentsTables,
    handlers: [
      handle(routes.getTopUpPackages, async (_, { caller }) => {
        const { packages, vat } = await pricing.offerTo(caller.accountId, caller.country);
        const offered = await withAwaited(kit, kit.db, caller.accountId, packages);
        return { packages: offered, isSandbox: sandbox !== null, vat };
      }),
      ...pricingHandlers(context),
      handle(routes.startTopUp, async ({ body }, { caller }) => {
        assertServed(kit, caller);
        const { accountId: guestId, language, country } = caller;
        return startTopUp(context, { guestId, language, country }, body.packageId, body.keepCard);
      }),
      handle(routes.getOrder, async ({ params }, { caller }) => {
        const order = await findOrder(kit.db, params.orderId);
        if (order?.guestId !== caller.accountId) throw new Problem(notFound);
        return viewOf(order as NonNullable<typeof order>);
      }),
      handle(routes.returnFromCheckout, async ({ params, query }) =>
        leadOn(await recordReturn(context, params.orderId, query)),
      ),
      handle(routes.successCallback, async (_, { caller }) => leadOn(await returnOfShop(context, caller))),
      handle(routes.logoutCallback, async (_, { caller }) => leadOn(await returnOfShop(context, caller))),
      ...orderHandlers(context),
      handle(readOrderRoute, ({ params }) => readOrder(context, params.orderId)),
      ...oneClickHandlers(context, charges),
      handle(refundOrderRoute, async ({ body }, call) => {
        await refundOrder(context, call, body.orderId, body.reason, body.euroCents);
        return { success: true as const };
      }),
      work(jobs.expireOrders, () => expireOrders(context)),
      work(jobs.creditLate, () => creditLate(context)),
      work(jobs.payBackWithheld, () => payBackAllWithheld(context)),
      work(jobs.deliverSandboxPostbacks, async () => sandbox?.deliver()),
      ...declare([topUpPaid, topUpTakenBack, oneClickEnded, autoRechargeEnded]),
    ],
    async start() {
      const countries = await vatMissing(kit);
      if (countries.length > 0)
        kit.log.warn(
          { countries },
          'no value added tax is entered for countries that are served: add it in the office',
        );
    },
    async mount(app) {
      await mountPostback(app, context);
      await sandbox?.mount(app);
    },
    guestFields: charges,
    chargeStored: (wish) => chargeStored(context, wish),
    card: (executor, guestId) => cardOf(executor, guestId, provider.name),
    chargesUnattended: provider.chargesUnattended,
    subscriptions: cardSubscriptions(context),
    packagesFor: async (executor, guestId) =>
      withExtras(kit, executor, guestId, (await pricing.offerIn(executor, guestId)).packages),
    addExtra: (tx, extra) => addExtra(context, tx, extra),
    extrasGiven,
    tellCharges: (guestId) => tellCharges(context, charges, guestId),
  };
}

const nobodyNamed: Context['namesOf'] = async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`]));

const leadOn = (location: string) => ({ body: new Uint8Array(), type: 'text/plain', cacheSeconds: 0, location });

const verotelProvider = ({ api, ...shop }: VerotelShop) =>
  flexpayProvider({
    ...shop,
    name: 'verotel',
    orderPage: verotelOrderPage,
    control: api && { ...verotelControl, ...api },
  });

/** Payments, as the application lists them. */
export const paymentsDomain = defineDomain({
  name: 'payments',
  uses: { guest: guestDomain, identity: identityDomain, legal: legalDomain, ledger: ledgerDomain },
  settings: paymentsSettings,
  create: (kit, { guest, identity, ledger, legal }) =>
    createPayments(kit, {
      ...{ identity, ledger, legal, verotel: verotelShopOf(kit.config) },
      namesOf: (executor, ids) => guest.namesOf(executor, ids),
    }),
  declares: [
    extend(coinsForEuro, coinsPerEuro),
    extend(personalData, paymentsData),
    extend(mailKinds, belowZeroMail),
    extend(mailKinds, withheldMail),
    ...topUpGoals.map((goal) => extend(goals, goal)),
    extend(reservedPlaces, ['billing', 'cashier', 'kassa', 'kasse', 'payment', 'payments']),
  ],
  contributes: (payments, { clock, config }) => [
    providerStep({ config }),
    extend(overviewFigures, {
      label: 'payments.office.overview.revenue',
      desks: ['finance'],
      order: 1,
      of: 'today',
      unit: 'euroCents',
      page: 'payments.orders',
      read: async (executor) => ({ value: await paidSince(executor, beginOfDay(dayOf(clock.now()))) }),
    }),
    extend(peopleFinders, guestOfOrder),
    extend(guestSpending, spentOf),
    extend(paletteSources, {
      label: 'payments.office.orders.title',
      desks: ['support', 'finance'],
      icon: 'order',
      order: 30,
      can: [{ label: 'ledger.office.payBack', words: 'payments.office.payBackWords' }],
      find: ordersInPalette,
    }),
    guestStatePart(paymentsFields, ({ accountId, country }) => payments.guestFields(accountId, country)),
    extend(overviewFigures, {
      label: 'payments.office.overview.uncredited',
      desks: ['support', 'finance'],
      order: 32,
      page: 'payments.orders',
      async read(executor) {
        const waiting = await waitingPostbacks(executor);
        return { ...waiting, alarm: waiting.value > 0 };
      },
    }),
    extend(overviewFigures, {
      label: 'payments.office.overview.review',
      desks: ['support', 'finance'],
      order: 34,
      page: 'payments.orders',
      async read(executor) {
        const waiting = await ordersInReview(executor);
        return { ...waiting, alarm: waiting.value > 0 };
      },
    }),
    extend(metrics, {
      name: 'payments_postbacks_waiting',
      help: 'Genuine postbacks that could not be applied and are tried again every minute.',
      read: countUncredited,
    }),
  ],
});
