import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { seal, unseal } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { StoredCard } from '../contract/one-click.ts';
import type { OrderRow } from './order-rows.ts';
import type { KeptCard } from './provider.ts';
import { storedCards } from './tables.ts';

const keyOf = (kit: Pick<Kit, 'keyFor'>): Uint8Array => kit.keyFor('payments.card');
const aboutOf = (guestId: number): string => `card of ${guestId}`;

/** Keeps the card an order was paid with, where its guest has asked for that; the latest takes the place of the one before. */
export async function keepCard(
  kit: Pick<Kit, 'keyFor' | 'clock'>,
  tx: Tx,
  { guestId, provider, keepCard: isWanted }: OrderRow,
  card: KeptCard | undefined,
): Promise<void> {
  if (!isWanted || !card) return;
  const { brand, last4 } = card;
  const token = seal(keyOf(kit), Buffer.from(card.token), aboutOf(guestId));
  const row = { provider, token, brand, last4, storedAt: new Date(kit.clock.now()) };
  await tx.orm
    .insert(storedCards)
    .values({ guestId, ...row })
    .onConflictDoUpdate({ target: storedCards.guestId, set: row });
}

/** The card of a guest as the guest sees it; null where none is stored with this provider. */
export async function cardOf(executor: Executor, guestId: number, provider: string): Promise<StoredCard | null> {
  const [row] = await executor.orm.select().from(storedCards).where(eq(storedCards.guestId, guestId));
  if (row?.provider !== provider) return null;
  return { brand: row.brand, last4: row.last4, storedAt: row.storedAt.getTime() };
}

/** The provider's word for a guest's card, whose row is held: charges of one guest come one after the other. */
export async function lockToken(
  kit: Pick<Kit, 'keyFor'>,
  tx: Tx,
  guestId: number,
  provider: string,
): Promise<string | null> {
  const [row] = await tx.orm.select().from(storedCards).where(eq(storedCards.guestId, guestId)).for('update');
  if (row?.provider !== provider) return null;
  return unseal(keyOf(kit), row.token, aboutOf(guestId))?.toString() ?? null;
}

/** Forgets a guest's card. */
export const forgetCard = async (executor: Executor, guestId: number): Promise<void> => {
  await executor.orm.delete(storedCards).where(eq(storedCards.guestId, guestId));
};
