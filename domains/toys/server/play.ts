import { and, count, eq, inArray } from 'drizzle-orm';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { notInRoom, notWelcome } from '#domains/gifts/contract/index.ts';
import type { OpenChat } from '#domains/live/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { onceByKey } from '#kit/db/query/once-by-key.ts';
import { directSeconds, toyClosedHere, toyForPrivate, toyQueueFull, toyUnavailable } from '../contract/index.ts';
import { toySale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { drawnPattern, moveQueue, tellOfPlay } from './move-queue.ts';
import { saleOf } from './pay-back.ts';
import type { ControlRow, PlayRow, SetupRow } from './rows.ts';
import { controlsOf, isClosedIn, isConnected, lockSetup, openPlays } from './rows.ts';
import { plays } from './tables.ts';
import { secondsOf } from './view.ts';

/** How many plays may wait for one toy, and of one guest. */
export const mostWaiting = 20;
export const mostWaitingOfOne = 5;

/** What a guest asks for; `shown` is the price their page showed, hundredths of a coin. */
export interface ToyWish {
  readonly actorId: number;
  /** Null: a minute of direct control. */
  readonly giftId: number | null;
  readonly shown: number;
  readonly key: string;
}

/**
 * Sells a play and puts it into the queue, in one transaction. The same key again answers the first.
 * @throws Problem `actor_not_found`, `toy_closed_here`, `not_welcome`, `you_have_blocked`, `not_in_room`, `toy_unavailable`, `toy_for_private`,
 *   `toy_queue_full`, `price_changed`, `key_used_otherwise`, `not_enough_coins`
 */
export function playToy(ctx: Context, caller: AccountCaller, wish: ToyWish): Promise<{ row: PlayRow; paid: number }> {
  const { actorId, giftId, key } = wish;
  const { accountId: guestId } = caller;
  return ctx.kit.db.transaction(async (tx) => {
    // Everybody who changes something of a toy holds its performer's row first.
    const setup = await lockSetup(tx, actorId);
    await lockByName(tx, 'toys.guest', guestId);
    return onceByKey({
      before: async () => {
        const own = and(eq(plays.guestId, guestId), eq(plays.key, key));
        return (await tx.orm.select().from(plays).where(own))[0];
      },
      isSame: (row) => row.actorId === actorId && row.giftId === giftId,
      repeat: (row) => ({ row, paid: 0 }),
      first: () => sellPlay(ctx, tx, caller, wish, setup),
    });
  });
}

async function sellPlay(ctx: Context, tx: Tx, caller: AccountCaller, wish: ToyWish, setup: SetupRow | null) {
  const { actorId, shown, key } = wish;
  const { accountId: guestId, country } = caller;
  const { kit } = ctx;
  const seller = await receiver(ctx, tx, guestId, actorId, country);
  if (await isClosedIn(tx, country)) throw new Problem(toyClosedHere);
  const chat = await ctx.live.openChatWith(tx, guestId, actorId);
  if (!chat || chat.watchedChatId !== null) throw new Problem(notInRoom);
  const now = kit.clock.now();
  const isReady = setup !== null && isConnected(setup, now) && setup.pausedAt === null;
  if (!isReady || (await isClosedIn(tx, setup.country)) || (await ctx.live.openRoomOf(tx, actorId)) !== chat.roomId)
    throw new Problem(toyUnavailable);
  const what = await asked(tx, setup, wish, chat);
  assertPriceShown(shown, what.price);
  await assertRoom(tx, actorId, guestId);
  const seen = await ctx.gifts.seenAs(tx, guestId, chat.isPublic);
  const [added] = await tx.orm
    .insert(plays)
    .values({
      ...{ actorId, guestId, key, ...what, ...seen },
      ...{ roomId: chat.roomId, chatId: chat.chatId, isPrivate: !chat.isPublic, createdAt: new Date(now) },
    })
    .returning();
  let row = added as PlayRow;
  const { paid } = await ctx.sales.charge(tx, {
    sale: saleOf(row.id),
    kind: toySale,
    buyerId: guestId,
    seller,
    price: what.price,
  });
  if (what.isRandom) {
    row = { ...row, pattern: drawnPattern(row.id) };
    await tx.orm.update(plays).set({ pattern: row.pattern }).where(eq(plays.id, row.id));
  }
  await tellOfPlay(ctx, tx, row);
  await moveQueue(ctx, tx, setup);
  const [after] = await tx.orm.select().from(plays).where(eq(plays.id, row.id));
  return { row: after ?? row, paid };
}

/** The performer whose toy it is, who is there for this guest. */
async function receiver(ctx: Context, tx: Tx, guestId: number, actorId: number, country: string | null) {
  const actor = await ctx.performers.actor(tx, actorId);
  if (!actor || isBanned(actor, country)) throw new Problem(actorMissing);
  const barrier = guestId === actorId ? 'oneself' : await ctx.blocks.barrier(tx, { actorId, guestId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : notWelcome);
  return { id: actor.id, name: actor.name };
}

/** What was asked for, within the performer’s bounds, and its price now. */
async function asked(tx: Tx, setup: SetupRow, { giftId }: ToyWish, chat: OpenChat) {
  if (giftId === null) {
    if (setup.directPrice === null) throw new Problem(toyUnavailable);
    if (chat.isPublic) throw new Problem(toyForPrivate);
    const direct = { kind: 'direct' as const, giftId, displayName: '', pattern: 'steady' as const };
    return { ...direct, strength: 100, seconds: directSeconds, price: setup.directPrice, isRandom: false };
  }
  if (setup.isPrivateOnly && chat.isPublic) throw new Problem(toyForPrivate);
  const control = (await controlsOf(tx, setup.actorId)).find((one: ControlRow) => one.giftId === giftId && one.isOn);
  if (!control) throw new Problem(toyUnavailable);
  const { displayName, pattern, strength, price } = control;
  const seconds = secondsOf(setup, control);
  return { kind: 'pattern' as const, giftId, displayName, pattern, strength, seconds, price, isRandom: control.random };
}

async function assertRoom(tx: Tx, actorId: number, guestId: number): Promise<void> {
  const open = await openPlays(tx, actorId);
  const [own] = await tx.orm
    .select({ waiting: count() })
    .from(plays)
    .where(and(eq(plays.actorId, actorId), eq(plays.guestId, guestId), inArray(plays.state, ['queued', 'running'])));
  if (open.length >= mostWaiting || (own?.waiting ?? 0) >= mostWaitingOfOne) throw new Problem(toyQueueFull);
}
