import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { chatLimits, exitCodes } from '../../contract/index.ts';
import type { PaidBackDay } from '../../contract/office.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';
import type { ChatEffect, ChatEvent, Step } from '../machine/state.ts';
import { paidBack, rooms, withheld as withheldOfChats } from '../tables.ts';

type Refund = Extract<ChatEffect, { type: 'refund' }>;

/** What a refund becomes under the guest's limit of the day. */
export interface LimitedRefund {
  readonly done: Step;
  /** Writes the day's sums; called when the refund is booked. */
  record(): Promise<void>;
}

/**
 * Holds a refund against what the guest was paid back today for a line of their own that broke. Seconds beyond the limit are
 * not paid back by themselves: they stay owed in the chat and stand in the operators' list. What the performer, an
 * operator or the platform brought about is never limited.
 */
export async function limitRefund(
  ctx: Context,
  tx: Tx,
  chat: ChatRow,
  event: ChatEvent,
  done: Step,
): Promise<LimitedRefund> {
  const refund = done.effects.find((effect) => effect.type === 'refund');
  const seconds = refund ? await lineSeconds(tx, chat, event, done, refund) : 0;
  if (!refund || seconds === 0) return { done, record: async () => undefined };
  const day = dayOf(ctx.now());
  const before = await lockDay(tx, chat.guestId, day);
  const granted = Math.min(seconds, Math.max(0, chatLimits.paidBackCap - before));
  const over = seconds - granted;
  const withheld = Math.min(refund.amount, Math.floor((chat.pricePerMinute * over) / 60));
  const amount = refund.amount - withheld;
  const limited: Refund = { ...refund, amount, seconds: refund.seconds - over, withheldSeconds: over };
  const { state } = done;
  return {
    done: {
      ...done,
      state: {
        ...state,
        refunded: state.refunded - withheld,
        withheld: state.withheld + withheld,
        refunds: amount > 0 ? state.refunds : state.refunds - 1,
      },
      effects: done.effects.map((effect) => (effect === refund ? limited : effect)),
    },
    async record() {
      const coins = Math.min(amount, Math.ceil((chat.pricePerMinute * granted) / 60));
      await tx.orm
        .update(paidBack)
        .set({
          refunds: sql`${paidBack.refunds} + 1`,
          seconds: sql`${paidBack.seconds} + ${granted}`,
          coins: sql`${paidBack.coins} + ${coins}`,
          withheldSeconds: sql`${paidBack.withheldSeconds} + ${over}`,
          withheldCoins: sql`${paidBack.withheldCoins} + ${withheld}`,
          guestName: chat.guestName,
        })
        .where(sql`${paidBack.guestId} = ${chat.guestId} and ${paidBack.day} = ${day}`);
      if (withheld > 0) {
        await tx.orm
          .insert(withheldOfChats)
          .values({ chatId: chat.id, day, guestId: chat.guestId, seconds: over, coins: withheld })
          .onConflictDoUpdate({
            target: [withheldOfChats.chatId, withheldOfChats.day],
            set: {
              seconds: sql`${withheldOfChats.seconds} + ${over}`,
              coins: sql`${withheldOfChats.coins} + ${withheld}`,
            },
          });
      }
      tx.afterCommit(() => alarm(ctx, chat, before, granted, over));
    },
  };
}

/**
 * Whole seconds of a refund for which the guest's own line or device was the reason. The rest of a paid minute is part of
 * it when that is why the chat ended, and none of it when somebody else ended the chat meanwhile.
 */
async function lineSeconds(tx: Tx, chat: ChatRow, event: ChatEvent, { state }: Step, refund: Refund): Promise<number> {
  if (state.exitCode === exitCodes.videoFail.code) return refund.seconds;
  // A break the engine did not tell of is one of ours: this process was gone.
  if (chat.brokenSince === null && event.type !== 'pictureBack') return 0;
  if (event.type === 'pictureBack' ? !event.byLine : !(await hostSends(tx, chat.roomId))) return 0;
  const byLine = state.endedAt === null || state.exitCode === exitCodes.guestVideoTimeout.code;
  if (byLine || chat.brokenSince === null) return refund.seconds;
  const untilEnd = Math.max(0, (state.endedAt ?? 0) - chat.brokenSince);
  const rest = Math.max(0, state.brokenMs - chat.brokenMs - untilEnd);
  return Math.max(0, refund.seconds - Math.floor(rest / 1000));
}

async function hostSends(tx: Tx, roomId: number): Promise<boolean> {
  const [room] = await tx.orm.select({ sending: rooms.sending }).from(rooms).where(eq(rooms.id, roomId));
  return room?.sending ?? false;
}

/** Seconds paid back so far; the row is held until the transaction ends. */
async function lockDay(tx: Tx, guestId: number, day: string): Promise<number> {
  const [row] = await tx.orm
    .insert(paidBack)
    .values({ guestId, day })
    .onConflictDoUpdate({ target: [paidBack.guestId, paidBack.day], set: { day } })
    .returning({ seconds: paidBack.seconds });
  return row?.seconds ?? 0;
}

/** Told once, when the sum passes the mark; the limit is told too. */
function alarm(ctx: Context, { guestId, id: chatId }: ChatRow, before: number, granted: number, over: number): void {
  const seconds = before + granted;
  const { paidBackAlarm, paidBackCap } = chatLimits;
  const details = { guestId, chatId, seconds };
  if (over > 0 && before < paidBackCap) ctx.kit.log.warn(details, 'a guest was paid back as much as a day allows');
  else if (before < paidBackAlarm && seconds >= paidBackAlarm)
    ctx.kit.log.warn(details, 'a guest is paid back a lot of time without a picture');
}

/** A guest's day as operators see it. */
export function toPaidBackDay(row: typeof paidBack.$inferSelect): PaidBackDay {
  const { guestId, guestName, day, refunds, seconds, coins, withheldSeconds, withheldCoins, paidOutCoins } = row;
  const state = withheldSeconds > 0 ? 'capped' : seconds >= chatLimits.paidBackAlarm ? 'alarm' : 'quiet';
  const checked = row.checkedAt !== null && row.checkedSeconds === seconds + withheldSeconds;
  return {
    guestId,
    guestName,
    day,
    refunds,
    seconds,
    coins,
    withheldSeconds,
    withheldCoins,
    paidOutCoins,
    state,
    checked,
  };
}
