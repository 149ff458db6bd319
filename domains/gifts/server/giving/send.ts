import { eq } from 'drizzle-orm';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import type { GiftReference } from '../../contract/events.ts';
import { giftsSent } from '../../contract/events.ts';
import { giftSale } from '../../contract/sale-kinds.ts';
import type { GiftQuantity } from '../../contract/stock.ts';
import { pictureUrl } from '../catalogue/drawings.ts';
import type { GiftNames } from '../catalogue/names.ts';
import { giftsById } from '../catalogue/read-catalogue.ts';
import type { Context } from '../deps.ts';
import { sends, sentGifts } from '../tables.ts';
import type { Place } from './place.ts';
import { onProfile, receiver } from './place.ts';
import type { PricedGift } from './price.ts';
import { assertOnOffer, joined, priced, totals } from './price.ts';
import type { SendRow } from './read-given.ts';
import { sendingOf } from './read-given.ts';
import { seenAs } from './seen.ts';
import { oneAtATime, takeFromStock, tellStock } from './stock.ts';
import { tellGiven } from './tell-given.ts';

/** Gifts to a performer. */
export interface Sending {
  readonly guestId: number;
  readonly actorId: number;
  readonly gifts: readonly GiftQuantity[];
  readonly reference: GiftReference;
  /** Names this sending among those of the guest, for ever. */
  readonly key: string;
  /** What the page said it costs, in hundredths of a coin; more is refused. Not given: whoever calls has asked. */
  readonly shownPrice?: number;
  readonly words?: string;
  /** The country the guest comes from, for performers who are not shown there. */
  readonly country?: string | null;
  /** The show it is given in, and whether others may know of it; outside of shows when not given. */
  readonly place?: Pick<Place, 'roomId' | 'isPublic'>;
}

/** What was given, for showing it. Amounts in hundredths of a coin. */
export interface Sent {
  readonly sendId: number;
  readonly gifts: readonly {
    readonly giftId: number;
    readonly names: GiftNames;
    readonly imageUrl: string;
    readonly quantity: number;
    /** How many of them had been bought before. */
    readonly covered: number;
  }[];
  readonly price: number;
  readonly covered: number;
  readonly paid: number;
  /** It was sent before with this key; nothing changed now. */
  readonly repeated: boolean;
}

/**
 * Gives gifts, in the transaction of who calls: what was bought before is used first, the rest is paid. The performer earns their part of
 * the whole price. The same key again answers the first and costs nothing.
 *
 * @throws Problem `gift_missing`, `gift_for_vips`, `price_changed` (with the new price), `key_used_otherwise`,
 *   `not_welcome` (blocked, or oneself), `actor_not_found`, `not_enough_coins`
 */
export async function sendGifts(ctx: Context, tx: Tx, sending: Sending): Promise<Sent> {
  await oneAtATime(tx, sending.guestId);
  return onceByKey({
    before: () => sendingOf(tx, sending.guestId, sending.key),
    isSame: (row) => row.kind === 'gift' && row.asked === askedOf(sending),
    repeat: (row) => sentAs(tx, row),
    first: () => sendNow(ctx, tx, sending),
  });
}

async function sendNow(ctx: Context, tx: Tx, sending: Sending): Promise<Sent> {
  const { guestId, actorId, reference, shownPrice, country, place = onProfile } = sending;
  const actor = await receiver(ctx, tx, guestId, actorId, country);
  const lines = await takeGifts(ctx, tx, sending);
  const { price, uncovered } = totals(lines);
  assertPriceShown(shownPrice, uncovered);
  const at = ctx.kit.clock.now();
  const [row] = await tx.orm
    .insert(sends)
    .values({
      kind: 'gift',
      guestId,
      actorId,
      key: sending.key,
      asked: askedOf(sending),
      reference,
      price,
      covered: price - uncovered,
      words: sending.words ?? '',
      createdAt: new Date(at),
      roomId: place.roomId,
      ...(await seenAs(ctx, tx, guestId, place.isPublic)),
    })
    .returning();
  const sendId = row?.id as number;
  await tx.orm
    .insert(sentGifts)
    .values(
      lines.map(({ gift, quantity, covered }) => ({ sendId, giftId: gift.id, quantity, covered, price: gift.price })),
    );
  // What was bought before covers its part of the price there: server/giving/price-cover.ts.
  const charged = await ctx.sales.charge(tx, {
    sale: `gift:${sendId}`,
    kind: giftSale,
    buyerId: guestId,
    seller: { id: actor.id, name: actor.name },
    price,
    isGiven: uncovered === 0,
  });
  await tellStock(ctx, tx, guestId);
  await tellGiven(ctx, tx, row as SendRow, joined(sending.gifts));
  for (const { gift, quantity, covered } of lines) {
    const paid = gift.price * (quantity - covered);
    await tx.emit(giftsSent, { sendId, guestId, actorId, giftId: gift.id, quantity, reference, paid, at });
  }
  return { sendId, gifts: shown(lines), price, covered: charged.covered, paid: charged.paid, repeated: false };
}

const askedOf = ({ actorId, reference, gifts, words = '' }: Sending): string =>
  JSON.stringify([actorId, reference, joined(gifts).map(({ giftId, quantity }) => [giftId, quantity]), words]);

const shown = (lines: readonly PricedGift[]): Sent['gifts'] =>
  lines.map(({ gift, quantity, covered }) => ({
    giftId: gift.id,
    names: gift.names,
    imageUrl: pictureUrl(gift.picture),
    quantity,
    covered,
  }));

async function takeGifts(ctx: Context, tx: Tx, { guestId, gifts }: Sending): Promise<PricedGift[]> {
  const rows = await giftsById(
    tx,
    gifts.map(({ giftId }) => giftId),
  );
  // In one order for everybody.
  const taken = new Map<number, number>();
  for (const { giftId, quantity } of joined(gifts).sort((a, b) => a.giftId - b.giftId))
    taken.set(giftId, await takeFromStock(tx, guestId, giftId, quantity));
  const lines = priced(rows, gifts, (giftId) => taken.get(giftId) ?? 0);
  const toBuy = lines.filter(({ quantity, covered }) => quantity > covered).map(({ gift }) => gift);
  await assertOnOffer(ctx, tx, guestId, toBuy);
  return lines;
}

/** The answer of the request that made this row. */
async function sentAs(tx: Tx, row: SendRow): Promise<Sent> {
  const given = await tx.orm.select().from(sentGifts).where(eq(sentGifts.sendId, row.id));
  const rows = await giftsById(
    tx,
    given.map(({ giftId }) => giftId),
  );
  const lines = given.flatMap(({ giftId, quantity, covered }) => {
    const gift = rows.get(giftId);
    return gift ? [{ gift, quantity, covered }] : [];
  });
  const { id: sendId, price, covered } = row;
  return { sendId, gifts: shown(lines), price, covered, paid: price - covered, repeated: true };
}
