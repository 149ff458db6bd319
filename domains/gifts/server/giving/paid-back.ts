import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { sends } from '../tables.ts';

/** Coins of a sale went back: what was given with it says so. Sales of others are nobody's here. */
export async function notePaidBack(
  tx: Tx,
  { sale, coins }: { readonly sale: string; readonly coins: number },
): Promise<void> {
  const [, kind, id] = /^(gift|tip):(\d{1,15})$/.exec(sale) ?? [];
  if (id === undefined) return;
  await tx.orm
    .update(sends)
    .set({ paidBack: sql`${sends.paidBack} + ${coins}` })
    .where(and(eq(sends.id, Number(id)), eq(sends.kind, kind === 'tip' ? 'tip' : 'gift')));
}
