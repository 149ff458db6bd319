import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { exitCodes, performerInPrivate } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { lockRoomById } from '../rooms/room-row.ts';
import { findExclusive } from '../rooms/studio-room.ts';
import { applyEvent } from './apply-event.ts';
import type { ChatRow } from './chat-row.ts';
import { findChat, lockChat } from './chat-row.ts';
import { commandChat, problemOf } from './step-chat.ts';

/**
 * The performer accepts or declines a ringing chat. Of exclusive chats only one can be accepted at a time, so the room
 * is held while deciding.
 *
 * @throws Problem performer_in_private while an exclusive chat is accepted already; timeout, guest_offline, chat_over,
 *   wrong_sequence_number
 */
export async function answerChat(
  ctx: Context,
  actorId: number,
  answer: { chatId: number; sequence: number; accept: boolean },
): Promise<ChatRow> {
  const { chatId, sequence, accept } = answer;
  const mine = (chat: ChatRow): boolean => chat.actorId === actorId;
  if (!accept) return commandChat(ctx, chatId, mine, { type: 'decline', at: ctx.now(), sequence });
  const { chat, refusal } = await ctx.kit.db.transaction(async (tx) => {
    const found = await findChat(tx, chatId);
    if (!found || !mine(found)) throw new Problem(notFound);
    await lockRoomById(tx, found.roomId);
    const exclusive = await findExclusive(tx, found.roomId);
    if (exclusive && exclusive.id !== chatId) {
      throw new Problem(performerInPrivate, { data: { chatId: exclusive.id, exitCode: exitCodes.hostSingle.code } });
    }
    const row = await lockChat(tx, chatId);
    if (!row) throw new Problem(notFound);
    return applyEvent(ctx, tx, row, { type: 'accept', at: ctx.now(), sequence });
  });
  if (refusal) throw problemOf(refusal, chat, false);
  return chat;
}
