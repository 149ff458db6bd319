import { and, asc, eq, notInArray } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { TipMenuItem } from '../../contract/room.ts';
import { tipMenuChanged } from '../../contract/room.ts';
import type { Context } from '../deps.ts';
import { tipMenu } from '../tables.ts';

/** What a performer offers for a tip, in their order. */
export async function menuOf({ orm }: Executor, actorId: number): Promise<TipMenuItem[]> {
  return orm
    .select({ id: tipMenu.id, coins: tipMenu.price, words: tipMenu.words })
    .from(tipMenu)
    .where(eq(tipMenu.actorId, actorId))
    .orderBy(asc(tipMenu.position), asc(tipMenu.id));
}

interface Line {
  readonly id: number | null;
  readonly coins: number;
  readonly words: string;
}

/** Writes a tip menu as a whole: lines keep their numbers, so a tip under way meets the line it was meant for. @throws Problem `word_refused` */
export async function setMenu(
  { kit }: Pick<Context, 'kit'>,
  actorId: number,
  lines: readonly Line[],
): Promise<TipMenuItem[]> {
  for (const [index, { words }] of lines.entries()) {
    const field = `body.items.${index}.words`;
    assertAllowed(field, words);
    await assertSayable(kit, field, words);
  }
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'gifts.menu', actorId);
    const own = eq(tipMenu.actorId, actorId);
    const kept = lines.flatMap(({ id }) => id ?? []);
    await tx.orm.delete(tipMenu).where(kept.length === 0 ? own : and(own, notInArray(tipMenu.id, kept)));
    for (const [position, { id, coins: price, words }] of lines.entries()) {
      const values = { position, price, words };
      const changed =
        id === null
          ? []
          : await tx.orm
              .update(tipMenu)
              .set(values)
              .where(and(own, eq(tipMenu.id, id)))
              .returning({ id: tipMenu.id });
      if (changed.length === 0) await tx.orm.insert(tipMenu).values({ actorId, ...values });
    }
    const menu = await menuOf(tx, actorId);
    tx.afterCommit(() => {
      for (const topic of [`gifts:${actorId}`, `performer:${actorId}`])
        kit.realtime.publish(topic, tipMenuChanged, { actorId, menu });
    });
    return menu;
  });
}
