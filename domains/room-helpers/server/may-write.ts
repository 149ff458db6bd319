import { and, eq, sql } from 'drizzle-orm';
import type { RoomWord } from '#domains/live/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import * as problems from '../contract/problems.ts';
import type { Context } from './deps.ts';
import { findRules, muteOf } from './rows.ts';
import { isHelper } from './standing.ts';
import { lastLines } from './tables.ts';
import { holdsLink, refusedWordIn } from './words.ts';

const minute = 60_000;

/**
 * The rules of a performer’s room, asked for each new line of a guest there (live.roomRules). Who takes part without words is only asked
 * whether they are muted. Helpers write without pauses and without her list; a mute holds for them as well.
 * @throws Problem muted_for_now, muted_this_show, followers_only, buyers_only, link_not_here, word_not_here, slow_mode
 */
export async function mayWrite(ctx: Context, tx: Tx, { roomId, actorId, guestId, text }: RoomWord): Promise<void> {
  const now = ctx.kit.clock.now();
  const mute = await muteOf(tx, { actorId, guestId }, roomId, now);
  if (mute?.until) {
    const until = mute.until.getTime();
    throw new Problem(problems.mutedForNow, { data: { minutes: Math.ceil((until - now) / minute), until } });
  }
  if (mute) throw new Problem(problems.mutedThisShow);
  if (text === '') return;
  const rules = await findRules(tx, actorId);
  if (!rules || (await isHelper(ctx, tx, actorId, guestId))) return;
  if (rules.followersOnly && (await ctx.favourites.fansAmong(tx, actorId, [guestId])).length === 0)
    throw new Problem(problems.followersOnly);
  if (rules.buyersOnly && !(await ctx.sales.hasBought(tx, guestId))) throw new Problem(problems.buyersOnly);
  if (rules.refusesLinks && holdsLink(text)) throw new Problem(problems.linkNotHere);
  const word = refusedWordIn(text, rules.refusedWords);
  if (word !== undefined) throw new Problem(problems.wordNotHere, { data: { word } });
  // Last: a line that is refused for another reason starts no pause.
  if (rules.slowSeconds > 0) await takeTurn(tx, { roomId, guestId, seconds: rules.slowSeconds, now });
}

/** One line in so many seconds, decided by one statement: of lines sent at once one is kept. @throws Problem slow_mode */
async function takeTurn(
  tx: Tx,
  { roomId, guestId, seconds, now }: { roomId: number; guestId: number; seconds: number; now: number },
): Promise<void> {
  const at = new Date(now);
  const taken = await tx.orm
    .insert(lastLines)
    .values({ roomId, guestId, at })
    .onConflictDoUpdate({
      target: [lastLines.roomId, lastLines.guestId],
      set: { at },
      setWhere: sql`${lastLines.at} <= ${new Date(now - seconds * 1_000).toISOString()}::timestamptz`,
    })
    .returning({ at: lastLines.at });
  if (taken.length > 0) return;
  const [last] = await tx.orm
    .select({ at: lastLines.at })
    .from(lastLines)
    .where(and(eq(lastLines.roomId, roomId), eq(lastLines.guestId, guestId)));
  const retryAfterSeconds = Math.max(1, Math.ceil(((last?.at.getTime() ?? now) + seconds * 1_000 - now) / 1_000));
  throw new Problem(problems.slowMode, { data: { seconds, retryAfterSeconds } });
}
