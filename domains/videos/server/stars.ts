import { desc, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { VideoStar } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { shown } from './rows.ts';
import { videos } from './tables.ts';

/** How long a reckoning of who is liked best stands, ms: it reads every video there is. */
const standsMs = 60_000;
/** As many as anybody asks for (spec 3 §9). */
const mostStars = 100;

type Reckoned = readonly { readonly id: number; readonly videos: number; readonly likes: number }[];

/** Answers the performers whose videos are liked best, without those that are not shown to the caller. */
export function videoStars(ctx: Context): (caller: Caller, first: number) => Promise<VideoStar[]> {
  const { db, clock, caches } = ctx.kit;
  let kept: { readonly at: number; readonly stars: Promise<Reckoned> } | null = null;
  const forget = (): void => {
    kept = null;
  };
  caches.onClear('videos.stars', forget);
  const reckoned = (): Promise<Reckoned> => {
    const now = clock.now();
    if (kept && Math.abs(now - kept.at) < standsMs) return kept.stars;
    const stars = reckon(ctx);
    kept = { at: now, stars };
    // A failure is not kept.
    stars.catch(forget);
    return stars;
  };
  return async (caller, first) => {
    const rows = (await reckoned()).slice(0, first);
    const cards = await ctx.performers.cards(
      db,
      rows.map(({ id }) => id),
      caller,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return cards.map(({ id, name, isOnline, avatar }) => ({
      ...{ id, name, online: isOnline, avatar: avatar?.src ?? null },
      profileLink: `/${caller.language}/amateur/${encodeURIComponent(name.toLowerCase())}/`,
      videos: byId.get(id)?.videos ?? 0,
      likes: byId.get(id)?.likes ?? 0,
    }));
  };
}

// Waited for here: a statement that is handed on is asked again by everybody who waits for it.
const reckon = async ({ kit: { db } }: Context): Promise<Reckoned> =>
  await db.orm
    .select({
      id: videos.actorId,
      videos: sql<number>`count(*)::int`,
      likes: sql<number>`sum(${videos.likes})::int`,
    })
    .from(videos)
    .where(shown)
    .groupBy(videos.actorId)
    .orderBy(desc(sql`sum(${videos.likes})`), desc(sql`sum(${videos.views})`), videos.actorId)
    .limit(mostStars);
