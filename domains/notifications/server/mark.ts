import { and, between, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { notifications as push } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { unseenOf } from './read.ts';
import { deliveries, entries } from './tables.ts';

interface Marked {
  readonly markedAsReadIds?: number[];
  readonly floatedIds?: number[];
  readonly seenUpTo?: number;
}

/** Tells all pages of a guest what was marked, once it is kept. */
async function tellMarks({ kit }: Context, tx: Tx, guestId: number, marked: Marked & { removedIds?: number[] }) {
  const unseenCount = (await unseenOf(tx, [guestId])).get(guestId) ?? 0;
  const nothing = {
    place: null,
    notifications: [],
    removedIds: [],
    markedAsReadIds: [],
    floatedIds: [],
    seenUpTo: null,
  };
  tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, push, { ...nothing, ...marked, unseenCount }));
}

/** The guest looked at the menu: this one and all older ones are seen. Of somebody else's number nothing changes. */
export async function markSeen(ctx: Context, guestId: number, id: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const own = and(eq(entries.guestId, guestId), lte(entries.id, id), isNull(entries.seenAt));
    const changed = await tx.orm
      .update(entries)
      .set({ seenAt: now(ctx) })
      .where(own)
      .returning({ id: entries.id });
    if (changed.length > 0) await tellMarks(ctx, tx, guestId, { seenUpTo: id });
  });
}

/** The guest opened it, from wherever: it is read and seen, and floats no more. */
export async function markRead(ctx: Context, guestId: number, id: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const own = and(eq(entries.guestId, guestId), eq(entries.id, id), isNull(entries.readAt));
    const at = now(ctx);
    const change = { readAt: at, seenAt: at, floatedAt: at };
    const changed = await tx.orm.update(entries).set(change).where(own).returning({ id: entries.id });
    if (changed.length > 0) await tellMarks(ctx, tx, guestId, { markedAsReadIds: [id] });
  });
}

/** It has floated on one page; the others leave it. */
export async function markFloated(ctx: Context, guestId: number, id: number): Promise<void> {
  await ctx.kit.db.transaction(async (tx) => {
    const own = and(eq(entries.guestId, guestId), eq(entries.id, id), isNull(entries.floatedAt));
    const changed = await tx.orm
      .update(entries)
      .set({ floatedAt: now(ctx) })
      .where(own)
      .returning({ id: entries.id });
    if (changed.length > 0) await tellMarks(ctx, tx, guestId, { floatedIds: [id] });
  });
}

/** Takes away what is not true any more, by its kind and key, from all pages of the guest and from what is still to leave. */
export async function withdraw(ctx: Context, tx: Tx, guestId: number, type: number, keys: readonly string[]) {
  if (keys.length === 0) return;
  const own = and(eq(entries.guestId, guestId), eq(entries.type, type), inArray(entries.key, [...keys]));
  const gone = await tx.orm.delete(entries).where(own).returning({ id: entries.id });
  if (gone.length > 0) await tellMarks(ctx, tx, guestId, { removedIds: gone.map(({ id }) => id) });
}

/** Nothing waits longer for quiet hours and a digest together. */
const longestWaitMs = 3 * 24 * 3_600_000;

/**
 * What was told of a performer until `before` (epoch ms) is over: it leaves the site no more where it has not left yet. On the site it
 * stands with its time. For all guests at once.
 */
export async function recall(tx: Tx, { type, actorId, before }: { type: number; actorId: number; before: number }) {
  const told = tx.orm
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.actorId, actorId),
        between(entries.createdAt, new Date(before - longestWaitMs), new Date(before)),
        eq(entries.type, type),
      ),
    );
  await tx.orm.delete(deliveries).where(and(inArray(deliveries.entryId, told), isNull(deliveries.sentAt)));
}

const now = ({ kit }: Context): Date => new Date(kit.clock.now());
