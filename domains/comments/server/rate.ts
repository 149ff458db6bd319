import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { ownThing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { lockSubject } from './lines.ts';
import type { GuestRating, RatingData, Subject } from './port.ts';
import { assertTogether, kindOf, subjectOf } from './subjects.ts';
import { ratings, subjects } from './tables.ts';

/** Rates something or takes that back; row and numbers change together. @throws Problem not_found, own_thing, you_have_blocked */
export function rateSubject(
  ctx: Context,
  caller: AccountCaller,
  subject: Subject,
  rating: GuestRating,
): Promise<RatingData> {
  const { kind, id } = subject;
  return ctx.kit.db.transaction(async (tx) => {
    const { actorId } = await subjectOf(ctx, tx, caller, subject, { isForWords: false });
    if (actorId === caller.accountId) throw new Problem(ownThing);
    await assertTogether(ctx, tx, caller, actorId);
    await lockSubject(tx, subject);
    const own = and(eq(ratings.kind, kind), eq(ratings.subjectId, id), eq(ratings.guestId, caller.accountId));
    const [before] = await tx.orm.delete(ratings).where(own).returning();
    const was = before?.isCounted ? before.value : 0;
    if (rating !== 0) {
      const row = { guestId: caller.accountId, kind, subjectId: id, value: rating };
      await tx.orm.insert(ratings).values({ ...row, createdAt: new Date(ctx.kit.clock.now()) });
    }
    const by = (value: GuestRating) => Number(rating === value) - Number(was === value);
    const [now] = await tx.orm
      .update(subjects)
      .set({ likes: sql`${subjects.likes} + ${by(1)}`, dislikes: sql`${subjects.dislikes} + ${by(-1)}` })
      .where(and(eq(subjects.kind, kind), eq(subjects.subjectId, id)))
      .returning();
    if (by(1) !== 0) await kindOf(ctx.kit.extensions, kind)?.liked?.(tx, id, now?.likes ?? 0);
    return {
      guestRatingLikes: now?.likes ?? 0,
      guestRatingDislikes: now?.dislikes ?? 0,
      isLiked: rating === 1,
      isDisliked: rating === -1,
    };
  });
}

/** Ratings of some things of a kind, in one statement; zeros where nobody rated. */
export async function ratingsOf(
  { orm }: Executor,
  kind: string,
  ids: readonly string[],
  guestId: number | null,
): Promise<ReadonlyMap<string, RatingData>> {
  const none = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false };
  const found = new Map<string, RatingData>(ids.map((id) => [id, none]));
  if (ids.length === 0) return found;
  const own = and(
    eq(ratings.kind, subjects.kind),
    eq(ratings.subjectId, subjects.subjectId),
    eq(ratings.guestId, guestId ?? 0),
  );
  const rows = await orm
    .select({ id: subjects.subjectId, likes: subjects.likes, dislikes: subjects.dislikes, value: ratings.value })
    .from(subjects)
    .leftJoin(ratings, own)
    .where(and(eq(subjects.kind, kind), inArray(subjects.subjectId, [...ids])));
  for (const { id, likes, dislikes, value } of rows)
    found.set(id, {
      ...{ guestRatingLikes: likes, guestRatingDislikes: dislikes },
      ...{ isLiked: value === 1, isDisliked: value === -1 },
    });
  return found;
}

/** How many entries the lists of some things have for everybody. */
export async function totalsOf(
  { orm }: Executor,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>(ids.map((id) => [id, 0]));
  if (ids.length === 0) return found;
  const rows = await orm
    .select({ id: subjects.subjectId, total: subjects.total })
    .from(subjects)
    .where(and(eq(subjects.kind, kind), inArray(subjects.subjectId, [...ids])));
  for (const { id, total } of rows) found.set(id, total);
  return found;
}
