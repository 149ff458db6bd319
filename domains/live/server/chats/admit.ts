import { LiveMediaError } from '#kit/live-media/port.ts';
import { chatTicket, hasUpstream, isCall } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { ChatRow } from './chat-row.ts';

/** Whether the guest may be let in: to a call when what they send has come in, so that it begins when both are connected. */
export const isConnected = (ctx: Context, chat: ChatRow): boolean =>
  !isCall(chat.type) || chat.status === 'running' || ctx.media.isCameraOn(chat.id);

/** Opens the picture to the guest; where they send as well, they get a room of their own for it. */
export async function admit(ctx: Context, chat: ChatRow, inherited: boolean): Promise<void> {
  if (hasUpstream(chat.type)) await ctx.media.openCamera(chat);
  if (inherited || !isConnected(ctx, chat)) return;
  if (!(await admitIfHere(ctx, chat))) ctx.clusterBus.publish({ about: 'admit', chatId: chat.id });
}

/** Sends the admission when the picture is on this process's engine; says whether it is. */
export async function admitIfHere(ctx: Context, chat: ChatRow): Promise<boolean> {
  try {
    const ticket = await ctx.media.watchTicket(chat);
    ctx.kit.realtime.publish(`chat:${chat.id}`, chatTicket, { chatId: chat.id, ticket });
    return true;
  } catch (error) {
    if (error instanceof LiveMediaError) return false;
    throw error;
  }
}
