import { eq, sql } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import type { Memo } from '#domains/ledger/contract/index.ts';
import { guestAccount, houseRevenue, performerAccount } from '#domains/ledger/contract/index.ts';
import type { Movement, Posted } from '#domains/ledger/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { undoneWhenRefused } from '#kit/db/failures/undone-when-refused.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { SaleKind } from '../contract/sale-kinds.ts';
import { sharePart } from '../contract/share-part.ts';
import { completeSale } from './complete-sale.ts';
import type { Context } from './context.ts';
import { SaleError } from './context.ts';
import type { PriceCover, SpendingLimit } from './extension-points.ts';
import { priceCovers, spendingLimits } from './extension-points.ts';
import { shareOf } from './share.ts';
import { coveredParts, sold } from './tables.ts';

/** Something to be paid, or one part of it. */
export interface Charge {
  /** Names the sale, `word:number` such as `chat:12`; once given it is that sale for ever. */
  readonly sale: string;
  /** Which part of a sale that is paid bit by bit, `minute:3`; without one the sale is paid at once and complete. */
  readonly part?: string;
  readonly kind: SaleKind;
  readonly buyerId: number;
  /** Who gets a part of it; null when the platform itself sells. */
  readonly seller: { readonly id: number; readonly name: string } | null;
  /** Hundredths of a coin, above zero. */
  readonly price: number;
  /**
   * The provider that has collected the price from the buyer already, in euros: their coins stay as they are, nothing covers it, and
   * their limits count it without refusing what is paid. A refund of it goes the same way back.
   */
  readonly collectedBy?: `provider:${string}`;
  /** All of it was bought before and is given now: nothing is spent. */
  readonly isGiven?: boolean;
  /** What the statement says besides. */
  readonly memo?: Memo;
}

/** What a charge did. Amounts in hundredths of a coin. */
export interface Charged {
  /** What the performer got. */
  readonly earned: number;
  /** What the guest paid in coins, and what was covered otherwise. */
  readonly paid: number;
  readonly covered: number;
  /** The guest's coins after it; null when no coins moved. */
  readonly balance: number | null;
  /** It was charged before; nothing changed now. */
  readonly repeated: boolean;
}

const saleName = /^[a-z][a-z-]{0,39}:[A-Za-z0-9-]{1,60}$/;

/**
 * Takes the price of something sold, in the seller's own transaction: what covers it first (vouchers), then the guest's own
 * limits, then coins. The performer gets their part of the whole price, the platform the rest; what is covered is the platform's.
 * The same sale and part again charge nothing.
 *
 * @throws Problem `not_enough_coins`, what keeps money of the buyer from moving, and what a spending limit says; the transaction stays usable and unchanged
 * @throws SaleError for a sale that cannot be: no amount, another buyer, complete already
 */
export async function charge(ctx: Context, tx: Tx, order: Charge): Promise<Charged> {
  const { sale, part, kind, buyerId, seller, price } = order;
  if (!saleName.test(sale)) throw new SaleError(`'${sale}' does not name a sale.`);
  if (!Number.isSafeInteger(price) || price <= 0) throw new SaleError(`${price} is no price for ${sale}.`);
  const at = ctx.kit.clock.now();
  const question = { kind: kind.name, sellerId: seller?.id ?? null, at, sale };
  const percent = await shareOf(tx.client, question, ctx.standardShare);
  const earned = sharePart(price, percent);
  const isCollected = order.collectedBy !== undefined;
  const all = isCollected ? [] : ctx.kit.extensions.of(priceCovers);
  const covers = all.filter(({ kinds }) => kinds?.includes(kind.name) ?? true);
  const limits = ctx.kit.extensions.of(spendingLimits);
  if (covers.length + limits.length > 0) {
    const before = await chargedBefore(ctx, tx, order, earned);
    if (before) return before;
  }
  // Also what vouchers cover whole. What a provider has collected is looked at where its report comes in.
  if (!isCollected) await assertMoney(ctx.kit, tx, buyerId, order.isGiven ? 'give' : 'spend');
  const pay = async (): Promise<Charged> => {
    const covered = await cover(covers, tx, order);
    const paid = price - covered;
    if (paid > 0) for (const limit of limits) await askLimit(tx, limit, order, paid);
    const posted = await book(ctx, tx, order, paid, earned);
    const balance = posted?.balances[guestAccount(buyerId)] ?? null;
    if (posted?.repeated) return { earned, paid, covered, balance, repeated: true };
    await count(tx, order, { percent, paid, covered, earned, at });
    if (covered > 0) {
      await tx.orm.insert(coveredParts).values({ key: keyOf(order), covered, price, earned });
    }
    if (part === undefined) await completeSale(ctx, tx, sale);
    return { earned, paid, covered, balance, repeated: false };
  };
  // What covered a price is not used up, and no limit counts it, when the coins for the rest are missing.
  return covers.length + limits.length === 0 ? pay() : undoneWhenRefused(tx, pay);
}

/** What a provider has collected is counted where there is room for it, and stands in any case. */
async function askLimit(tx: Tx, limit: SpendingLimit, { buyerId, kind, part, collectedBy }: Charge, paid: number) {
  const isPart = part !== undefined;
  if (collectedBy === undefined) return limit.check(tx, buyerId, paid, kind, isPart);
  try {
    await undoneWhenRefused(tx, () => limit.check(tx, buyerId, paid, kind, isPart));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

const keyOf = ({ sale, part }: Pick<Charge, 'sale' | 'part'>): string =>
  part === undefined ? sale : `${sale}:${part}`;

/**
 * What the same charge did when it was made before: nothing is used up and no limit asked for it again. Of one key one is looked
 * at at a time; where nothing stands between, the ledger alone tells a repeat.
 */
async function chargedBefore(ctx: Context, tx: Tx, order: Charge, earned: number): Promise<Charged | null> {
  const key = keyOf(order);
  await lockByName(tx, 'sales', key);
  const { price, part, sale, buyerId } = order;
  const transfer = await ctx.ledger.booked(tx, key, order.collectedBy ?? guestAccount(buyerId));
  if (!transfer) {
    // What cost the buyer no coins has no entry of theirs, and its row alone tells.
    if (part !== undefined) {
      const [one] = await tx.orm.select().from(coveredParts).where(eq(coveredParts.key, key));
      if (one && one.price !== price) throw new SaleError(`${key} was charged with ${one.price}, not ${price}.`);
      return one ? { earned: one.earned, paid: 0, covered: one.covered, balance: null, repeated: true } : null;
    }
    const [row] = await tx.orm.select({ id: sold.id }).from(sold).where(eq(sold.key, sale));
    return row ? { earned, paid: 0, covered: price, balance: null, repeated: true } : null;
  }
  const paid = 0 - transfer.amount;
  return { earned, paid, covered: price - paid, balance: transfer.balance, repeated: true };
}

async function book(ctx: Context, tx: Tx, order: Charge, paid: number, earned: number): Promise<Posted | null> {
  const { kind, buyerId, seller } = order;
  const entries: Movement[] = [
    { account: order.collectedBy ?? guestAccount(buyerId), amount: -paid },
    { account: houseRevenue, amount: paid - earned },
    ...(seller ? [{ account: performerAccount(seller.id), amount: earned }] : []),
  ];
  if (entries.every(({ amount }) => amount === 0)) return null;
  const names = seller ? { actorId: seller.id, actorName: seller.name } : {};
  const memo: Memo = { ...order.memo, ...names, guestId: buyerId };
  return ctx.ledger.post(tx, { key: keyOf(order), kind: kind.paid, entries, memo });
}

async function cover(covers: readonly PriceCover[], tx: Tx, order: Charge): Promise<number> {
  let covered = 0;
  for (const each of covers) {
    const left = order.price - covered;
    if (left === 0) break;
    const used = await each.use(tx, order, left);
    if (!Number.isSafeInteger(used) || used < 0 || used > left) throw new SaleError(`${used} of ${left} is covered.`);
    covered += used;
  }
  return covered;
}

interface Amounts {
  readonly percent: number;
  readonly paid: number;
  readonly covered: number;
  readonly earned: number;
  readonly at: number;
}

/** Adds a charge to the sums of its sale; the first one opens it. */
async function count(tx: Tx, { sale, kind, buyerId, seller, collectedBy }: Charge, amounts: Amounts): Promise<void> {
  const { percent: sharePercent, paid, covered, earned, at } = amounts;
  const rows = await tx.orm
    .insert(sold)
    .values({
      key: sale,
      kind: kind.name,
      category: kind.category,
      buyerId,
      sellerId: seller?.id ?? null,
      sellerName: seller?.name ?? null,
      sharePercent,
      collectedBy: collectedBy ?? null,
      paid,
      covered,
      earned,
      begunAt: new Date(at),
    })
    .onConflictDoUpdate({
      target: sold.key,
      set: {
        paid: sql`${sold.paid} + excluded.paid`,
        covered: sql`${sold.covered} + excluded.covered`,
        earned: sql`${sold.earned} + excluded.earned`,
      },
      setWhere: sql`${sold.buyerId} = excluded.buyer_id and ${sold.sellerId} is not distinct from excluded.seller_id
        and ${sold.kind} = excluded.kind and ${sold.completedAt} is null`,
    })
    .returning({ id: sold.id });
  if (rows.length === 0) throw new SaleError(`${sale} is complete, or somebody else’s.`);
}
