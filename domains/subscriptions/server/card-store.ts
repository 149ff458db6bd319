import { eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { CardFacts } from './machine/card.ts';
import { agreements, subscriptions } from './tables.ts';

export type Agreement = typeof agreements.$inferSelect;

/** An agreement with the provider, locked until the transaction ends: before its subscription, as everywhere. */
export async function lockAgreement(tx: Tx, id: string): Promise<Agreement | null> {
  const [row] = await tx.orm.select().from(agreements).where(eq(agreements.id, id)).for('update');
  return row ?? null;
}

/** The agreement that pays a subscription, locked; null: coins pay it. */
export async function lockAgreementOf(tx: Tx, subscriptionId: number): Promise<Agreement | null> {
  const [row] = await tx.orm
    .select({ agreementId: subscriptions.agreementId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row?.agreementId ? lockAgreement(tx, row.agreementId) : null;
}

/** What of an agreement changes. */
export type AgreementChange = Partial<
  Pick<Agreement, 'facts' | 'wants' | 'asks' | 'saleId' | 'subscriptionId'> & { readonly facts: CardFacts }
>;

/** Writes a change of an agreement that is locked; whoever has asked the provider before asks again. */
export async function saveAgreement(tx: Tx, card: Agreement, change: AgreementChange, now: number): Promise<Agreement> {
  const [row] = await tx.orm
    .update(agreements)
    .set({ ...change, version: card.version + 1, updatedAt: new Date(now) })
    .where(eq(agreements.id, card.id))
    .returning();
  return row as Agreement;
}
