import type { LiveState } from '#domains/performers/contract/index.ts';
import type { ActorPresence, ChatAbility, ChatPrices, ChatRecord, LiveChat, RoomViewer } from '../../contract/index.ts';
import { chatTypeRules, hasUpstream, isSoundOnly } from '../../contract/index.ts';
import type { ActorRow, CallPrices } from '../deps.ts';
import type { RoomRow } from '../rooms/room-row.ts';
import type { ChatRow } from './chat-row.ts';
import { letsVoyeursIn, noCalls } from './policy.ts';

/** What the guest of a chat can do in it now. */
export function abilitiesOf(chat: ChatRow): ChatAbility[] {
  const writes = !chat.anonymous && !chat.muted && !chat.textSpent;
  const abilities = chatTypeRules[chat.type].abilities.filter(
    (ability) => (ability !== 'text' || writes) && (ability !== 'tip' || !chat.anonymous),
  );
  return [
    ...abilities,
    ...(chat.exclusive && !abilities.includes('single') ? (['single'] as const) : []),
    ...(chat.toyControl === null ? [] : (['dildocontrol'] as const)),
  ];
}

/** What a chat costs its guest in coins: what vouchers paid costs none. */
export const costOf = (chat: ChatRow): number => chat.minutes * chat.pricePerMinute - chat.covered - chat.refunded;

/** Who the guest is, as a side of the chat knows it: a performer who is called without a name does not. */
export const guestOf = (chat: ChatRow, reader: 'guest' | 'performer'): Pick<LiveChat, 'guestId' | 'guestName'> =>
  chat.incognito && reader === 'performer'
    ? { guestId: 0, guestName: '' }
    : { guestId: chat.guestId, guestName: chat.guestName };

/** A row as one of its two sides sees it. */
export function toLiveChat(chat: ChatRow, reader: 'guest' | 'performer'): LiveChat {
  return {
    chatId: chat.id,
    actorId: chat.actorId,
    actorName: chat.actorName,
    ...guestOf(chat, reader),
    isIncognito: chat.incognito,
    chatType: chat.type,
    single: chat.exclusive,
    voyeursAllowed: chat.voyeursAllowed,
    abilities: abilitiesOf(chat),
    status: chat.status,
    attempt: chat.attempt,
    pricePerMinute: chat.pricePerMinute,
    minutes: chat.minutes,
    cost: costOf(chat),
    refunded: chat.refunded,
    requestedAt: chat.requestedAt,
    startedAt: chat.startedAt,
    endedAt: chat.endedAt,
    paidUntil: chat.paidUntil,
    pictureBrokenSince: chat.brokenSince,
    watchUntil: chat.watchUntil,
    textUntil: chat.textUntil,
    muted: chat.muted,
    guestLost: chat.guestLostAt !== null,
    exitCode: chat.exitCode,
    isVoyeur: isVoyeur(chat),
    isToyControl: chat.toyControl === 'used',
    guestSequence: chat.guestSequence,
    hostSequence: chat.hostSequence,
  };
}

export const isVoyeur = (chat: ChatRow): boolean => chat.type === 'VOYEUR_CHAT' || chat.type === 'VOYEUR_PRIVATE_CHAT';

/** Whole seconds a chat ran. */
export const secondsOf = (chat: ChatRow): number =>
  chat.startedAt === null || chat.endedAt === null ? 0 : Math.floor((chat.endedAt - chat.startedAt) / 1000);

/** A past chat in a list; only the performer sees what it earned. */
export function toRecord(chat: ChatRow, reader: 'guest' | 'performer'): ChatRecord {
  return {
    chatId: chat.id,
    actorId: chat.actorId,
    actorName: chat.actorName,
    ...guestOf(chat, reader),
    chatType: chat.type,
    startedAt: chat.startedAt,
    endedAt: chat.endedAt,
    seconds: secondsOf(chat),
    minutes: chat.minutes,
    pricePerMinute: chat.pricePerMinute,
    cost: costOf(chat),
    refunded: chat.refunded,
    earned: reader === 'performer' ? chat.earned : 0,
    exitCode: chat.exitCode,
  };
}

export function toViewer(chat: ChatRow): RoomViewer {
  return {
    chatId: chat.id,
    ...guestOf(chat, 'performer'),
    anonymous: chat.anonymous,
    chatType: chat.type,
    since: chat.startedAt ?? chat.requestedAt,
    muted: chat.muted,
  };
}

export const pricesOf = (actor: ActorRow): ChatPrices => ({
  video: actor.priceVideo,
  single: actor.priceSingle,
  singlec2c: actor.priceSinglec2c,
  voyeur: actor.priceVoyeur,
  multi: actor.priceMulti,
});

/** What the site is told of a performer, from the room (null: not live) and the exclusive chat in it. */
export function presenceOf(
  actor: ActorRow,
  room: RoomRow | null,
  exclusive: ChatRow | null,
  viewers: number,
  calls: CallPrices = noCalls,
): ActorPresence {
  const online = room !== null && room.endedAt === null && room.onlineAt !== null;
  // Neither in private nor in a ticket show: who comes is let in.
  const open = online && exclusive === null && room.showId === null;
  const waits = room !== null && room.endedAt === null && room.callsOnly;
  const takesCalls = open || (waits && exclusive === null);
  return {
    actorId: actor.id,
    actorName: actor.name,
    isOnline: online,
    state: online ? stateOf(room, exclusive) : 'offline',
    freeChat: open && room.freeChat,
    isLivePreviewEnabled: open && room.livePreview,
    isVoyeurChatAvailable:
      online && actor.priceVoyeur !== null && exclusive?.status === 'running' && exclusive.voyeursAllowed,
    isOnlineMobileVideocall: takesCalls && calls.STARTMOBILECALLCHAT !== null,
    viewers: online ? viewers : 0,
    voyeursAllowed: online && letsVoyeursIn(actor, room),
    isTicketShow: online && room.showId !== null,
    prices: pricesOf(actor),
  };
}

function stateOf(room: RoomRow, exclusive: ChatRow | null): LiveState {
  if (exclusive) return hasUpstream(exclusive.type) && !isSoundOnly(exclusive.type) ? 'videoCall' : 'inPrivate';
  return room.freeChat && room.showId === null ? 'freeChat' : 'live';
}
