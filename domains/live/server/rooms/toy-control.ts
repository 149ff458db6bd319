import type { Tx } from '#kit/db/db.ts';
import { pushState } from '../chats/announce.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { lockChat, lockOpenChats, saveChat } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';
import { changeRoom, lockRoom } from './room-row.ts';

/** Whether direct control of a toy has a place in a chat: one that is its guest's alone, and not watched by them as a voyeur. */
export const takesToyControl = ({ exclusive, type }: Pick<ChatRow, 'exclusive' | 'type'>): boolean =>
  exclusive && !type.startsWith('VOYEUR');

/**
 * A performer offers direct control of a toy in private chats, or no more: those of her open room have the ability from then on. Whoever owns
 * toys knows when; the same again changes nothing. A chat in which it was used stays one.
 */
export async function offerToyControl(ctx: Context, tx: Tx, actorId: number, isOffered: boolean): Promise<void> {
  const room = await lockRoom(tx, actorId, 'update');
  if (!room || room.toyOffered === isOffered) return;
  await changeRoom(tx, room, { toyOffered: isOffered });
  for (const chat of await lockOpenChats(tx, room.id))
    if (takesToyControl(chat) && chat.toyControl !== 'used') await change(ctx, tx, chat, isOffered ? 'offered' : null);
}

/** The guest of a chat has direct control: the chat is told as one of toy control from then on, also when it is over. */
export async function markToyControl(ctx: Context, tx: Tx, chatId: number): Promise<void> {
  const chat = await lockChat(tx, chatId);
  if (chat && chat.status !== 'ended' && chat.toyControl !== 'used') await change(ctx, tx, chat, 'used');
}

async function change(ctx: Context, tx: Tx, chat: ChatRow, toyControl: ChatRow['toyControl']): Promise<void> {
  const next = { ...chat, toyControl };
  await saveChat(tx, chat, next);
  tx.afterCommit(() => pushState(ctx, next));
}
