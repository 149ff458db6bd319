import type { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { SaleKind } from '../contract/sale-kinds.ts';
import type { Charge } from './charge.ts';

/** What is sold on this platform. */
export const saleKinds = extensionPoint<SaleKind>('sales.saleKinds');

/** Pays a price in another way than with coins, before coins are asked for: vouchers, what an earlier gift covers. */
export interface PriceCover {
  /** The names of the kinds of sale it may cover; every kind when not given. What can cover nothing of a sale costs it nothing. */
  readonly kinds?: readonly string[];
  /**
   * Uses up what covers a price, or the part of it that is `left`, in the transaction of the sale.
   * @returns what is covered, in hundredths of a coin, 0 to `left`
   */
  use(tx: Tx, charge: Charge, left: number): Promise<number>;
  /** How many whole prices of a kind, paid to a seller, it would cover now: for who says so before. */
  look?(executor: Executor, buyerId: number, question: CoverQuestion): Promise<number>;
  /** What it covered of a part, or of a sale without parts, was not delivered and goes back to the buyer. @returns whether something did */
  giveBack?(tx: Tx, sale: string, part: string | undefined): Promise<boolean>;
}

/** What would be sold, and by whom (null: the platform). */
export interface CoverQuestion {
  readonly kind: string;
  readonly sellerId: number | null;
}
export const priceCovers = extensionPoint<PriceCover>('sales.priceCovers');

/** Says no to a sale that a person's own limits do not allow. */
export interface SpendingLimit {
  /**
   * Asked in the transaction of the payment, and counts it; what it wrote is undone when the payment is refused.
   * @throws Problem that says which limit it is and when it ends; `coins` in hundredths are what would be paid, `isPart` by what is paid
   * bit by bit
   */
  check(tx: Tx, buyerId: number, coins: number, kind: SaleKind, isPart: boolean): Promise<void>;
  /** What would be said to a payment now, without counting it: before somebody begins what is paid bit by bit. */
  look?(executor: Executor, buyerId: number, coins: number, kind: SaleKind): Promise<Problem | null>;
  /** Coins of a sale that began at an instant (epoch ms) went back. */
  givenBack?(tx: Tx, buyerId: number, coins: number, paidAt: number): Promise<void>;
}
export const spendingLimits = extensionPoint<SpendingLimit>('sales.spendingLimits');

/** Where those who sell are found by the name people know. */
export interface SellerDirectory {
  byName(executor: Executor, name: string): Promise<{ readonly id: number; readonly name: string } | null>;
}
export const sellerDirectory = extensionPoint<SellerDirectory>('sales.sellerDirectory');
