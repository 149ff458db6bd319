import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { tellGuest } from './state.ts';
import { guests } from './tables.ts';

/** Who proves their mailbox later than this after they signed up is no new guest any more, ms. */
const newFor = 30 * 86_400_000;

/**
 * A mailbox was proven: a new guest's first one makes them a candidate. Who has another role, signed up long ago or was a
 * candidate before becomes none.
 */
export async function becomeCandidate(ctx: Context, tx: Tx, guestId: number): Promise<void> {
  const { kit, identity, times } = ctx;
  const now = kit.clock.now();
  const account = await identity.account(tx, guestId);
  if (!account?.emailVerified || account.roles.some((role) => role !== 'guest')) return;
  if (now - account.createdAt.getTime() > newFor) return;
  const candidateUntil = new Date(now + times.candidate);
  const added = await tx.orm
    .insert(guests)
    .values({ guestId, candidateUntil })
    .onConflictDoNothing()
    .returning({ guestId: guests.guestId });
  if (added.length > 0) await tellGuest(ctx, tx, guestId);
}

/** Whoever buys coins is a candidate no more; what they have switched on goes on. */
export async function endCandidacy(ctx: Context, tx: Tx, guestId: number): Promise<void> {
  const now = new Date(ctx.kit.clock.now());
  const ended = await tx.orm
    .update(guests)
    .set({ candidateUntil: now })
    .where(and(eq(guests.guestId, guestId), gt(guests.candidateUntil, now)))
    .returning({ guestId: guests.guestId });
  if (ended.length > 0) await tellGuest(ctx, tx, guestId);
}
