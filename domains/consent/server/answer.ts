import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Thing } from '../contract/index.ts';
import { consentTerms } from '../contract/terms.ts';
import { lockPeople, lockThing, settle } from './coverage.ts';
import type { Context } from './deps.ts';
import { tellOwner } from './owner-mails.ts';
import { depictions, things } from './tables.ts';
import { note } from './trail.ts';

export type Answer = 'agreed' | 'not agreed';

/**
 * Somebody's answer for one thing they are in, at any time: it counts from this moment. The same answer again changes nothing.
 * @throws Problem not_found for a thing they are not in, and one that is gone
 */
export async function answer(
  ctx: Context,
  tx: Tx,
  personId: number,
  thing: Thing,
  said: Answer,
  call: Call | null,
): Promise<void> {
  await lockPeople(tx, [personId]);
  const row = await lockThing(tx, thing);
  const [mine] = await tx.orm
    .select()
    .from(depictions)
    .where(and(eq(depictions.kind, thing.kind), eq(depictions.thingId, thing.id), eq(depictions.personId, personId)))
    .for('update');
  if (!row || row.forgottenAt !== null || !mine || mine.standing === 'unnamed') throw new Problem(notFound);
  // Who never agreed refuses; who did withdraws: one press on the screen, and both are kept as what they were.
  const standing =
    said === 'agreed'
      ? 'agreed'
      : mine.standing === 'agreed' || mine.standing === 'withdrawn'
        ? 'withdrawn'
        : 'refused';
  const isSame = standing === mine.standing && (standing !== 'agreed' || mine.termsVersion === consentTerms.version);
  if (isSame) return;
  const { kit } = ctx;
  const now = kit.clock.now();
  const termsVersion = standing === 'agreed' ? consentTerms.version : mine.termsVersion;
  await tx.orm
    .update(depictions)
    .set({ standing, decidedAt: new Date(now), termsVersion })
    .where(eq(depictions.id, mine.id));
  await note(tx, now, [{ what: standing, thing, personId, call }]);
  await settle(kit, tx, [thing], { ending: 'withdrawn' });
  if (standing !== 'agreed') await tellOwner(ctx, tx, row, { why: 'saidNo', personId });
}

/** An operator takes a thing down: nobody's agreement covers it from then on. @throws Problem not_found */
export async function takeDown(ctx: Context, tx: Tx, thing: Thing, why: string, call: Call): Promise<void> {
  const { kit } = ctx;
  const row = await lockThing(tx, thing);
  if (!row || row.forgottenAt !== null) throw new Problem(notFound);
  if (row.takenDownAt !== null) return;
  const now = kit.clock.now();
  await tx.orm
    .update(things)
    .set({ takenDownAt: new Date(now) })
    .where(and(eq(things.kind, thing.kind), eq(things.id, thing.id)));
  await note(tx, now, [{ what: 'takenDown', thing, call, why }]);
  await settle(kit, tx, [thing], { ending: 'takenDown' });
  await tellOwner(ctx, tx, row, { why: 'takenDown', reason: why });
}
