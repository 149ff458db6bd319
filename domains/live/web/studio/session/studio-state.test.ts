import { describe, expect, it } from 'vitest';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { LiveChat, StudioRoom } from '../../../contract/index.ts';
import { gradeOf } from './measure-uplink.ts';
import type { StudioEvent } from './studio-state.ts';
import { initialStudioState, reduceStudio, ringing, running, talking } from './studio-state.ts';

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
const studioAfter = (chats: readonly LiveChat[], events: readonly StudioEvent[] = []) =>
  events.reduce(
    reduceStudio,
    reduceStudio(initialStudioState, { type: 'room', room: { ...room, chats } as StudioRoom }),
  );

describe('the studio', () => {
  it('shows who rings, the longest waiting first, and what runs', () => {
    const studio = studioAfter([
      chat({ chatId: 14, status: 'running', isVoyeur: true }),
      chat({ chatId: 13, status: 'running' }),
      chat({ chatId: 12 }),
      chat({ chatId: 11 }),
    ]);
    expect(ringing(studio).map(({ chatId }) => chatId)).toEqual([11, 12]);
    expect(running(studio).map(({ chatId }) => chatId)).toEqual([14, 13]);
    expect(talking(studio).map(({ chatId }) => chatId)).toEqual([13]);
  });

  it('keeps the last chats that ended in sight, each once', () => {
    const over = chat({ status: 'ended', exitCode: 501, minutes: 3, cost: 2400 });
    const events = [chat({ status: 'running' }), over, over].map((one) => ({ type: 'chat', chat: one }) as const);
    expect(studioAfter([], events).endedChats).toMatchObject([{ chatId: 11, exitCode: 501, minutes: 3, cost: 2400 }]);
  });

  it('says why something was refused until the server tells the whole room again, whoever comes and goes meanwhile', () => {
    const problem = { code: 'chat_over' } as ProblemBody;
    const refused = studioAfter([], [{ type: 'refused', problem }]);
    const later = reduceStudio(refused, { type: 'room', room: { ...room, viewerCount: 1 } });
    expect(later).toMatchObject({ refusal: problem, room: { viewerCount: 1 } });
    expect(reduceStudio(later, { type: 'told' }).refusal).toBeNull();
  });

  it('counts minutes of today as they are booked', () => {
    const studio = studioAfter([], [{ type: 'today', minutes: 4, chats: 1 }, { type: 'minute' }]);
    expect(studio).toMatchObject({ today: { minutes: 5 } });
  });
});

it('an uplink is good from what all renditions need', () => {
  expect(gradeOf(5_000_000)).toBe('good');
  expect(gradeOf(2_000_000)).toBe('fair');
  expect(gradeOf(600_000)).toBe('weak');
});
