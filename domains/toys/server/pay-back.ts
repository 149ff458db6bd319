import type { Tx } from '#kit/db/db.ts';
import { toyPaidBack } from '../contract/transfers.ts';
import type { Context } from './deps.ts';

/** What the books call a play. */
export const saleOf = (playId: number): string => `toy:${playId}`;

/**
 * Pays a play back, whole: what is still paid of it in coins, and what a voucher covered. Its state says that it happens once; the names of
 * the parts hold it in the books.
 */
export async function payBack({ sales }: Pick<Context, 'sales'>, tx: Tx, playId: number): Promise<void> {
  const sale = saleOf(playId);
  const amount = await sales.left(tx, sale);
  if (amount > 0) await sales.refund(tx, { sale, part: 'back', kind: toyPaidBack, amount });
  await sales.uncover(tx, { sale, part: 'uncovered', kind: toyPaidBack });
}
