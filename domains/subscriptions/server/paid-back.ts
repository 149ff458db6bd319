import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { months } from './tables.ts';

/** Notes beside a month what of it went back, in hundredths of a coin. */
export async function notePaidBack(tx: Tx, subscriptionId: number, month: number, coins: number): Promise<void> {
  await tx.orm
    .update(months)
    .set({ paidBack: sql`${months.paidBack} + ${coins}` })
    .where(and(eq(months.subscriptionId, subscriptionId), eq(months.month, month)));
}
