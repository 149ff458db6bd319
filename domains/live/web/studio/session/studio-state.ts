import type { EarningsOfKind } from '#domains/ledger/contract/index.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { ChatRecord, ChatType, LiveChat, StudioRoom } from '../../../contract/index.ts';
import { isCall } from '../../../contract/index.ts';

/** A paid chat that ended while the studio was looking. */
export interface EndedChat {
  readonly chatId: number;
  readonly guestName: string;
  readonly chatType: ChatType;
  readonly exitCode: number;
  readonly minutes: number;
  readonly cost: number;
}

/** A show from its beginning to its end, as the server has it. */
export interface ShowSummary {
  /** How long it was on air. */
  readonly seconds: number;
  readonly chats: number;
  /** Paid ones. */
  readonly minutes: number;
  /** Hundredths of a coin, the performer's part of everything that was booked: chats, tips, gifts, pictures. */
  readonly earned: number;
  /** The same by kind, the most first. */
  readonly kinds: readonly EarningsOfKind[];
}

/** A show that began at `since`: how long it was, its chats, and what the books say it brought. Epoch ms. */
export function summaryOf(
  chats: readonly ChatRecord[],
  booked: { readonly total: number; readonly kinds: readonly EarningsOfKind[] },
  since: number,
  until: number,
): ShowSummary {
  const own = chats.filter(({ startedAt, minutes }) => startedAt !== null && startedAt >= since && minutes > 0);
  return {
    seconds: Math.max(0, Math.round((until - since) / 1000)),
    chats: own.length,
    minutes: own.reduce((all, { minutes }) => all + minutes, 0),
    earned: booked.total,
    kinds: booked.kinds.toSorted((a, b) => b.amount - a.amount),
  };
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
  readonly endedChats: readonly EndedChat[];
  /** What the show that was ended here has brought; null before one was and while one runs. */
  readonly summary: ShowSummary | null;
  /** Paid chats of today; null until known. */
  readonly today: { readonly minutes: number; readonly chats: number } | null;
}

export const initialStudioState: StudioState = {
  room: null,
  busy: false,
  refusal: null,
  isMine: false,
  endedChats: [],
  summary: null,
  today: null,
};

export type StudioEvent =
  | { readonly type: 'room'; readonly room: StudioRoom }
  /** The server told the whole room again, as it does after what one asked for was done. */
  | { readonly type: 'told' }
  | { readonly type: 'chat'; readonly chat: LiveChat }
  | { readonly type: 'minute' }
  | { readonly type: 'summary'; readonly summary: ShowSummary }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'mine'; readonly isMine: boolean }
  | { readonly type: 'refused'; readonly problem: ProblemBody }
  | { readonly type: 'today'; readonly minutes: number; readonly chats: number };

/** Ended chats that stay in sight. */
const maxEndedChats = 5;

/** Pure reducer. */
export function reduceStudio(state: StudioState, event: StudioEvent): StudioState {
  switch (event.type) {
    case 'room':
      return { ...state, room: event.room };
    case 'told':
      return { ...state, refusal: null };
    case 'chat':
      return withEndedChat(state, event.chat);
    case 'minute':
      return { ...state, today: state.today && { ...state.today, minutes: state.today.minutes + 1 } };
    case 'busy':
      return { ...state, busy: event.busy, refusal: event.busy ? null : state.refusal };
    case 'summary':
      return { ...state, summary: event.summary };
    case 'mine':
      return { ...state, isMine: event.isMine, summary: event.isMine ? null : state.summary };
    case 'refused':
      return { ...state, refusal: event.problem };
    case 'today':
      return { ...state, today: { minutes: event.minutes, chats: event.chats } };
  }
}

function withEndedChat(state: StudioState, chat: LiveChat): StudioState {
  const { chatId, guestName, chatType, exitCode, minutes, cost } = chat;
  if (chat.status !== 'ended' || state.endedChats.some((ended) => ended.chatId === chatId)) return state;
  const ended = { chatId, guestName, chatType, exitCode: exitCode ?? 0, minutes, cost };
  return { ...state, endedChats: [ended, ...state.endedChats].slice(0, maxEndedChats) };
}

/** Chats that wait for an answer, the longest waiting first; calls are answered where they ring, on every page of the studio. */
export const ringing = ({ room }: StudioState): LiveChat[] =>
  room?.chats.filter(({ status, chatType }) => status === 'requested' && !isCall(chatType)).reverse() ?? [];

/** Nobody else can be spoken with now: a private chat or a call is under way. */
export const isTaken = ({ room }: StudioState): boolean =>
  room?.chats.some(({ status, single }) => single && status !== 'requested') ?? false;

/** Chats that run or are about to, calls apart. */
export const running = ({ room }: StudioState): LiveChat[] =>
  room?.chats.filter(({ status, chatType }) => (status === 'running' || status === 'starting') && !isCall(chatType)) ??
  [];

/** Chats one talks in: a voyeur only watches. */
export const talking = (state: StudioState): LiveChat[] => running(state).filter(({ isVoyeur }) => !isVoyeur);
