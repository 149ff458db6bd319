import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { silentPage } from '#kit/realtime/messages.ts';
import { chatOver, exitCodes } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { applyEvent } from './apply-event.ts';
import type { ChatRow } from './chat-row.ts';
import { lockChat, saveChat } from './chat-row.ts';
import { assertReaches } from './reach.ts';
import { stepChat } from './step-chat.ts';

/**
 * A connection takes hold of a guest's open chat: after a reload, a reconnect, or on another device. The last one that
 * took hold keeps it, so the close of an older connection harms nothing, however late it is noticed.
 *
 * @param by who takes hold, and on which connection
 * @throws Problem not_found, chat_over, blocked_by_performer, you_have_blocked
 */
export async function resumeChat(
  ctx: Context,
  guestId: number,
  chatId: number,
  by: { readonly id: string; readonly caller: Caller },
): Promise<ChatRow> {
  return ctx.kit.db.transaction(async (tx) => {
    const row = await lockChat(tx, chatId);
    if (!row || row.guestId !== guestId) throw new Problem(notFound);
    if (row.status === 'ended') throw new Problem(chatOver, { data: { chatId, exitCode: row.exitCode } });
    await assertReaches(ctx, tx, row, 'guest');
    const held: ChatRow = { ...row, holder: by.id, webSession: by.caller.sessionId };
    await saveChat(tx, row, held);
    return (await applyEvent(ctx, tx, held, { type: 'guestBack', at: ctx.now() })).chat;
  });
}

/** The connection that held a chat is gone. */
export async function guestLost(ctx: Context, chatId: number, connectionId: string): Promise<void> {
  await stepChat(ctx, chatId, (chat) => (chat.holder === connectionId ? { type: 'guestLost', at: ctx.now() } : null));
}

/**
 * The session of the connection that held a chat is over, or nothing was heard of its page for two minutes: the chat does not wait
 * for anybody to come back.
 */
export async function guestOut(ctx: Context, chatId: number, connectionId: string, why: string): Promise<void> {
  const exit = why === 'locked' ? exitCodes.clientLock : why === silentPage ? exitCodes.timeout : exitCodes.logout;
  await stepChat(ctx, chatId, (chat) => (chat.holder === connectionId ? { type: 'end', at: ctx.now(), exit } : null));
}
