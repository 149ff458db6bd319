import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Check } from './check-machine.ts';
import { checks, guests } from './tables.ts';

export type CheckRow = typeof checks.$inferSelect;
export type GuestRow = typeof guests.$inferSelect;

/** A row as the state machine has it. */
export const checkOf = ({ id, state, decidedAt, validUntil, reason, message }: CheckRow): Check => ({
  ...{ id, state, reason, message },
  decidedAt: decidedAt?.getTime() ?? null,
  validUntil: validUntil?.getTime() ?? null,
});

/** The same with what a policy looks at. */
export const judgedOf = (row: CheckRow) => ({ ...checkOf(row), method: row.method, sessionHash: row.sessionHash });

/** Those that say somebody is under 18, in SQL; see `isUnderage`. */
export const underageRows = and(eq(checks.state, 'rejected'), eq(checks.reason, 'underage'));

/** All checks of a guest, the latest first. */
export const checksOf = ({ orm }: Executor, guestId: number): Promise<CheckRow[]> =>
  orm.select().from(checks).where(eq(checks.guestId, guestId)).orderBy(desc(checks.id));

/** What is kept of a guest, held until the transaction ends: whatever is decided about one guest happens one after the other. */
export async function lockGuest(tx: Tx, guestId: number): Promise<GuestRow> {
  await tx.orm.insert(guests).values({ guestId }).onConflictDoNothing();
  const [row] = await tx.orm.select().from(guests).where(eq(guests.guestId, guestId)).for('update');
  return row as GuestRow;
}

/** The check with a number of ours, or with one of a method's own; null where there is none. */
export async function findCheck(
  { orm }: Executor,
  by:
    | { readonly id: number }
    | { readonly key: string }
    | { readonly method: CheckRow['method']; readonly providerRef: string },
): Promise<CheckRow | null> {
  const where =
    'id' in by
      ? eq(checks.id, by.id)
      : 'key' in by
        ? eq(checks.key, by.key)
        : and(eq(checks.method, by.method), eq(checks.providerRef, by.providerRef));
  const [row] = await orm.select().from(checks).where(where);
  return row ?? null;
}
