import { describe, expect, it } from 'vitest';
import type { LiveChat, StudioRoom } from '../../../contract/index.ts';
import { gradeOf } from './measure-uplink.ts';
import type { StudioNews } from './studio-state.ts';
import { ringing, running, startStudio, talking, withNews } from './studio-state.ts';

const room = { actorId: 1, isLive: true, viewerCount: 0, viewers: [], chats: [] } as unknown as StudioRoom;
const chat = (part: Partial<LiveChat>) =>
  ({
    chatId: 11,
    guestName: 'Nightowl',
    status: 'requested',
    isVoyeur: false,
    minutes: 0,
    cost: 0,
    ...part,
  }) as LiveChat;
const studioAfter = (news: readonly StudioNews[]) =>
  news.reduce(withNews, withNews(startStudio, { type: 'room', room }));

describe('the studio', () => {
  it('shows who rings, the longest waiting first, and what runs', () => {
    const studio = studioAfter([
      { type: 'chat', chat: chat({ chatId: 11 }) },
      { type: 'chat', chat: chat({ chatId: 12 }) },
      { type: 'chat', chat: chat({ chatId: 13, status: 'running' }) },
      { type: 'chat', chat: chat({ chatId: 14, status: 'running', isVoyeur: true }) },
    ]);
    expect(ringing(studio).map(({ chatId }) => chatId)).toEqual([11, 12]);
    expect(running(studio).map(({ chatId }) => chatId)).toEqual([14, 13]);
    expect(talking(studio).map(({ chatId }) => chatId)).toEqual([13]);
  });

  it('keeps the last chats that ended in sight, each once', () => {
    const over = chat({ status: 'ended', exitCode: 501, minutes: 3, cost: 2400 });
    const studio = studioAfter([
      { type: 'chat', chat: chat({ status: 'running' }) },
      { type: 'chat', chat: over },
      { type: 'chat', chat: over },
    ]);
    expect(running(studio)).toEqual([]);
    expect(studio.farewells).toMatchObject([{ chatId: 11, exitCode: 501, minutes: 3, cost: 2400 }]);
  });

  it('counts minutes and earnings as they are booked, and refunds too', () => {
    const studio = studioAfter([
      { type: 'earnings', earned: 100, balance: 5000 },
      { type: 'today', minutes: 4, chats: 1 },
      { type: 'chat', chat: chat({ status: 'running' }) },
      { type: 'minute', booked: { chatId: 11, minute: 1, price: 800, cost: 800, paidUntil: 60_000 } },
      { type: 'earned', amount: 400, balance: 5400 },
      { type: 'earned', amount: -60, balance: 5340 },
    ]);
    expect(studio).toMatchObject({ earned: 440, balance: 5340, today: { minutes: 5 } });
    expect(running(studio)[0]).toMatchObject({ minutes: 1, cost: 800 });
  });

  it('hears nothing of a room it does not know yet', () => {
    expect(withNews(startStudio, { type: 'viewers', seen: { actorId: 1, viewerCount: 3, viewers: [] } })).toBe(
      startStudio,
    );
  });
});

it('an uplink is good from what all renditions need', () => {
  expect(gradeOf(5_000_000)).toBe('good');
  expect(gradeOf(2_000_000)).toBe('fair');
  expect(gradeOf(600_000)).toBe('weak');
});
