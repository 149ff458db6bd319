import { z } from 'zod';
import { LineSender } from '#domains/conversation/contract/index.ts';
import { actorOffline, actorOnline, actorState } from '#domains/performers/contract/presence.ts';
import { anyone, only, visitor } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { ChatType } from './chat-types.ts';
import { ChatText, FreeChatDuration, Instant, LiveChat, MediaTicket, RoomViewer, StudioRoom } from './entities.ts';

const chatId = z.int();

export const chatState = serverMessage({
  name: 'chatState',
  summary: 'A chat as it is now, to its guest (chat:{chatId}) and its performer (studio:{actorId}) after every change.',
  access: visitor,
  payload: z.object({ chat: LiveChat, startKey: z.string().nullable() }),
});

export const chatTicket = serverMessage({
  name: 'chatTicket',
  summary: 'The admission to a chat’s picture, to the guest’s connection, as soon as the guest may watch.',
  access: visitor,
  payload: z.object({ chatId, ticket: MediaTicket }),
});

export const roomTicket = serverMessage({
  name: 'roomTicket',
  summary: 'The admission to publish into the own room, to the studio connection that went live.',
  access: only('performer'),
  payload: z.object({ ticket: MediaTicket }),
});

export const chatStartRetry = serverMessage({
  name: 'chatStartRetry',
  summary: 'No first frame came; the start is tried again after retryInMs. A new chatTicket follows then.',
  access: visitor,
  payload: z.object({ chatId, attempt: z.int(), retryInMs: z.int() }),
});

export const chatVoyeurs = serverMessage({
  name: 'chatVoyeurs',
  summary: 'How many voyeurs watch a private chat, to its guest (chat:{chatId}), whenever one comes or goes.',
  access: visitor,
  payload: z.object({ chatId, watching: z.int() }),
});

export const chatMinuteBooked = serverMessage({
  name: 'chatMinuteBooked',
  summary: 'A minute was paid in advance.',
  access: visitor,
  payload: z.object({
    chatId,
    minute: z.int(),
    price: z.int(),
    cost: z.int(),
    paidUntil: Instant,
  }),
});

export const chatMoneyWarning = serverMessage({
  name: 'chatMoneyWarning',
  summary: 'The balance does not pay the next minute: without a top-up the chat ends at paidUntil (501).',
  access: visitor,
  payload: z.object({ chatId, paidUntil: Instant, needed: z.int(), balance: z.int() }),
});

export const chatRefunded = serverMessage({
  name: 'chatRefunded',
  summary:
    'Seconds without picture were given back; `withheldSeconds` are beyond what a day gives back by itself, and operators look at them.',
  access: visitor,
  payload: z.object({
    chatId,
    seconds: z.int(),
    amount: z.int(),
    withheldSeconds: z.int(),
    cost: z.int(),
  }),
});

export const chatEnd = serverMessage({
  name: 'chatEnd',
  summary:
    'A chat is over (spec 2 §4). `price` is what the guest paid in all, refunds taken off. To all the guest’s pages.',
  access: visitor,
  payload: z.object({
    chatId,
    price: z.int(),
    actorId: z.int(),
    actorName: z.string(),
    isVoyeur: z.boolean(),
    isToyControl: z.boolean(),
    chatType: ChatType,
    exitCode: z.int(),
    seconds: z.int(),
    /** Set with 904 when the single chat may be watched: the voyeur price per minute. */
    voyeurPrice: z.int().nullable(),
  }),
});

export const surveyOffer = serverMessage({
  name: 'surveyOffer',
  summary: 'The chat exit survey may be shown: the chat lasted at least 30 seconds.',
  access: visitor,
  payload: z.object({
    chatId,
    actorId: z.int(),
    actorName: z.string(),
    chatType: ChatType,
    isAnonymousVoicecall: z.boolean(),
  }),
});

export const chatText = serverMessage({
  name: 'chatText',
  summary: 'A line of text, to the room (room:{actorId}) or to the two sides of a paid chat.',
  access: visitor,
  payload: z.object({ text: ChatText }),
});

export const chatTyping = serverMessage({
  name: 'chatTyping',
  summary: 'The other side types or has stopped. chatId null: the performer, to the room.',
  access: visitor,
  payload: z.object({
    actorId: z.int(),
    chatId: chatId.nullable(),
    sender: LineSender,
    senderId: z.int(),
    typing: z.boolean(),
  }),
});

export const chatRead = serverMessage({
  name: 'chatRead',
  summary: 'One side has read a chat’s texts up to textId; `unread` is what that side has left.',
  access: visitor,
  payload: z.object({ chatId, reader: LineSender, textId: z.int(), unread: z.int() }),
});

export const freeShowStarted = serverMessage({
  name: 'freeShowStarted',
  summary: 'A performer began a free chat. Topic actors.',
  access: anyone,
  payload: z.object({ actorId: z.int() }),
});

export const freeShowStopped = serverMessage({
  name: 'freeShowStopped',
  summary: 'A performer’s free chat is over. Topic actors.',
  access: anyone,
  payload: z.object({ actorId: z.int() }),
});

export const freeChatDurationChanged = serverMessage({
  name: 'freeChatDurationChanged',
  summary: 'The guest’s free chat time of today changed (a free chat ended, or coins arrived).',
  access: visitor,
  payload: FreeChatDuration,
});

export const studioState = serverMessage({
  name: 'studioState',
  summary: 'The performer’s room in full, after joining and after every change of the room (studio:{actorId}).',
  access: only('performer'),
  payload: StudioRoom,
});

export const roomViewers = serverMessage({
  name: 'roomViewers',
  summary: 'Who is in the room, to the studio, at most once a second.',
  access: only('performer'),
  payload: z.object({ actorId: z.int(), viewerCount: z.int(), viewers: z.array(RoomViewer) }),
});

export const guestCamera = serverMessage({
  name: 'guestCamera',
  summary: 'The guest’s camera in a VIDEO_CALL started or stopped sending, to the studio.',
  access: only('performer'),
  payload: z.object({ chatId, sending: z.boolean() }),
});

export const chatTextRemoved = serverMessage({
  name: 'chatTextRemoved',
  summary: 'A line was taken away from what is said to a whole room, to everybody who reads it (room:{actorId}).',
  access: visitor,
  payload: z.object({ actorId: z.int(), textId: z.int() }),
});

export { actorOffline, actorOnline, actorState };

export const pushes = [
  chatState,
  chatTicket,
  roomTicket,
  chatStartRetry,
  chatVoyeurs,
  chatMinuteBooked,
  chatMoneyWarning,
  chatRefunded,
  chatEnd,
  surveyOffer,
  chatText,
  chatTextRemoved,
  chatTyping,
  chatRead,
  actorOnline,
  actorOffline,
  actorState,
  freeShowStarted,
  freeShowStopped,
  freeChatDurationChanged,
  studioState,
  roomViewers,
  guestCamera,
];
