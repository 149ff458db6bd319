import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { sold as soldEvent } from '../contract/events.ts';
import type { Context } from './context.ts';
import { sold } from './tables.ts';

/** Nothing more will be charged for a sale: whoever counts sales hears of it, unless all of it went back. */
export async function completeSale({ kit }: Pick<Context, 'kit'>, tx: Tx, sale: string): Promise<void> {
  const at = kit.clock.now();
  const [row] = await tx.orm
    .update(sold)
    .set({ completedAt: new Date(at) })
    .where(and(eq(sold.key, sale), isNull(sold.completedAt)))
    .returning();
  if (!row || row.paid + row.covered - row.paidBack <= 0) return;
  const { kind, category, buyerId, sellerId, covered } = row;
  const coins = row.paid - row.paidBack;
  await tx.emit(soldEvent, { sale, kind, category, buyerId, sellerId, coins, covered, at });
}
