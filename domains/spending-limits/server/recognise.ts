import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, ne, notExists } from 'drizzle-orm';
import { mailboxOf } from '#domains/identity/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { breaks, marks } from './tables.ts';

/** What somebody is known by: proven numbers and their mailbox, also one that is only claimed when `claimed`. */
async function marksOf(
  { kit, identity, phones }: Context,
  executor: Executor,
  guestId: number,
  { claimed }: { readonly claimed: boolean },
): Promise<string[]> {
  const account = await identity.account(executor, guestId);
  const numbers = await phones.verified(executor, guestId);
  const known = [
    ...(account && (claimed || account.emailVerified) ? [`mail ${mailboxOf(account.email)}`] : []),
    ...numbers.map(({ number }) => `phone ${number}`),
  ];
  const key = kit.keyFor('spending-limits.marks');
  return known.map((text) => createHmac('sha256', key).update(text).digest('base64url'));
}

/**
 * Keeps what an excluded guest is known by again, so that neither address nor number has to be kept. Only what is proven: anybody can
 * open an account with somebody else's address, and must not exclude them.
 */
export async function keepMarks(ctx: Context, tx: Tx, guestId: number, since: Date): Promise<number> {
  const rows = (await marksOf(ctx, tx, guestId, { claimed: false })).map((mark) => ({ mark, guestId, since }));
  if (rows.length === 0) return 0;
  return (await tx.orm.insert(marks).values(rows).onConflictDoNothing().returning({ id: marks.id })).length;
}

/** How many exclusions are read at a time. */
export const markedPage = 200;

/**
 * Keeps what those are known by who excluded themselves before it was kept. Again: only who is not marked is looked at.
 *
 * @returns how many marks are new
 */
export async function markEarlierExclusions(ctx: Context): Promise<number> {
  const { db } = ctx.kit;
  const marked = db.orm.select({ id: marks.id }).from(marks).where(eq(marks.guestId, breaks.guestId));
  const standing = and(eq(breaks.kind, 'exclusion'), isNull(breaks.liftedAt));
  let written = 0;
  for (let last = 0; ; ) {
    const page = await db.orm
      .select({ id: breaks.id })
      .from(breaks)
      .where(and(standing, gt(breaks.id, last), notExists(marked)))
      .orderBy(asc(breaks.id))
      .limit(markedPage);
    for (const { id } of page) {
      written += await db.transaction(async (tx) => {
        // Held, so that none is marked that is lifted at this moment.
        const own = tx.orm
          .select()
          .from(breaks)
          .where(and(standing, eq(breaks.id, id)));
        const [row] = await own.for('update');
        return row ? keepMarks(ctx, tx, row.guestId, row.since) : 0;
      });
    }
    if (page.length < markedPage) return written;
    last = page.at(-1)?.id ?? last;
  }
}

/**
 * When somebody with another account excluded themselves who is known by the same mailbox or proven number; null: nobody did. The
 * exclusion stands after that account is gone. With `claimed`, a mailbox counts before it is proven: who proves it is excluded.
 */
export async function excludedBefore(
  ctx: Context,
  executor: Executor,
  guestId: number,
  by: { readonly claimed: boolean },
): Promise<Date | null> {
  const own = await marksOf(ctx, executor, guestId, by);
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
