import { eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import {
  chatOver,
  exitCodes,
  guestOffline,
  notInThisState,
  startTimedOut,
  wrongSequence,
} from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { ChatEvent, Refusal } from '../machine/state.ts';
import { rooms } from '../tables.ts';
import { applyEvent } from './apply-event.ts';
import type { ChatRow } from './chat-row.ts';
import { lockChat } from './chat-row.ts';

const kinds = { wrongSequence, chatOver, timeout: startTimedOut, guestOffline, notInThisState } as const;

/** The problem a refused command answers; `expected` is the next number of that side. */
export function problemOf(refusal: Refusal, chat: ChatRow, ofGuest: boolean): Problem {
  const expected = (ofGuest ? chat.guestSequence : chat.hostSequence) + 1;
  return new Problem(kinds[refusal], { data: { chatId: chat.id, exitCode: chat.exitCode, expected } });
}

/**
 * A command of one side: steps the chat and answers it as it is then. What a refused command brought about (a guest
 * found gone) stays.
 *
 * @param mine whether the chat is the sender's; others answer not_found
 * @throws Problem not_found, wrong_sequence_number, chat_over, timeout, guest_offline, not_in_this_state
 */
export async function commandChat(
  ctx: Context,
  chatId: number,
  mine: (chat: ChatRow) => boolean,
  event: Extract<ChatEvent, { sequence: number }>,
): Promise<ChatRow> {
  const { chat, refusal } = await ctx.kit.db.transaction(async (tx) => {
    const row = await lockChat(tx, chatId);
    if (!row || !mine(row)) throw new Problem(notFound);
    return applyEvent(ctx, tx, row, event);
  });
  if (refusal) throw problemOf(refusal, chat, event.type === 'guestEnd' || event.type === 'retry');
  return chat;
}

/** Something happened to a chat. `eventOf` looks at the locked row and says what, or null when it does not matter. */
export async function stepChat(
  ctx: Context,
  chatId: number,
  eventOf: (chat: ChatRow) => ChatEvent | null,
): Promise<ChatRow | null> {
  return ctx.kit.db.transaction((tx) => stepChatIn(ctx, tx, chatId, eventOf));
}

/** The same in a transaction that has begun. */
export async function stepChatIn(
  ctx: Context,
  tx: Tx,
  chatId: number,
  eventOf: (chat: ChatRow) => ChatEvent | null,
): Promise<ChatRow | null> {
  const row = await lockChat(tx, chatId);
  const event = row && row.status !== 'ended' ? eventOf(row) : null;
  if (!row || !event) return row;
  return (await applyEvent(ctx, tx, row, event)).chat;
}

/**
 * Time has passed for a chat. One that is not due any more (somebody was faster) only gets its timer back. `force`: also
 * without a deadline (a stale picture). `leaveBusy`: a chat somebody is stepping is left alone, for who looks again by itself;
 * a timer waits for its turn, because whoever keeps the row busy may be the guest who has to pay.
 */
export async function tickChat(
  ctx: Context,
  chatId: number,
  how: { readonly force?: boolean; readonly leaveBusy?: boolean } = {},
): Promise<void> {
  try {
    await tick(ctx, chatId, how);
  } catch (error) {
    await endUnbookable(ctx, chatId);
    throw error;
  }
}

/** Nobody watches for long while the books do not take the next minute: then the chat ends with 106. */
async function endUnbookable(ctx: Context, chatId: number): Promise<void> {
  await stepChat(ctx, chatId, ({ status, paidUntil }) => {
    const at = ctx.now();
    const overdue = status === 'running' && paidUntil !== null && at - paidUntil >= ctx.times.pictureGone;
    return overdue ? { type: 'end', at, exit: exitCodes.charge } : null;
  });
}

async function tick(
  ctx: Context,
  chatId: number,
  { force = false, leaveBusy = false }: { readonly force?: boolean; readonly leaveBusy?: boolean },
): Promise<void> {
  const again = await ctx.kit.db.transaction(async (tx) => {
    const row = await lockChat(tx, chatId, leaveBusy);
    if (!row || row.status === 'ended') return false;
    const at = ctx.now();
    if (!force && (row.deadlineAt === null || row.deadlineAt > at)) {
      tx.afterCommit(() => ctx.chatWritten(row));
      return false;
    }
    const [room] = await tx.orm.select({ sending: rooms.sending }).from(rooms).where(eq(rooms.id, row.roomId));
    const { chat } = await applyEvent(ctx, tx, row, { type: 'tick', at, hostSending: room?.sending ?? false });
    return chat.deadlineAt !== null && chat.deadlineAt <= at;
  });
  if (again) await tick(ctx, chatId, { leaveBusy });
}
