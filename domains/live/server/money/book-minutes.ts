import { guestAccount } from '#domains/ledger/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { saleKindOf } from '../../contract/sale-kinds.ts';
import { chatMinuteBack } from '../../contract/transfers.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';
import type { ChatEffect } from '../machine/state.ts';

/** What a step did to the books. */
export interface Booked {
  /** The performer's part of the step's minutes, less refunds. */
  readonly earned: number;
  /** The guest's coins after the last booking; null when nothing was booked. */
  readonly balance: number | null;
  /** What vouchers paid of the step's minute, in hundredths of a coin; null: no minute. */
  readonly covered: number | null;
  /** How many further minutes they would pay, where they paid this one. */
  readonly coveredNext: number;
}

/** Of a step without money. */
export const nothingBooked: Booked = { earned: 0, balance: null, covered: null, coveredNext: 0 };

/** No coins for it, or the guest's own limits say no. */
export const isRefusedCharge = (error: unknown): error is Problem => error instanceof Problem;

/** The name under which a chat's minutes are sold. */
export const saleOf = (chatId: number): string => `chat:${chatId}`;

/** The chat a sale is of; null for what others sell. */
export const chatOfSale = (sale: string): number | null => Number(/^chat:(\d+)$/.exec(sale)?.[1] ?? 0) || null;

/**
 * Sells the minutes and gives back the refunds a step asks for, in the step's own transaction. Each is a part of its own
 * of the chat's sale, so a repeated step books nothing twice.
 *
 * @throws Problem not_enough_coins, and what a limit of the guest's own says; the transaction stays usable
 */
export async function bookMinutes(
  ctx: Context,
  tx: Tx,
  chat: ChatRow,
  effects: readonly ChatEffect[],
): Promise<Booked> {
  let earned = 0;
  let balance: number | null = null;
  let covered: number | null = null;
  let coveredNext = 0;
  const { sales, ledger } = ctx.deps;
  for (const effect of effects) {
    const kind = saleKindOf(chat.type);
    const about = { chatId: String(chat.id), chatType: chat.type };
    if (effect.type === 'uncover') {
      const { minute } = effect;
      const names = { covered: `minute:${minute}`, part: `uncover:${minute}` };
      earned -= await sales.uncover(tx, { sale: saleOf(chat.id), ...names, kind: chatMinuteBack, memo: about });
      continue;
    }
    if ((effect.type !== 'charge' && effect.type !== 'refund') || effect.amount === 0) continue;
    if (effect.type === 'charge') {
      const charged = await sales.charge(tx, {
        sale: saleOf(chat.id),
        part: `minute:${effect.minute}`,
        kind,
        buyerId: chat.guestId,
        seller: { id: chat.actorId, name: chat.actorName },
        price: effect.amount,
        memo: { ...about, minute: effect.minute },
      });
      earned += charged.earned;
      balance = charged.balance ?? balance;
      covered = charged.covered;
      if (covered > 0) {
        balance ??= await ledger.balance(tx, guestAccount(chat.guestId));
        coveredNext = await sales.coveredNow(tx, chat.guestId, { kind: kind.name, sellerId: chat.actorId });
      }
    } else {
      const refunded = await sales.refund(tx, {
        sale: saleOf(chat.id),
        part: `refund:${effect.refund}`,
        kind: kind.paidBack,
        amount: effect.amount,
        memo: { ...about, seconds: effect.seconds },
      });
      earned -= refunded.takenBack;
      balance = refunded.balance ?? balance;
    }
  }
  return { earned, balance, covered, coveredNext };
}
