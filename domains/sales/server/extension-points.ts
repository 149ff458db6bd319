import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { SaleKind } from '../contract/sale-kinds.ts';
import type { Charge } from './charge.ts';

/** What is sold on this platform. */
export const saleKinds = extensionPoint<SaleKind>('sales.saleKinds');

/** Pays a price in another way than with coins, before coins are asked for: vouchers, what an earlier gift covers. */
export interface PriceCover {
  /**
   * Uses up what covers a price, or the part of it that is `left`, in the transaction of the sale.
   * @returns what is covered, in hundredths of a coin, 0 to `left`
   */
  use(tx: Tx, charge: Charge, left: number): Promise<number>;
}
export const priceCovers = extensionPoint<PriceCover>('sales.priceCovers');

/** Says no to a sale that a person's own limits do not allow. */
export interface SpendingLimit {
  /** @throws Problem that says which limit it is and when it ends; `coins` in hundredths are what would be paid */
  check(executor: Executor, buyerId: number, coins: number, kind: SaleKind): Promise<void>;
}
export const spendingLimits = extensionPoint<SpendingLimit>('sales.spendingLimits');

/** Where those who sell are found by the name people know. */
export interface SellerDirectory {
  byName(executor: Executor, name: string): Promise<{ readonly id: number; readonly name: string } | null>;
}
export const sellerDirectory = extensionPoint<SellerDirectory>('sales.sellerDirectory');
