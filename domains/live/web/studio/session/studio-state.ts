import type { ProblemBody } from '#kit/contract/problem.ts';
import type { LiveChat, StudioRoom } from '../../../contract/index.ts';

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
  /** Paid chats of today; null until known. */
  readonly today: { readonly minutes: number; readonly chats: number } | null;
}

export const startStudio: StudioState = {
  room: null,
  busy: false,
  refusal: null,
  isMine: false,
  farewells: [],
  today: null,
};

export type StudioNews =
  | { readonly type: 'room'; readonly room: StudioRoom }
  /** The server told the whole room anew, as it does after what one asked for was done. */
  | { readonly type: 'told' }
  | { readonly type: 'chat'; readonly chat: LiveChat }
  | { readonly type: 'minute' }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'mine'; readonly isMine: boolean }
  | { readonly type: 'refused'; readonly problem: ProblemBody }
  | { readonly type: 'today'; readonly minutes: number; readonly chats: number };

/** Ended chats that stay in sight. */
const mostFarewells = 5;

/** Takes one piece of news in; pure. */
export function withNews(state: StudioState, news: StudioNews): StudioState {
  switch (news.type) {
    case 'room':
      return { ...state, room: news.room };
    case 'told':
      return { ...state, refusal: null };
    case 'chat':
      return withFarewell(state, news.chat);
    case 'minute':
      return { ...state, today: state.today && { ...state.today, minutes: state.today.minutes + 1 } };
    case 'busy':
      return { ...state, busy: news.busy, refusal: news.busy ? null : state.refusal };
    case 'mine':
      return { ...state, isMine: news.isMine };
    case 'refused':
      return { ...state, refusal: news.problem };
    case 'today':
      return { ...state, today: { minutes: news.minutes, chats: news.chats } };
  }
}

function withFarewell(state: StudioState, chat: LiveChat): StudioState {
  const { chatId, guestName, exitCode, minutes, cost } = chat;
  if (chat.status !== 'ended' || state.farewells.some((farewell) => farewell.chatId === chatId)) return state;
  const farewell = { chatId, guestName, exitCode: exitCode ?? 0, minutes, cost };
  return { ...state, farewells: [farewell, ...state.farewells].slice(0, mostFarewells) };
}

/** Chats that wait for an answer, the longest waiting first. */
export const ringing = ({ room }: StudioState): LiveChat[] =>
  room?.chats.filter(({ status }) => status === 'requested').reverse() ?? [];

/** Chats that run or are about to. */
export const running = ({ room }: StudioState): LiveChat[] =>
  room?.chats.filter(({ status }) => status === 'running' || status === 'starting') ?? [];

/** Chats one talks in: a voyeur only watches. */
export const talking = (state: StudioState): LiveChat[] => running(state).filter(({ isVoyeur }) => !isVoyeur);
