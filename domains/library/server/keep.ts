import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { readThing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Kept, SourceType } from './port.ts';
import { refreshThing } from './refresh.ts';
import { entries, things } from './tables.ts';

const entryOf = (guestId: number, { kind, id }: Kept) =>
  and(eq(entries.guestId, guestId), eq(entries.kind, kind), eq(entries.thing, id));

/** Has something read anew after the transaction. */
async function readAfter(ctx: Context, tx: Tx, { kind, id }: Kept): Promise<void> {
  if (ctx.canSend()) await ctx.kit.jobs.send(tx, readThing, { kind, id });
  else
    tx.afterCommit(() =>
      // What fails here is still marked as out of date, and read when the site runs.
      refreshThing(ctx, { kind, id }).catch((error) => ctx.kit.log.warn({ err: error }, 'a thing was not read')),
    );
}

/** Puts something into a guest's library; bought again after it was paid back, it is there as of then. */
export async function addEntry(
  ctx: Context,
  tx: Tx,
  { kind, id, guestId, source, price, at }: Kept & { guestId: number; source: SourceType; price: number; at: Date },
): Promise<void> {
  const isBought = source === 'purchased';
  const first = { guestId, kind, thing: id, addedAt: at };
  const target = [entries.guestId, entries.kind, entries.thing];
  if (isBought)
    await tx.orm
      .insert(entries)
      .values({ ...first, price, boughtAt: at })
      .onConflictDoUpdate({
        target,
        set: { price, boughtAt: at, addedAt: at, archivedAt: null },
        setWhere: or(isNull(entries.boughtAt), lt(entries.boughtAt, at)),
      });
  else
    await tx.orm
      .insert(entries)
      .values({ ...first, price: 0, pinnedAt: at })
      .onConflictDoUpdate({ target, set: { pinnedAt: at }, setWhere: isNull(entries.pinnedAt) });
  const fresh = { kind, thing: id, staleAt: new Date(ctx.kit.clock.now()) };
  const added = await tx.orm.insert(things).values(fresh).onConflictDoNothing().returning({ thing: things.thing });
  if (added.length > 0) await readAfter(ctx, tx, { kind, id });
}

/** It was unpinned: what was bought stays. */
export async function unpinEntry(tx: Tx, { guestId, ...kept }: Kept & { guestId: number }): Promise<void> {
  const own = entryOf(guestId, kept);
  await tx.orm.delete(entries).where(and(own, isNull(entries.boughtAt)));
  await tx.orm
    .update(entries)
    .set({ pinnedAt: null })
    .where(and(own, isNotNull(entries.pinnedAt)));
}

/** What something is ordered by changed. What is in nobody's library is not read; what waits to be read is not asked for twice. */
export async function thingChanged(ctx: Context, tx: Tx, { kind, id }: Kept): Promise<void> {
  const staleAt = new Date(ctx.kit.clock.now());
  const it = and(eq(things.kind, kind), eq(things.thing, id));
  const version = sql`${things.version} + 1`;
  const waiting = await tx.orm
    .update(things)
    .set({ version })
    .where(and(it, sql`${things.staleAt} <= ${staleAt}`))
    .returning({ thing: things.thing });
  if (waiting.length > 0) return;
  const known = await tx.orm.update(things).set({ version, staleAt }).where(it).returning({ thing: things.thing });
  if (known.length > 0) await readAfter(ctx, tx, { kind, id });
}
