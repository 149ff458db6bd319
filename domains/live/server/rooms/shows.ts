import { and, countDistinct, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Show } from '../../contract/shows.ts';
import type { Context } from '../context.ts';
import { chats, rooms } from '../tables.ts';

/** A page of a performer's shows, the latest first: what the rooms say of time and people, and the books of money. */
export async function showsOf(
  ctx: Context,
  actorId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ shows: Show[]; before: number | null }> {
  const { db } = ctx.kit;
  const found = await db.orm
    .select({ id: rooms.id, startedAt: rooms.startedAt, onlineAt: rooms.onlineAt, endedAt: rooms.endedAt })
    .from(rooms)
    .where(
      and(
        eq(rooms.actorId, actorId),
        // Without a picture nobody saw it.
        isNotNull(rooms.onlineAt),
        before === undefined ? undefined : lt(rooms.id, before),
      ),
    )
    .orderBy(desc(rooms.id))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const counted = await db.orm
    .select({
      roomId: chats.roomId,
      viewers: countDistinct(chats.guestId),
      chats: sql<number>`(count(*) filter (where ${chats.paid} and ${chats.minutes} > 0))::int`,
      minutes: sql<number>`coalesce(sum(${chats.minutes}) filter (where ${chats.paid}), 0)::int`,
    })
    .from(chats)
    .where(
      and(
        inArray(
          chats.roomId,
          page.map(({ id }) => id),
        ),
        isNotNull(chats.startedAt),
        ne(chats.type, 'LIVE_PREVIEW'),
      ),
    )
    .groupBy(chats.roomId);
  // What is booked in the moment a room closes still belongs to it.
  const spans = page.map(({ startedAt, endedAt }) => ({ from: startedAt, to: endedAt === null ? null : endedAt + 1 }));
  const earned = await ctx.deps.ledger.earnedIn(db, actorId, spans);
  const shows = page.map(({ id, startedAt, onlineAt, endedAt }, place): Show => {
    const { viewers = 0, chats: paid = 0, minutes = 0 } = counted.find(({ roomId }) => roomId === id) ?? {};
    const begun = onlineAt ?? startedAt;
    const books = earned[place];
    return {
      showId: id,
      startedAt: begun,
      endedAt,
      seconds: Math.max(0, Math.round(((endedAt ?? ctx.now()) - begun) / 1000)),
      viewers,
      chats: paid,
      minutes,
      earned: books?.total ?? 0,
      kinds: [...(books?.kinds ?? [])],
    };
  });
  return { shows, before: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}
