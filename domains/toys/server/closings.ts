import { asc, eq } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { ToyClosing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { moveQueueOf } from './move-queue.ts';
import { closings, setups } from './tables.ts';

/** Countries where remote toys are switched off. */
export async function listClosings({ orm }: Executor): Promise<ToyClosing[]> {
  const rows = await orm.select().from(closings).orderBy(asc(closings.country));
  return rows.map(({ country, reason, closedAt }) => ({ country, reason, closedAt: closedAt.toISOString() }));
}

/** Switches remote toys off in a country, or on again (`reason` null); performers there are told at once. */
export async function setClosing(
  ctx: Context,
  call: Call,
  country: string,
  reason: string | null,
): Promise<ToyClosing[]> {
  const { db, clock } = ctx.kit;
  const operation = reason === null ? 'toys.open' : 'toys.close';
  await db.transaction(async (tx) => {
    const at = clock.now();
    if (reason === null) await tx.orm.delete(closings).where(eq(closings.country, country));
    else {
      const values = { country, reason, closedAt: new Date(at), closedBy: call.caller.accountId ?? 0 };
      await tx.orm.insert(closings).values(values).onConflictDoUpdate({ target: closings.country, set: { reason } });
    }
    await audit(tx, { call, at, operation, subject: `toyCountry:${country}`, input: { country, reason } });
  });
  const there = await db.orm.select({ actorId: setups.actorId }).from(setups).where(eq(setups.country, country));
  for (const { actorId } of there) await db.transaction((tx) => moveQueueOf(ctx, tx, actorId));
  return listClosings(db);
}
