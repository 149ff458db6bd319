import { and, asc, eq, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { nothingWithheld, ownPayout } from '../../contract/index.ts';
import type { PaidBackDay, refundWithheld } from '../../contract/office.ts';
import { announce } from '../chats/announce.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { lockChat, saveChat } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';
import type { ChatEffect } from '../machine/state.ts';
import { paidBack, withheld } from '../tables.ts';
import { bookMinutes, saleOf } from './book-minutes.ts';
import { toPaidBackDay } from './paid-back.ts';

type Input = Pick<RouteParsed<typeof refundWithheld>, 'body'>;

/**
 * An operator pays out what a guest's day has withheld: to each chat what is left of it, as one more refund of that chat.
 * What was paid out is not withheld any more, so a repeat finds nothing. Each chat is a transaction of its own, because
 * whoever holds a chat waits for no other chat; each has its line in the audit log. Nobody pays out to their own account.
 *
 * @throws Problem not_found, own_payout, nothing_withheld
 */
export async function payOutWithheld(ctx: Context, { body }: Input, call: Call): Promise<PaidBackDay> {
  if (body.guestId === call.caller.accountId) throw new Problem(ownPayout);
  const { db } = ctx.kit;
  const ofDay = and(eq(withheld.guestId, body.guestId), eq(withheld.day, body.day));
  const left = sql`${withheld.coins} > ${withheld.paidCoins}`;
  const open = await db.orm
    .select({ chatId: withheld.chatId })
    .from(withheld)
    .where(and(ofDay, left))
    .orderBy(asc(withheld.chatId));
  let paid = 0;
  for (const { chatId } of open) paid += await db.transaction((tx) => payOut(ctx, tx, chatId, body, call));
  const day = and(eq(paidBack.guestId, body.guestId), eq(paidBack.day, body.day));
  const [row] = await db.orm.select().from(paidBack).where(day);
  if (!row) throw new Problem(notFound);
  if (paid === 0) throw new Problem(nothingWithheld);
  return toPaidBackDay(row);
}

/** Pays out one chat's part; zero when somebody else was quicker. */
async function payOut(ctx: Context, tx: Tx, chatId: number, body: Input['body'], call: Call): Promise<number> {
  const chat = await lockChat(tx, chatId);
  const one = and(eq(withheld.chatId, chatId), eq(withheld.day, body.day));
  const [row] = await tx.orm.select().from(withheld).where(one);
  if (!chat || !row) return 0;
  // An operator may have paid the sale back in another way.
  const left = await ctx.deps.sales.left(tx, saleOf(chatId));
  const amount = Math.min(row.coins - row.paidCoins, chat.withheld, left);
  const seconds = row.seconds - row.paidSeconds;
  if (amount <= 0) return 0;
  const effect: ChatEffect = { type: 'refund', refund: chat.refunds + 1, seconds, amount };
  const booked = await bookMinutes(ctx, tx, chat, [effect]);
  const after: ChatRow = {
    ...chat,
    refunded: chat.refunded + amount,
    withheld: chat.withheld - amount,
    refunds: chat.refunds + 1,
    earned: chat.earned + booked.earned,
  };
  await saveChat(tx, chat, after);
  await tx.orm
    .update(withheld)
    .set({ paidCoins: row.paidCoins + amount, paidSeconds: row.seconds })
    .where(one);
  // Whoever pays out has looked at the day.
  await tx.orm
    .update(paidBack)
    .set({
      paidOutCoins: sql`${paidBack.paidOutCoins} + ${amount}`,
      paidOutSeconds: sql`${paidBack.paidOutSeconds} + ${seconds}`,
      checkedAt: ctx.now(),
      checkedSeconds: sql`${paidBack.seconds} + ${paidBack.withheldSeconds}`,
    })
    .where(and(eq(paidBack.guestId, body.guestId), eq(paidBack.day, body.day)));
  await audit(tx, {
    call,
    at: ctx.kit.clock.now(),
    operation: 'live.refundWithheld',
    subject: `guest:${body.guestId}`,
    input: { ...body, chatId, seconds, coins: amount },
    outcome: `${seconds} s of chat ${chatId} paid out`,
  });
  const news = { before: chat, chat: after, effects: [effect], booked, inherited: false };
  tx.afterCommit(() => ctx.work.follow('telling of a payout', announce(ctx, news)));
  return amount;
}
