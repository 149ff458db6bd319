import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { emailKey } from '#kit/contract/email.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { breaks, marks } from './tables.ts';

/** Providers that hand mail for `a.b@` and `ab@` to one person. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Whose mailbox an address is: without capitals, and without what comes after a `+` or, where they mean nothing, dots. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = emailKey(address).split('@');
  const [name = ''] = local.split('+');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * What an excluded person is known by again, so that neither address nor number has to be kept. Only what is proven: anybody can open an
 * account with somebody else's address.
 */
async function marksOf({ kit, identity, phones }: Context, executor: Executor, guestId: number): Promise<string[]> {
  const account = await identity.account(executor, guestId);
  const proven = await phones.verified(executor, guestId);
  const known = [
    ...(account?.emailVerified ? [`mail ${mailboxOf(account.email)}`] : []),
    ...proven.map(({ number }) => `phone ${number}`),
  ];
  const key = kit.keyFor('spending-limits.marks');
  return known.map((text) => createHmac('sha256', key).update(text).digest('base64url'));
}

/** Keeps what an excluded guest is known by. */
export async function keepMarks(ctx: Context, tx: Tx, guestId: number, since: Date): Promise<void> {
  const rows = (await marksOf(ctx, tx, guestId)).map((mark) => ({ mark, guestId, since }));
  if (rows.length > 0) await tx.orm.insert(marks).values(rows).onConflictDoNothing();
}

/**
 * When somebody with another account excluded themselves who is known by the same mailbox or proven number; null: nobody did. The
 * exclusion stands after that account is gone.
 */
export async function excludedBefore(ctx: Context, executor: Executor, guestId: number): Promise<Date | null> {
  const own = await marksOf(ctx, executor, guestId);
  if (own.length === 0) return null;
  const [found] = await executor.orm
    .select({ since: marks.since })
    .from(marks)
    .where(and(inArray(marks.mark, own), ne(marks.guestId, guestId)))
    .orderBy(marks.since)
    .limit(1);
  return found?.since ?? null;
}

/** Everybody who is excluded as the same person is free again; the marks are forgotten. */
export async function forgetMarks(tx: Tx, guestId: number, liftedAt: Date): Promise<void> {
  const gone = await tx.orm.delete(marks).where(eq(marks.guestId, guestId)).returning({ mark: marks.mark });
  const names = gone.map(({ mark }) => mark);
  if (names.length === 0) return;
  const same = await tx.orm.delete(marks).where(inArray(marks.mark, names)).returning({ guestId: marks.guestId });
  const others = same.map((row) => row.guestId);
  if (others.length === 0) return;
  await tx.orm.delete(marks).where(inArray(marks.guestId, others));
  await tx.orm
    .update(breaks)
    .set({ liftedAt })
    .where(and(inArray(breaks.guestId, others), eq(breaks.kind, 'exclusion'), isNull(breaks.liftedAt)));
}
