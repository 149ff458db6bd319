import { and, eq, inArray, lt, lte, ne, or } from 'drizzle-orm';
import { keptDays } from '../contract/jobs.ts';
import { checksOf } from './check-rows.ts';
import { say } from './decide.ts';
import type { Context } from './deps.ts';
import { checks, usedAttestations, visits, walletRequests } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** After this an attempt that was begun and never handed in is over. */
const openMs = dayMs;
/** After this one that was handed in and never decided is over, ms; what its provider says later still counts. */
const submittedMs = 14 * dayMs;
/** Guests looked at in one run. */
const batch = 500;

/** Ends checks whose time is over, and tells their guests. What counts is asked of the clock everywhere else. */
export async function lapse(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const now = new Date(clock.now());
  await db.orm
    .update(checks)
    .set({ state: 'abandoned' })
    .where(and(eq(checks.state, 'open'), lt(checks.createdAt, new Date(now.getTime() - openMs))));
  const undecided = await db.orm
    .select({ id: checks.id, guestId: checks.guestId })
    .from(checks)
    .where(and(eq(checks.state, 'submitted'), lt(checks.createdAt, new Date(now.getTime() - submittedMs))))
    .limit(batch);
  for (const { id, guestId } of undecided)
    await db.transaction((tx) => say(ctx, tx, guestId, [{ checkId: id, word: { kind: 'abandoned' } }]));
  const due = await db.orm
    .selectDistinct({ guestId: checks.guestId })
    .from(checks)
    .where(and(eq(checks.state, 'accepted'), lte(checks.validUntil, now)))
    .limit(batch);
  for (const { guestId } of due) {
    await db.transaction(async (tx) => {
      const words = (await checksOf(tx, guestId)).map(({ id }) => ({ checkId: id, word: { kind: 'lapsed' } as const }));
      await say(ctx, tx, guestId, words);
    });
  }
}

/** Deletes what proves nothing and is not needed any more. */
export async function forget({ kit: { db, clock } }: Context): Promise<void> {
  const before = (days: number) => new Date(clock.now() - days * dayMs);
  await db.orm.delete(walletRequests).where(lt(walletRequests.expiresAt, before(1)));
  await db.orm.delete(checks).where(
    and(
      lt(checks.createdAt, before(keptDays.attempts)),
      inArray(checks.state, ['open', 'abandoned', 'rejected', 'revoked', 'lapsed']),
      // That somebody is under 18 is not forgotten: it would open everything again.
      or(ne(checks.state, 'rejected'), ne(checks.reason, 'underage')),
    ),
  );
  await db.orm.delete(usedAttestations).where(lt(usedAttestations.usedAt, before(keptDays.attestations)));
  await db.orm.delete(visits).where(lt(visits.openedAt, before(keptDays.visits)));
}
