import { eq } from 'drizzle-orm';
import { guestLockedEvent, guestUnlockedEvent } from '#domains/guest/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Handler } from '#kit/server/handler.ts';
import { on } from '#kit/server/handler.ts';
import { notAdmitted, performerHidden, performerShown } from '../contract/index.ts';
import { actors } from './tables.ts';

/** Changes one of the reasons to be hidden, and tells when that changed whether the performer is seen. */
async function change(
  tx: Tx,
  actorId: number,
  values: { readonly isLocked: boolean } | { readonly isAdmitted: boolean },
): Promise<void> {
  const [before] = await tx.orm
    .select({ isHidden: actors.isHidden })
    .from(actors)
    .where(eq(actors.id, actorId))
    .for('update');
  if (!before) return;
  const [after] = await tx.orm
    .update(actors)
    .set(values)
    .where(eq(actors.id, actorId))
    .returning({ isHidden: actors.isHidden });
  if (after?.isHidden === before.isHidden) return;
  if (after?.isHidden) await tx.emit(performerHidden, { actorId, why: 'isLocked' in values ? 'locked' : 'dismissed' });
  else await tx.emit(performerShown, { actorId });
}

/** Lets a performer be seen, go live and upload. */
export const admit = (tx: Tx, actorId: number): Promise<void> => change(tx, actorId, { isAdmitted: true });

/** Takes that back: in no list at once, and whoever shows something of theirs is told (`performers.hidden`). */
export const dismiss = (tx: Tx, actorId: number): Promise<void> => change(tx, actorId, { isAdmitted: false });

/**
 * Whatever a performer publishes, uploads or begins asks this first.
 * @throws Problem performer_not_admitted
 */
export async function assertAdmitted(executor: Executor, actorId: number): Promise<void> {
  const [row] = await executor.orm.select({ isAdmitted: actors.isAdmitted }).from(actors).where(eq(actors.id, actorId));
  if (!row?.isAdmitted) throw new Problem(notAdmitted);
}

/** Whoever's account is locked is in no list and has no profile until it is unlocked. */
export const lockHandlers: Handler[] = [
  on(guestLockedEvent, 'performers.hide-the-locked', ({ guestId }, tx) => change(tx, guestId, { isLocked: true })),
  on(guestUnlockedEvent, 'performers.show-the-unlocked', ({ guestId }, tx) => change(tx, guestId, { isLocked: false })),
];
