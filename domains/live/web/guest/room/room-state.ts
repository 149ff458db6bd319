import type { PayloadOf } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type {
  ActorPresence,
  ChatOption,
  chatEnd,
  chatMinuteBooked,
  chatMoneyWarning,
  chatRefunded,
  LiveChat,
  MoveDevice,
  OfferedPicture,
  surveyOffer,
} from '../../../contract/index.ts';
import { exitCodes, isPaid } from '../../../contract/index.ts';
import type { ChatOffer } from '../../parts/chat-offers.ts';

/** How a chat ended, as its guest is told. */
export type ChatEnded = PayloadOf<typeof chatEnd>;

/** Everything a guest's page knows of one performer's room. */
export interface RoomState {
  readonly presence: ActorPresence;
  /** The guest is one of those `presence` counts. */
  readonly counted: boolean;
  readonly options: readonly ChatOption[];
  /** What a browser has to decode to see the performer; empty when it is not known. */
  readonly pictures: readonly OfferedPicture[];
  /** A paid chat was ended because this page could not show or play what came. */
  readonly unseen: 'picture' | 'sound' | null;
  /** The open free chat; one that lapsed stays until the next stands. */
  readonly free: LiveChat | null;
  /** The free chat whose time to write without coins is over (exit 502): it begins again by itself, to watch. */
  readonly lapsed: number | null;
  /** The open chat that costs coins: private, call or voyeur. */
  readonly paid: LiveChat | null;
  /** How many voyeurs watch the paid chat, and whether one more came that the guest was not told of otherwise. */
  readonly voyeurs: number;
  readonly voyeurCame: boolean;
  /** What was asked for and not answered yet. */
  readonly starting: ChatOffer | null;
  /** Why the last start was refused. */
  readonly refusal: ProblemBody | null;
  /** The last chat that ended with something to say. */
  readonly ended: ChatEnded | null;
  /** The coins did not cover what came next when it ended; else something else stood against the payment. */
  readonly endedShort: boolean;
  /** The survey that may be shown. */
  readonly survey: PayloadOf<typeof surveyOffer> | null;
  readonly warning: PayloadOf<typeof chatMoneyWarning> | null;
  /** Coins given back in this chat, the last time. */
  readonly refund: PayloadOf<typeof chatRefunded> | null;
  /** No picture came; the start is tried once more. */
  readonly retrying: boolean;
  /** Free chat starts by itself when the performer offers it; false after somebody said no to that. */
  readonly autoFree: boolean;
  /** On what the guest goes on; null: here. */
  readonly moved: MoveDevice | null;
}

export type RoomEvent =
  | { readonly type: 'presence'; readonly presence: ActorPresence }
  | { readonly type: 'counted' }
  | { readonly type: 'voyeurs'; readonly chatId: number; readonly watching: number }
  | {
      readonly type: 'options';
      readonly options: readonly ChatOption[];
      readonly pictures: readonly OfferedPicture[];
    }
  | { readonly type: 'unseen'; readonly what: 'picture' | 'sound' }
  | { readonly type: 'asked'; readonly offer: ChatOffer }
  | { readonly type: 'refused'; readonly problem: ProblemBody }
  | { readonly type: 'chat'; readonly chat: LiveChat }
  | { readonly type: 'ended'; readonly end: ChatEnded }
  | { readonly type: 'minute'; readonly booked: PayloadOf<typeof chatMinuteBooked> }
  | { readonly type: 'warning'; readonly warning: PayloadOf<typeof chatMoneyWarning> }
  | { readonly type: 'balance'; readonly balance: number }
  | { readonly type: 'refund'; readonly refund: PayloadOf<typeof chatRefunded> }
  | { readonly type: 'retry' }
  | { readonly type: 'survey'; readonly survey: PayloadOf<typeof surveyOffer> }
  | { readonly type: 'surveyDone' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'moved'; readonly device: MoveDevice }
  | { readonly type: 'forgotten'; readonly chatId: number };

export function initialRoomState(
  presence: ActorPresence,
  options: readonly ChatOption[],
  pictures: readonly OfferedPicture[] = [],
): RoomState {
  return {
    presence,
    counted: false,
    options,
    pictures,
    unseen: null,
    free: null,
    lapsed: null,
    paid: null,
    voyeurs: 0,
    voyeurCame: false,
    starting: null,
    refusal: null,
    ended: null,
    endedShort: false,
    survey: null,
    warning: null,
    refund: null,
    retrying: false,
    autoFree: true,
    moved: null,
  };
}

const { upgrade, hostSingle, hostStopped, hostLogout, hostRelogin, sendFail, deviceFail, stillPicture } = exitCodes;
const { cpuOverload, hostVideoTimeout, serverTimeout } = exitCodes;

/** Ends after which free chat may go on by itself as soon as there is one: nobody meant the guest to leave. */
const passing: ReadonlySet<number> = new Set(
  [
    upgrade,
    hostSingle,
    hostStopped,
    hostLogout,
    hostRelogin,
    sendFail,
    deviceFail,
    stillPicture,
    cpuOverload,
    hostVideoTimeout,
    serverTimeout,
  ].map(({ code }) => code),
);

/** Pure reducer: the same events on the same state give the same room. */
export function reduceRoom(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'presence':
      return withPresence(state, event.presence);
    case 'counted':
      return { ...state, counted: true };
    case 'voyeurs': {
      const { chatId, watching } = event;
      if (state.paid?.chatId !== chatId) return state;
      return {
        ...state,
        voyeurs: watching,
        voyeurCame: watching > state.voyeurs || (state.voyeurCame && watching > 0),
      };
    }
    case 'options':
      return { ...state, options: event.options, pictures: event.pictures };
    case 'moved':
      return { ...state, free: null, lapsed: null, paid: null, starting: null, autoFree: false, moved: event.device };
    case 'unseen':
      return { ...state, unseen: event.what };
    case 'asked':
      return {
        ...state,
        starting: event.offer,
        refusal: null,
        unseen: event.offer.kind === 'free' ? state.unseen : null,
        ended: event.offer.kind === 'free' ? null : state.ended,
      };
    case 'refused':
      return { ...withoutLapsed(state), starting: null, refusal: event.problem };
    case 'chat':
      return withChat(state, event.chat);
    case 'ended':
      return withEnd(state, event.end);
    case 'minute': {
      const { chatId, minute, cost, paidUntil } = event.booked;
      const paid = state.paid?.chatId === chatId ? { ...state.paid, minutes: minute, cost, paidUntil } : state.paid;
      return { ...state, paid, warning: null };
    }
    case 'warning':
      return state.paid?.chatId === event.warning.chatId ? { ...state, warning: event.warning } : state;
    case 'balance':
      return state.warning && event.balance >= state.warning.needed ? { ...state, warning: null } : state;
    case 'refund': {
      const { chatId, cost } = event.refund;
      const paid = state.paid?.chatId === chatId ? { ...state.paid, cost } : state.paid;
      return { ...state, paid, refund: event.refund };
    }
    case 'retry':
      return { ...state, retrying: true };
    case 'survey':
      // Not in the middle of the next chat; and free chat ends by leaving the room, or has nothing to be asked about.
      return state.paid || !isPaid(event.survey.chatType) ? state : { ...state, survey: event.survey };
    case 'surveyDone':
      return { ...state, survey: null };
    case 'dismissed':
      return { ...state, ended: null, refusal: null, refund: null, voyeurCame: false };
    case 'forgotten':
      return withoutChat(state, event.chatId);
  }
}

/** Refused for what the guest has done: nothing the performer does changes that. */
const isAboutGuest = (refusal: RoomState['refusal']): boolean => refusal?.code === 'too_many_rings';

/** What was refused for the room's situation may be asked again when that changes. */
function withPresence(state: RoomState, presence: ActorPresence): RoomState {
  const { isOnline, state: doing, freeChat } = state.presence;
  const changed = presence.isOnline !== isOnline || presence.state !== doing || presence.freeChat !== freeChat;
  const lasting = isAboutGuest(state.refusal) || blockOf({ options: [], refusal: state.refusal }) !== null;
  const counted = currentChat(state)?.status === 'starting' || currentChat(state)?.status === 'running';
  return { ...state, presence, counted, refusal: changed && !lasting ? null : state.refusal };
}

function withChat(state: RoomState, chat: LiveChat): RoomState {
  if (chat.status === 'ended') return withoutChat(state, chat.chatId);
  const starting = state.starting?.chatType === chat.chatType ? null : state.starting;
  const common = { starting, refusal: null, retrying: chat.status === 'running' ? false : state.retrying };
  if (!isPaid(chat.chatType)) {
    return { ...state, ...common, free: chat, lapsed: null, ended: state.paid ? state.ended : null };
  }
  const same = state.paid?.chatId === chat.chatId;
  return {
    ...state,
    ...common,
    paid: chat,
    ended: null,
    ...(same ? {} : { warning: null, refund: null, survey: null, voyeurs: 0, voyeurCame: false }),
  };
}

function withoutChat(state: RoomState, chatId: number): RoomState {
  if (state.free?.chatId === chatId) return { ...state, free: null, lapsed: null };
  if (state.paid?.chatId === chatId) return { ...state, paid: null, warning: null, retrying: false };
  return state;
}

const withoutLapsed = (state: RoomState): RoomState =>
  state.lapsed === null ? state : withoutChat(state, state.lapsed);

/** The guest goes on watching: what is over is writing, and the box says how it is had again. */
function withLapse(state: RoomState, free: LiveChat): RoomState {
  const abilities = free.abilities.filter((ability) => ability !== 'text');
  return { ...state, free: { ...free, abilities, textUntil: null }, lapsed: free.chatId, autoFree: true };
}

function withEnd(state: RoomState, end: ChatEnded): RoomState {
  const { free, paid, presence } = state;
  const lapses = end.exitCode === exitCodes.textTimeLimit.code && presence.isOnline && presence.freeChat;
  if (lapses && free?.chatId === end.chatId && !paid) return withLapse(state, free);
  const rest = withoutChat(state, end.chatId);
  if (end.exitCode === upgrade.code) return rest;
  // What ended beside a paid chat that continues is no event.
  if (rest.paid) return rest;
  const endedShort = state.warning?.chatId === end.chatId;
  return {
    ...rest,
    starting: null,
    ended: end,
    endedShort,
    autoFree: !isPaid(end.chatType) && passing.has(end.exitCode),
  };
}

/** What a chat has to say that ended while the line was down; null when it has not ended. */
export function endOf(chat: LiveChat): ChatEnded | null {
  const { status, exitCode, startedAt, endedAt, chatId, cost, actorId, actorName } = chat;
  if (status !== 'ended' || exitCode === null) return null;
  const ran = startedAt === null || endedAt === null ? 0 : endedAt - startedAt;
  const { chatType, isVoyeur, isToyControl } = chat;
  const seconds = Math.round(ran / 1000);
  return {
    chatId,
    price: cost,
    actorId,
    actorName,
    isVoyeur,
    isToyControl,
    chatType,
    exitCode,
    seconds,
    voyeurPrice: null,
  };
}

/** The chat one is in: what is paid for comes first. */
export const currentChat = ({ paid, free }: RoomState): LiveChat | null =>
  paid && paid.status !== 'requested' ? paid : (free ?? paid);

/** How many others watch: the guest is none of them. */
export const othersWatching = ({ presence, counted }: Pick<RoomState, 'presence' | 'counted'>): number =>
  Math.max(0, presence.viewers - (counted ? 1 : 0));

/** Whether minutes are paid now, so that ending is worth a question: a request that rings costs nothing yet. */
export const hasPaidMinutes = ({ paid }: Pick<RoomState, 'paid'>): boolean => paid !== null && paid.minutes > 0;

/** Whether what was paid for has ended and its receipt is to be seen, also over a free chat that continues by itself. */
export const hasReceipt = ({ ended, paid }: Pick<RoomState, 'ended' | 'paid'>): boolean =>
  ended !== null && paid === null && isPaid(ended.chatType) && ended.seconds > 0;

/** Whether the card of what has ended is what the picture shows. */
export const endCardShown = (state: RoomState): boolean =>
  state.ended !== null && (currentChat(state) === null || hasReceipt(state));

/** The chat whose text is shown: of the paid one from its first picture on. */
export const talkChat = ({ paid, free }: RoomState): LiveChat | null =>
  paid && paid.status === 'running' ? paid : (free ?? (paid?.status === 'starting' ? paid : null));

/** A ticket show is on: who has a ticket goes in, and who has none is told why not, by asking. */
const isOfShow = ({ chatType, possible, reason }: RoomState['options'][number]): boolean =>
  (possible && chatType === 'LIVESHOW') || reason === 'show_running';

/** Whether free chat should begin now by itself. */
export const shouldEnterFree = (state: RoomState): boolean =>
  state.autoFree &&
  (!state.refusal || isAboutGuest(state.refusal)) &&
  (!state.free || state.free.chatId === state.lapsed) &&
  !state.paid &&
  !state.starting &&
  state.presence.isOnline &&
  (state.presence.freeChat || state.options.some(isOfShow)) &&
  !blockOf(state);

/** Whether free chat is on its way, so that the room keeps its place: nothing moves under a thumb when it stands. */
export const isEnteringFree = (state: RoomState): boolean => state.starting?.kind === 'free' || shouldEnterFree(state);

/** The free chat of the day is used up, as far as this page was told. */
export const isFreeUsedUp = ({ options, refusal, ended }: Pick<RoomState, 'options' | 'refusal' | 'ended'>): boolean =>
  refusal?.code === 'free_chat_used_up' ||
  (ended?.chatType === 'FREECHAT' && ended.exitCode === exitCodes.timeLimit.code) ||
  options.some(({ chatType, reason }) => chatType === 'FREECHAT' && reason === 'free_chat_used_up');

/** Ends after which this room is closed to the guest, at least for this show. */
const putOut: ReadonlySet<number> = new Set([exitCodes.hostKick, exitCodes.clientLock].map(({ code }) => code));

/** Whether the guest may start anything here. */
export const mayStart = (state: RoomState): boolean =>
  blockOf(state) === null && !(state.ended && putOut.has(state.ended.exitCode));

const blocking = [
  'country_banned',
  'kicked_from_room',
  'blocked_by_performer',
  'account_locked',
  'no_chat_with_yourself',
] as const;
/** A reason that closes the whole room to this guest. */
export type Block = (typeof blocking)[number];

/** What keeps this guest out of every chat here; null when nothing does. */
export function blockOf({ options, refusal }: Pick<RoomState, 'options' | 'refusal'>): Block | null {
  const codes: (string | null)[] = [refusal?.code ?? null, ...options.map(({ reason }) => reason)];
  return blocking.find((code) => codes.includes(code)) ?? null;
}
