import { expect, it } from 'vitest';
import { afterPush } from '#kit/contract/resource.ts';
import type { LiveChat, StudioRoom } from './index.ts';
import { studioRoom } from './index.ts';

const chat = (part: Partial<LiveChat>) =>
  ({ chatId: 11, actorId: 1, status: 'requested', cost: 0, ...part }) as LiveChat;
const room = { actorId: 1, isLive: true, viewerCount: 0, viewers: [], chats: [] } as unknown as StudioRoom;
const push = (state: StudioRoom | null, type: string, data: object) => afterPush(studioRoom, 1, state, { type, data });

it('a studio shows chats the newest first, what they cost, and none that are over or another’s', () => {
  let state = push(room, 'chatState', { chat: chat({ chatId: 11 }) });
  state = push(state, 'chatState', { chat: chat({ chatId: 12, status: 'running' }) });
  state = push(state, 'chatState', { chat: chat({ chatId: 99, actorId: 2 }) });
  state = push(state, 'chatMinuteBooked', { chatId: 12, minute: 1, price: 800, cost: 800, paidUntil: 60_000 });
  state = push(state, 'chatRefunded', { chatId: 12, seconds: 5, amount: 60, withheldSeconds: 0, cost: 740 });
  expect(state?.chats).toMatchObject([{ chatId: 12, minutes: 1, cost: 740, paidUntil: 60_000 }, { chatId: 11 }]);
  state = push(state, 'chatState', { chat: chat({ chatId: 12, status: 'ended' }) });
  expect(state?.chats).toMatchObject([{ chatId: 11 }]);
});

it('a room that is not known yet is fetched when something happens in it', () => {
  expect(push(null, 'roomViewers', { actorId: 1, viewerCount: 3, viewers: [] })).toBeNull();
  expect(push(null, 'studioState', room)).toBe(room);
});
