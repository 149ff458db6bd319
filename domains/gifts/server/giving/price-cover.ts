import { eq } from 'drizzle-orm';
import type { PriceCover } from '#domains/sales/server/index.ts';
import { giftSale } from '../../contract/sale-kinds.ts';
import { sends } from '../tables.ts';

/** Gifts bought before cover their part of what is given: it was taken out of what the guest has when the sending was written. */
export const boughtGiftsCover: PriceCover = {
  kinds: [giftSale.name],
  async use(tx, { sale }, left) {
    const [row] = await tx.orm
      .select({ covered: sends.covered })
      .from(sends)
      .where(eq(sends.id, Number(sale.slice('gift:'.length))));
    return Math.min(row?.covered ?? 0, left);
  },
};
