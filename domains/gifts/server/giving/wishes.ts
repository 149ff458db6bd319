import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { ActorWish } from '../../contract/own.ts';
import { giftMissing } from '../../contract/problems.ts';
import type { Wish } from '../../contract/studio.ts';
import { giftsById, presentGift } from '../catalogue/read-catalogue.ts';
import type { Context } from '../deps.ts';
import { wishes } from '../tables.ts';

/** What a performer wishes for, in their order. */
export async function wishesOf({ orm }: Executor, actorId: number): Promise<Wish[]> {
  return orm
    .select({ giftId: wishes.giftId, wanted: wishes.wanted, received: wishes.received })
    .from(wishes)
    .where(eq(wishes.actorId, actorId))
    .orderBy(asc(wishes.position), asc(wishes.giftId));
}

/** The same with the gifts, as guests see them. */
export async function shownWishes(
  executor: Executor,
  actorId: number,
  language: Language,
  now: number,
): Promise<ActorWish[]> {
  const all = await wishesOf(executor, actorId);
  const gifts = await giftsById(
    executor,
    all.map(({ giftId }) => giftId),
  );
  return all.flatMap(({ giftId, wanted, received }) => {
    const gift = gifts.get(giftId);
    return gift ? [{ gift: presentGift(gift, language, now), wanted, received }] : [];
  });
}

/** Counts gifts towards the wishes of a performer. */
export async function countTowardsWishes(
  tx: Tx,
  actorId: number,
  gifts: readonly { readonly giftId: number; readonly quantity: number }[],
): Promise<void> {
  for (const { giftId, quantity } of [...gifts].sort((a, b) => a.giftId - b.giftId)) {
    await tx.orm
      .update(wishes)
      .set({ received: sql`${wishes.received} + ${quantity}` })
      .where(and(eq(wishes.actorId, actorId), eq(wishes.giftId, giftId)));
  }
}

/**
 * Writes what a performer wishes for; what was received of a wish that stays is kept.
 * @throws Problem `gift_missing` for a gift that there is not
 */
export async function setWishes(
  { kit }: Pick<Context, 'kit'>,
  actorId: number,
  wanted: readonly { readonly giftId: number; readonly wanted: number }[],
): Promise<Wish[]> {
  return kit.db.transaction(async (tx) => {
    const ids = [...new Set(wanted.map(({ giftId }) => giftId))];
    const known = await giftsById(tx, ids);
    if (ids.some((id) => !known.get(id)?.active)) throw new Problem(giftMissing);
    await lockByName(tx, 'gifts.wishes', actorId);
    const own = eq(wishes.actorId, actorId);
    await tx.orm.delete(wishes).where(ids.length === 0 ? own : and(own, notInArray(wishes.giftId, ids)));
    for (const [position, giftId] of ids.entries()) {
      const row = { actorId, giftId, position, wanted: wanted.find((one) => one.giftId === giftId)?.wanted ?? 1 };
      await tx.orm
        .insert(wishes)
        .values(row)
        .onConflictDoUpdate({
          target: [wishes.actorId, wishes.giftId],
          set: { position, wanted: row.wanted },
        });
    }
    return wishesOf(tx, actorId);
  });
}
