import { guestCamera, isCall } from '../../contract/index.ts';
import { admit } from '../chats/admit.ts';
import { findChat } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';

/** A guest’s camera sends, or no more: the studio hears of it; a call whose guest is connected by it lets them in. */
export async function cameraNews(ctx: Context, chatId: number, sending: boolean): Promise<void> {
  const chat = await findChat(ctx.kit.db, chatId);
  if (!chat) return;
  ctx.kit.realtime.publish(`studio:${chat.actorId}`, guestCamera, { chatId, sending });
  if (sending && isCall(chat.type) && chat.status === 'starting') await admit(ctx, chat, false);
}
