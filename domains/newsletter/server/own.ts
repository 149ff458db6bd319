import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { emailKey } from '#kit/contract/email.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { consents } from './tables.ts';

const running = isNull(consents.endedAt);

/** The kinds of newsletters a guest gets. */
export async function typesOf(executor: Executor, guestId: number): Promise<number[]> {
  const rows = await executor.orm
    .select({ type: consents.type })
    .from(consents)
    .where(and(eq(consents.guestId, guestId), running))
    .orderBy(asc(consents.type));
  return rows.map(({ type }) => type);
}

/**
 * Writes what a guest gets into their settings, so that open pages know it. A guest who has just `asked` for one wants mails again, if they had
 * switched them off as a whole.
 */
export async function tellGuest({ guest }: Context, tx: Tx, guestId: number, { asked = false } = {}): Promise<void> {
  const newsletters = await typesOf(tx, guestId);
  const said = (await guest.notificationSettingsOf(tx, [guestId])).get(guestId);
  const email = asked && said?.email === false ? { email: true } : {};
  await guest.setNotificationSettings(tx, guestId, { newsletters, ...email });
}

/**
 * An account has proven an address: what the address gets is the account's, and what the account gets goes to this address. Of two of
 * a kind the account's own stays.
 */
export async function adoptAddress(ctx: Context, tx: Tx, guestId: number, email: string): Promise<void> {
  const address = emailKey(email);
  const own = await typesOf(tx, guestId);
  const at = new Date(ctx.kit.clock.now());
  const ofAddress = and(eq(consents.address, address), running);
  // Of an account that has left the address: it is proven to be another's now.
  const strangers = and(ofAddress, ne(consents.guestId, guestId));
  const left = await tx.orm.update(consents).set({ endedAt: at }).where(strangers).returning();
  const doubled = and(ofAddress, isNull(consents.guestId), inArray(consents.type, own));
  await tx.orm.update(consents).set({ endedAt: at }).where(doubled);
  const adopted = await tx.orm
    .update(consents)
    .set({ guestId })
    .where(and(ofAddress, isNull(consents.guestId)))
    .returning({ id: consents.id });
  const moved = await tx.orm
    .update(consents)
    .set({ address })
    .where(and(eq(consents.guestId, guestId), running, ne(consents.address, address)))
    .returning({ id: consents.id });
  if (adopted.length + moved.length > 0) await tellGuest(ctx, tx, guestId);
  for (const id of new Set(left.map((one) => one.guestId))) if (id !== null) await tellGuest(ctx, tx, id);
}
