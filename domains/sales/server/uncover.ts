import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Memo } from '#domains/ledger/contract/index.ts';
import { houseRevenue, performerAccount } from '#domains/ledger/contract/index.ts';
import type { TransferKind } from '#domains/ledger/contract/transfers.ts';
import type { Tx } from '#kit/db/db.ts';
import { sharePart } from '../contract/share-part.ts';
import type { Context } from './context.ts';
import { priceCovers } from './extension-points.ts';
import { lockSale } from './refund.ts';
import { coveredParts, sold } from './tables.ts';

/** What paid a sale, or a part of one, otherwise than coins goes back, because it was not delivered. */
export interface Uncovering {
  readonly sale: string;
  /** The part that was covered, `minute:3`; left out where the sale has no parts. */
  readonly covered?: string;
  /** Names this giving back in the books, `back:3`. */
  readonly part: string;
  readonly kind: TransferKind;
  readonly memo?: Memo;
}

/**
 * Gives what covered a part, or a sale without parts, back to its buyer, and takes the performer's part of it as far as it is still there: who was not
 * paid for an hour of vouchers cannot be paid for it twice either. Coins are not moved to the buyer. Once for each part.
 *
 * @returns what the performer lost, in hundredths of a coin
 */
export async function uncover(ctx: Context, tx: Tx, order: Uncovering): Promise<number> {
  const { sale, covered: part, kind, memo } = order;
  const row = await lockSale(tx, sale);
  // A sale in parts is settled with its last one; one without is complete from the start.
  if (!row || (part !== undefined && row.completedAt)) return 0;
  const own = and(
    eq(coveredParts.key, part === undefined ? sale : `${sale}:${part}`),
    isNull(coveredParts.givenBackAt),
  );
  const [one] = await tx.orm
    .update(coveredParts)
    .set({ givenBackAt: new Date(ctx.kit.clock.now()) })
    .where(own)
    .returning();
  if (!one) return 0;
  for (const each of ctx.kit.extensions.of(priceCovers)) await each.giveBack?.(tx, sale, part);
  const { sellerId } = row;
  const due = sellerId === null ? 0 : Math.min(sharePart(one.covered, row.sharePercent), one.earned);
  const had = sellerId === null ? 0 : await ctx.ledger.balance(tx, performerAccount(sellerId));
  const takenBack = Math.min(due, Math.max(0, had), row.earned - row.takenBack);
  if (sellerId !== null && takenBack > 0) {
    await ctx.ledger.post(tx, {
      key: `${sale}:${order.part}`,
      kind,
      entries: [
        { account: performerAccount(sellerId), amount: -takenBack },
        { account: houseRevenue, amount: takenBack },
      ],
      memo: { ...memo, actorId: sellerId, actorName: row.sellerName ?? '', guestId: row.buyerId },
    });
  }
  const earned = row.earned - takenBack;
  await tx.orm
    .update(sold)
    // Where the performer has taken the money out already, the platform bears the part and it stays covered.
    .set({ earned, covered: sql`greatest(${sold.covered} - ${one.covered}, ${earned} - ${sold.paid}, 0)` })
    .where(eq(sold.id, row.id));
  return takenBack;
}
