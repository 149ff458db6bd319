import { actorState } from '#domains/performers/contract/presence.ts';
import { defineResource } from '#kit/contract/resource.ts';
import type { ActorPresence, LiveChat, StudioRoom } from './entities.ts';
import { chatMinuteBooked, chatRefunded, chatState, roomViewers, studioState } from './pushes.ts';
import { getChatOptions, getStudioRoom } from './routes.ts';

/** What a performer's room is doing, to who is in it. */
export const roomPresence = defineResource({
  name: 'roomPresence',
  summary: 'What a performer’s room is doing, and how many watch.',
  topic: (actorId: number) => `actor:${actorId}`,
  snapshot: getChatOptions,
  input: (actorId) => ({ params: { actorId } }),
  read: ({ presence }): ActorPresence => presence,
  pushes: (on) => [on(actorState, (state, presence, actorId) => (presence.actorId === actorId ? presence : state))],
});

/** Chats the performer handles one by one, newest first. */
const withChat = (room: StudioRoom, chat: LiveChat): StudioRoom => {
  const others = room.chats.filter(({ chatId }) => chatId !== chat.chatId);
  const chats = chat.status === 'ended' ? others : [chat, ...others].sort((a, b) => b.chatId - a.chatId);
  return { ...room, chats };
};

const changed = (room: StudioRoom, chatId: number, part: Partial<LiveChat>): StudioRoom => ({
  ...room,
  chats: room.chats.map((chat) => (chat.chatId === chatId ? { ...chat, ...part } : chat)),
});

/** The performer's own room; null until it is known. */
export const studioRoom = defineResource({
  name: 'studioRoom',
  summary: 'The performer’s own room: whether it is open, who is in it, and the chats that ring or are paid for.',
  topic: (actorId: number) => `studio:${actorId}`,
  snapshot: getStudioRoom,
  input: () => ({}),
  read: (room): StudioRoom | null => room,
  pushes: (on) => [
    on(studioState, (_, room) => room),
    on(chatState, (room, { chat }, actorId) => (chat.actorId === actorId ? room && withChat(room, chat) : room)),
    on(roomViewers, (room, { viewerCount, viewers }) => room && { ...room, viewerCount, viewers }),
    on(
      chatMinuteBooked,
      (room, { chatId, minute: minutes, cost, paidUntil }) =>
        room && changed(room, chatId, { minutes, cost, paidUntil }),
    ),
    on(chatRefunded, (room, { chatId, cost }) => room && changed(room, chatId, { cost })),
  ],
});
