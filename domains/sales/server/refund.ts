import { eq } from 'drizzle-orm';
import type { Memo } from '#domains/ledger/contract/index.ts';
import { guestAccount, houseRevenue, performerAccount } from '#domains/ledger/contract/index.ts';
import type { TransferKind } from '#domains/ledger/contract/transfers.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Context } from './context.ts';
import { SaleError } from './context.ts';
import { spendingLimits } from './extension-points.ts';
import { shareOfRefund } from './share.ts';
import { sold } from './tables.ts';

/** Coins of a sale that go back. */
export interface Refund {
  readonly sale: string;
  /** Names this refund among those of the sale, `refund:2`; used once. */
  readonly part: string;
  readonly kind: TransferKind;
  /** Hundredths of a coin, above zero. */
  readonly amount: number;
  readonly memo?: Memo;
}

/** What a refund did, in hundredths of a coin. */
export interface Refunded {
  /** What the performer lost of their part. */
  readonly takenBack: number;
  /** The guest's coins after it. */
  readonly balance: number | null;
}

export type SaleRow = typeof sold.$inferSelect;

/** A sale, locked until the transaction ends; null when nothing of that name was sold. */
export async function lockSale(tx: Tx, key: string): Promise<SaleRow | null> {
  const [row] = await tx.orm.select().from(sold).where(eq(sold.key, key)).for('update');
  return row ?? null;
}

/**
 * Gives coins of a sale back, never more than were paid for it. The performer's part goes back by the share the sale began
 * with, as far as it was earned and is still there: a refund is never held up by earnings that are paid out already, then the platform bears the part.
 *
 * @throws SaleError for more than is left, or for what was never sold
 */
export async function refund(ctx: Context, tx: Tx, { sale, part, kind, amount, memo }: Refund): Promise<Refunded> {
  const row = await lockSale(tx, sale);
  if (!row) throw new SaleError(`${sale} was never paid.`);
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > row.paid - row.paidBack) {
    throw new SaleError(`Of ${sale} ${row.paid - row.paidBack} can go back, not ${amount}.`);
  }
  const takenBack = row.sellerId === null ? 0 : await partBack(ctx, tx, row, row.sellerId, amount);
  const entries = [
    { account: row.collectedBy ?? guestAccount(row.buyerId), amount },
    { account: houseRevenue, amount: takenBack - amount },
    ...(row.sellerId === null ? [] : [{ account: performerAccount(row.sellerId), amount: -takenBack }]),
  ];
  const seller = row.sellerId === null ? {} : { actorId: row.sellerId, actorName: row.sellerName ?? '' };
  // Before the ledger, as a payment does: two that hold the same rows in another order would wait for each other.
  for (const limit of ctx.kit.extensions.of(spendingLimits)) {
    await limit.givenBack?.(tx, row.buyerId, amount, row.begunAt.getTime());
  }
  const posted = await ctx.ledger.post(tx, {
    key: `${sale}:${part}`,
    kind,
    entries,
    memo: { ...memo, ...seller, guestId: row.buyerId },
  });
  if (posted.repeated) throw new SaleError(`${sale} has had the refund ${part} already.`);
  await tx.orm
    .update(sold)
    .set({ paidBack: row.paidBack + amount, takenBack: row.takenBack + takenBack })
    .where(eq(sold.id, row.id));
  return { takenBack, balance: posted.balances[guestAccount(row.buyerId)] ?? null };
}

async function partBack(ctx: Context, tx: Tx, row: SaleRow, sellerId: number, amount: number): Promise<number> {
  const part = Math.min(shareOfRefund(row, amount), row.earned - row.takenBack);
  const had = await ctx.ledger.balance(tx, performerAccount(sellerId));
  return Math.min(part, Math.max(0, had));
}
