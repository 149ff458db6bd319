import type { PayloadOf } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { chatMinuteBooked, chatRefunded, LiveChat, roomViewers, StudioRoom } from '../../../contract/index.ts';

/** A paid chat that ended while the studio was looking. */
export interface EndedChat {
  readonly chatId: number;
  readonly guestName: string;
  readonly exitCode: number;
  readonly minutes: number;
  readonly cost: number;
}

/** Everything the studio knows of its own room. */
export interface StudioState {
  /** Null until the server has told. */
  readonly room: StudioRoom | null;
  /** Going live or stopping is under way. */
  readonly busy: boolean;
  readonly refusal: ProblemBody | null;
  /** This page sends the picture, or should: after a reload it takes it up again. */
  readonly isMine: boolean;
  /** The last chats that ended, newest first. */
  readonly farewells: readonly EndedChat[];
  /** Coins earned today, and the performer's whole balance; null until known. */
  readonly earned: number | null;
  readonly balance: number | null;
  readonly today: { readonly minutes: number; readonly chats: number } | null;
}

export const startStudio: StudioState = {
  room: null,
  busy: false,
  refusal: null,
  isMine: false,
  farewells: [],
  earned: null,
  balance: null,
  today: null,
};

export type StudioNews =
  | { readonly type: 'room'; readonly room: StudioRoom }
  | { readonly type: 'chat'; readonly chat: LiveChat }
  | { readonly type: 'viewers'; readonly seen: PayloadOf<typeof roomViewers> }
  | { readonly type: 'minute'; readonly booked: PayloadOf<typeof chatMinuteBooked> }
  | { readonly type: 'refund'; readonly refund: PayloadOf<typeof chatRefunded> }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'mine'; readonly isMine: boolean }
  | { readonly type: 'refused'; readonly problem: ProblemBody }
  | { readonly type: 'earnings'; readonly earned: number; readonly balance: number }
  | { readonly type: 'earned'; readonly amount: number; readonly balance: number }
  | { readonly type: 'today'; readonly minutes: number; readonly chats: number };

/** Ended chats that stay in sight. */
const mostFarewells = 5;

/** Takes one piece of news in; pure. */
export function withNews(state: StudioState, news: StudioNews): StudioState {
  switch (news.type) {
    case 'room':
      return { ...state, room: news.room, refusal: null };
    case 'chat':
      return withChat(state, news.chat);
    case 'viewers':
      return changed(state, ({ chats }) => ({
        chats,
        viewerCount: news.seen.viewerCount,
        viewers: news.seen.viewers,
      }));
    case 'minute': {
      const { chatId, minute, cost, paidUntil } = news.booked;
      const today = state.today && { ...state.today, minutes: state.today.minutes + 1 };
      return changed({ ...state, today }, ({ chats }) => ({
        chats: chats.map((chat) => (chat.chatId === chatId ? { ...chat, minutes: minute, cost, paidUntil } : chat)),
      }));
    }
    case 'refund': {
      const { chatId, cost } = news.refund;
      return changed(state, ({ chats }) => ({
        chats: chats.map((chat) => (chat.chatId === chatId ? { ...chat, cost } : chat)),
      }));
    }
    case 'busy':
      return { ...state, busy: news.busy, refusal: news.busy ? null : state.refusal };
    case 'mine':
      return { ...state, isMine: news.isMine };
    case 'refused':
      return { ...state, refusal: news.problem };
    case 'earnings':
      return { ...state, earned: news.earned, balance: news.balance };
    case 'earned':
      return { ...state, earned: (state.earned ?? 0) + news.amount, balance: news.balance };
    case 'today':
      return { ...state, today: { minutes: news.minutes, chats: news.chats } };
  }
}

function changed(state: StudioState, change: (room: StudioRoom) => Partial<StudioRoom>): StudioState {
  return state.room ? { ...state, room: { ...state.room, ...change(state.room) } } : state;
}

function withChat(state: StudioState, chat: LiveChat): StudioState {
  const others = state.room?.chats.filter(({ chatId }) => chatId !== chat.chatId) ?? [];
  if (chat.status !== 'ended') return changed(state, () => ({ chats: [chat, ...others].sort(newestFirst) }));
  const { chatId, guestName, exitCode, minutes, cost } = chat;
  const known = state.farewells.some((farewell) => farewell.chatId === chatId);
  const farewell = { chatId, guestName, exitCode: exitCode ?? 0, minutes, cost };
  const farewells = known ? state.farewells : [farewell, ...state.farewells].slice(0, mostFarewells);
  return { ...changed(state, () => ({ chats: others })), farewells };
}

const newestFirst = (a: LiveChat, b: LiveChat): number => b.chatId - a.chatId;

/** Chats that wait for an answer, the longest waiting first. */
export const ringing = ({ room }: StudioState): LiveChat[] =>
  room?.chats.filter(({ status }) => status === 'requested').reverse() ?? [];

/** Chats that run or are about to. */
export const running = ({ room }: StudioState): LiveChat[] =>
  room?.chats.filter(({ status }) => status === 'running' || status === 'starting') ?? [];

/** Chats one talks in: a voyeur only watches. */
export const talking = (state: StudioState): LiveChat[] => running(state).filter(({ isVoyeur }) => !isVoyeur);
