import { and, eq, gt } from 'drizzle-orm';
import { moneyRefusal } from '#domains/access/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { bookChecks, ledgerDomain } from '#domains/ledger/server/index.ts';
import type { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { goals } from '#kit/domain/goals.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import type { SaleKind } from '../contract/sale-kinds.ts';
import { salesMatchTransfers } from './book-check.ts';
import type { Charge, Charged } from './charge.ts';
import { charge } from './charge.ts';
import { completeSale } from './complete-sale.ts';
import type { Context } from './context.ts';
import { dayCurves } from './day-curve.ts';
import type { CoverQuestion } from './extension-points.ts';
import { priceCovers, saleKinds, spendingLimits } from './extension-points.ts';
import { purchaseGoal } from './goals.ts';
import { peopleOfSale, refundByOperator, saleHandlers } from './office.ts';
import { salesData } from './personal-data.ts';
import { readSale } from './read-sale.ts';
import type { Refund, Refunded } from './refund.ts';
import { lockSale, refund } from './refund.ts';
import { salesSettings } from './settings.ts';
import { shareOf } from './share.ts';
import { addRule, ownShares, readShareRules } from './share-rules.ts';
import { sold } from './tables.ts';
import type { Uncovering } from './uncover.ts';
import { uncover } from './uncover.ts';

export { assertPriceShown } from './assert-price-shown.ts';
export type { Charge, Charged } from './charge.ts';
export { SaleError } from './context.ts';
export {
  type CoverQuestion,
  type PriceCover,
  priceCovers,
  type SellerDirectory,
  type SpendingLimit,
  saleKinds,
  sellerDirectory,
  spendingLimits,
} from './extension-points.ts';
export type { Refund, Refunded } from './refund.ts';
export type { Uncovering } from './uncover.ts';

/** Tables of the domain, for tests and the start. */
export const salesTables = { name: 'sales', folder: new URL('./migrations', import.meta.url) };

/** The one way to sell anything. */
export interface Sales extends DomainServer {
  /** Takes a price; see {@link charge}. */
  charge(tx: Tx, order: Charge): Promise<Charged>;
  /** Gives coins back; see {@link refund}. */
  refund(tx: Tx, back: Refund): Promise<Refunded>;
  /** What can still go back of a sale, in hundredths of a coin; locks it until the transaction ends. */
  left(tx: Tx, sale: string): Promise<number>;
  /** What would be said to a payment now, by what closes the account and by its guest's own limits; null: nothing. `coins` in hundredths. */
  refusalOf(executor: Executor, buyerId: number, coins: number, kind: SaleKind): Promise<Problem | null>;
  /** How many whole prices of a kind would be covered now, by vouchers and the like; 0: coins alone pay. */
  coveredNow(executor: Executor, buyerId: number, question: CoverQuestion): Promise<number>;
  /** What covered a part, or a sale without parts, goes back; see {@link uncover}. */
  uncover(tx: Tx, order: Uncovering): Promise<number>;
  /** A performer's part of what is sold now, in percent, by the name of the kind. */
  shareOf(kind: string, sellerId: number): Promise<number>;
  /** Whether somebody has ever bought something for coins, from whomever. */
  hasBought(executor: Executor, buyerId: number): Promise<boolean>;
  /** Nothing more will be charged for a sale that was paid bit by bit; {@link completeSale}. */
  complete(tx: Tx, sale: string): Promise<void>;
}

/** Sales over a ledger. */
export function createSales(
  kit: Kit,
  deps: {
    readonly ledger: Context['ledger'];
    /** What guests are called; by their numbers when unknown. */
    readonly namesOf?: Context['namesOf'];
  },
): Sales {
  const { ledger, namesOf = nobodyNamed } = deps;
  const ctx: Context = { kit, ledger, namesOf, standardShare: kit.config.of(salesSettings).PERFORMER_SHARE };
  return {
    name: 'sales',
    migrations: salesTables,
    handlers: [
      ...saleHandlers(ctx),
      handle(contract.readSale, ({ params }) => readSale(ctx, params.saleId)),
      handle(contract.refundSale, ({ body }, call) => refundByOperator(ctx, body, call)),
      handle(contract.getDayCurves, () => dayCurves(kit)),
      handle(contract.listShareRules, async () => ({
        standard: ctx.standardShare,
        rules: await readShareRules(ctx, kit.db),
        kinds: kit.extensions.of(saleKinds).map(({ name }) => name),
      })),
      handle(contract.addShareRule, ({ body }, { caller }) => addRule(ctx, caller, body)),
      handle(contract.getOwnShares, async (_, { caller }) => ({ shares: await ownShares(ctx, caller.accountId) })),
      ...declare([contract.sold, contract.saleRefunded]),
    ],
    hasBought: async ({ orm }, buyerId) =>
      (await orm.$count(sold, and(eq(sold.buyerId, buyerId), gt(sold.paid, 0)))) > 0,
    charge: (tx, order) => charge(ctx, tx, order),
    refund: (tx, back) => refund(ctx, tx, back),
    async left(tx, sale) {
      const row = await lockSale(tx, sale);
      return row ? row.paid - row.paidBack : 0;
    },
    async refusalOf(executor, buyerId, coins, kind) {
      const closed = await moneyRefusal(kit, executor, buyerId, 'spend');
      if (closed) return closed.problem;
      for (const limit of kit.extensions.of(spendingLimits)) {
        const refusal = await limit.look?.(executor, buyerId, coins, kind);
        if (refusal) return refusal;
      }
      return null;
    },
    async coveredNow(executor, buyerId, question) {
      let parts = 0;
      for (const cover of kit.extensions.of(priceCovers)) {
        if (cover.look && (cover.kinds?.includes(question.kind) ?? true)) {
          parts += await cover.look(executor, buyerId, question);
        }
      }
      return parts;
    },
    uncover: (tx, order) => uncover(ctx, tx, order),
    shareOf: (kind, sellerId) => shareOf(kit.db.pool, { kind, sellerId, at: kit.clock.now() }, ctx.standardShare),
    complete: (tx, sale) => completeSale(ctx, tx, sale),
  };
}

const nobodyNamed: Context['namesOf'] = async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`]));

/** Sales, as the application lists them. */
export const salesDomain = defineDomain({
  name: 'sales',
  uses: { guest: guestDomain, ledger: ledgerDomain },
  settings: salesSettings,
  create: (kit, { guest, ledger }) =>
    createSales(kit, { ledger, namesOf: (executor, ids) => guest.namesOf(executor, ids) }),
  declares: [
    extend(personalData, salesData),
    extend(bookChecks, salesMatchTransfers),
    extend(goals, purchaseGoal),
    extend(peopleFinders, peopleOfSale),
  ],
});
