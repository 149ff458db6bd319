import type { Memo } from '#domains/ledger/contract/index.ts';
import { guestAccount, houseRevenue, notEnoughCoins, performerAccount } from '#domains/ledger/contract/index.ts';
import type { Transfer } from '#domains/ledger/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { chatMinute, chatRefund } from '../contract/transfers.ts';
import type { ChatRow } from './chat-row.ts';
import type { Context } from './context.ts';
import type { ChatEffect } from './machine/state.ts';

/** What a step did to the books. */
export interface Booked {
  /** The performer's part of the step's minutes, less refunds. */
  readonly earned: number;
  /** The guest's coins after the last booking; null when nothing was booked. */
  readonly balance: number | null;
}

export const isNotEnoughCoins = (error: unknown): error is Problem =>
  error instanceof Problem && error.kind.code === notEnoughCoins.code;

/** The performer's part of an amount: rounded down, so the house keeps what does not divide. */
export const performerPart = (amount: number, sharePercent: number): number =>
  Math.floor((amount * sharePercent) / 100);

/**
 * Books the charges and refunds a step asks for, in the step's own transaction. Each has a key of its own, so a
 * repeated step books nothing twice. A refund takes back from both parts what the minutes gave them.
 *
 * @throws Problem not_enough_coins; the transaction stays usable
 */
export async function bookMinutes(
  ctx: Context,
  tx: Tx,
  chat: ChatRow,
  effects: readonly ChatEffect[],
): Promise<Booked> {
  let earned = 0;
  let balance: number | null = null;
  for (const effect of effects) {
    if ((effect.type !== 'charge' && effect.type !== 'refund') || effect.amount === 0) continue;
    const sign = effect.type === 'charge' ? 1 : -1;
    const part = await partOf(ctx, tx, chat, effect);
    const posted = await ctx.deps.ledger.post(tx, transferOf(chat, effect, part));
    earned += sign * part;
    balance = posted.balances[guestAccount(chat.guestId)] ?? balance;
  }
  return { earned, balance };
}

type Booking = Extract<ChatEffect, { type: 'charge' | 'refund' }>;

/**
 * A refund is never held up by a performer whose earnings are paid out already: then the house bears the part.
 */
async function partOf(ctx: Context, tx: Tx, chat: ChatRow, effect: Booking): Promise<number> {
  const part = performerPart(effect.amount, ctx.kit.config.PERFORMER_SHARE);
  if (effect.type === 'charge') return part;
  const had = await ctx.deps.ledger.balance(tx, performerAccount(chat.actorId));
  return Math.min(part, Math.max(0, had));
}

function transferOf(chat: ChatRow, effect: Booking, part: number): Transfer {
  const sign = effect.type === 'charge' ? 1 : -1;
  const memo: Memo = {
    chatId: String(chat.id),
    chatType: chat.type,
    actorId: chat.actorId,
    actorName: chat.actorName,
    guestId: chat.guestId,
  };
  return {
    key:
      effect.type === 'charge' ? `chat:${chat.id}:minute:${effect.minute}` : `chat:${chat.id}:refund:${effect.refund}`,
    kind: effect.type === 'charge' ? chatMinute : chatRefund,
    entries: [
      { account: guestAccount(chat.guestId), amount: -sign * effect.amount },
      { account: performerAccount(chat.actorId), amount: sign * part },
      { account: houseRevenue, amount: sign * (effect.amount - part) },
    ],
    memo: effect.type === 'charge' ? { ...memo, minute: effect.minute } : { ...memo, seconds: effect.seconds },
  };
}
