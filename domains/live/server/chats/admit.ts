import { LiveMediaError } from '#kit/live-media/port.ts';
import { chatTicket } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { ChatRow } from './chat-row.ts';

/** Opens the picture to the guest; a C2C chat gets its own room for the guest's camera. */
export async function admit(ctx: Context, chat: ChatRow, inherited: boolean): Promise<void> {
  if (chat.type === 'VIDEO_CALL') await ctx.media.openCamera(chat);
  if (inherited) return;
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
