import { and, eq } from 'drizzle-orm';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import { tipItemMissing } from '../../contract/problems.ts';
import { tipSale } from '../../contract/sale-kinds.ts';
import type { Context } from '../deps.ts';
import { sends, tipMenu } from '../tables.ts';
import type { Place } from './place.ts';
import { receiver } from './place.ts';
import type { SendRow } from './read-given.ts';
import { sendingOf } from './read-given.ts';
import { seenAs } from './seen.ts';
import { oneAtATime } from './stock.ts';
import { tellGiven } from './tell-given.ts';

/** Coins to a performer. */
export interface Tip {
  readonly guestId: number;
  readonly actorId: number;
  /** Hundredths of a coin; of what is on the tip menu what the page showed. */
  readonly coins: number;
  readonly menuItemId: number | null;
  readonly words: string;
  readonly key: string;
  readonly country: string | null;
  readonly place: Place;
}

/**
 * Gives coins, in the transaction of who calls. What is on the menu costs what stands there now, and is refused when that is more than
 * was shown. The same key again answers the first and costs nothing.
 *
 * @throws Problem `tip_item_missing`, `price_changed`, `key_used_otherwise`, `not_welcome`, `actor_not_found`, `not_enough_coins`
 */
export async function sendTip(ctx: Context, tx: Tx, tip: Tip): Promise<{ row: SendRow; paid: number }> {
  const { guestId, actorId, key, place } = tip;
  await oneAtATime(tx, guestId);
  const asked = JSON.stringify([actorId, place.reference, tip.coins, tip.menuItemId, tip.words]);
  return onceByKey({
    before: () => sendingOf(tx, guestId, key),
    isSame: (row) => row.kind === 'tip' && row.asked === asked,
    repeat: (row) => ({ row, paid: row.price }),
    first: () => tipNow(ctx, tx, tip, asked),
  });
}

async function tipNow(ctx: Context, tx: Tx, tip: Tip, asked: string): Promise<{ row: SendRow; paid: number }> {
  const { guestId, actorId, key, place, country } = tip;
  const actor = await receiver(ctx, tx, guestId, actorId, country);
  const { coins, words } = await askedFor(tx, tip);
  assertPriceShown(tip.coins, coins);
  const [added] = await tx.orm
    .insert(sends)
    .values({
      kind: 'tip',
      guestId,
      actorId,
      key,
      asked,
      reference: place.reference,
      price: coins,
      words,
      roomId: place.roomId,
      createdAt: new Date(ctx.kit.clock.now()),
      ...(await seenAs(ctx, tx, guestId, place.isPublic)),
    })
    .returning();
  const row = added as SendRow;
  const { paid } = await ctx.sales.charge(tx, {
    sale: `tip:${row.id}`,
    kind: tipSale,
    buyerId: guestId,
    seller: { id: actor.id, name: actor.name },
    price: coins,
  });
  await tellGiven(ctx, tx, row, []);
  return { row, paid };
}

async function askedFor(tx: Tx, { menuItemId, actorId, coins, words }: Tip): Promise<{ coins: number; words: string }> {
  if (menuItemId === null) return { coins, words };
  const [item] = await tx.orm
    .select()
    .from(tipMenu)
    .where(and(eq(tipMenu.id, menuItemId), eq(tipMenu.actorId, actorId)));
  if (!item) throw new Problem(tipItemMissing);
  return { coins: item.price, words: item.words };
}
