import type { LiveState } from '#domains/performers/contract/index.ts';
import type { ActorPresence, ChatAbility, ChatPrices, ChatRecord, LiveChat, RoomViewer } from '../../contract/index.ts';
import { chatTypeRules } from '../../contract/index.ts';
import type { ActorRow } from '../deps.ts';
import type { RoomRow } from '../rooms/room-row.ts';
import type { ChatRow } from './chat-row.ts';
import { letsVoyeursIn } from './policy.ts';

/** What the guest of a chat can do in it now. */
export function abilitiesOf(chat: ChatRow): ChatAbility[] {
  const writes = !chat.anonymous && !chat.muted && !chat.textSpent;
  const abilities = chatTypeRules[chat.type].abilities.filter(
    (ability) => (ability !== 'text' || writes) && (ability !== 'tip' || !chat.anonymous),
  );
  return chat.exclusive && !abilities.includes('single') ? [...abilities, 'single'] : [...abilities];
}

/** What a chat costs its guest in coins: what vouchers paid costs none. */
export const costOf = (chat: ChatRow): number => chat.minutes * chat.pricePerMinute - chat.covered - chat.refunded;

/** A row as its two sides see it. */
export function toLiveChat(chat: ChatRow): LiveChat {
  return {
    chatId: chat.id,
    actorId: chat.actorId,
    actorName: chat.actorName,
    guestId: chat.guestId,
    guestName: chat.guestName,
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
    isToyControl: false,
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
    guestId: chat.guestId,
    guestName: chat.guestName,
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
    guestId: chat.guestId,
    guestName: chat.guestName,
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
): ActorPresence {
  const online = room !== null && room.endedAt === null && room.onlineAt !== null;
  return {
    actorId: actor.id,
    actorName: actor.name,
    isOnline: online,
    state: online ? stateOf(room, exclusive) : 'offline',
    freeChat: online && room.freeChat && exclusive === null,
    isLivePreviewEnabled: online && room.livePreview && exclusive === null,
    isVoyeurChatAvailable:
      online && actor.priceVoyeur !== null && exclusive?.status === 'running' && exclusive.voyeursAllowed,
    isOnlineMobileVideocall: online && exclusive === null && actor.priceSinglec2c !== null,
    viewers: online ? viewers : 0,
    voyeursAllowed: online && letsVoyeursIn(actor, room),
    prices: pricesOf(actor),
  };
}

function stateOf(room: RoomRow, exclusive: ChatRow | null): LiveState {
  if (exclusive) return exclusive.type === 'VIDEO_CALL' ? 'videoCall' : 'inPrivate';
  return room.freeChat ? 'freeChat' : 'live';
}
