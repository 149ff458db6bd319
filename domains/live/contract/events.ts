import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import { ChatType } from './chat-types.ts';

export const performerWentLive = event({
  name: 'live.performerWentLive',
  summary: 'A performer opened the room.',
  access: system,
  payload: z.object({ actorId: z.int(), at: z.number() }),
  key: ({ actorId }) => actorId,
});

export const performerStopped = event({
  name: 'live.performerStopped',
  summary: 'A performer’s room closed.',
  access: system,
  payload: z.object({ actorId: z.int(), at: z.number() }),
  key: ({ actorId }) => actorId,
});

const ofTwo = { chatId: z.int(), guestId: z.int(), actorId: z.int(), at: z.number() };

/** One event for all three, so that they reach a subscriber in the order in which they happened. */
export const chatTold = event({
  name: 'live.chatTold',
  summary:
    'A paid chat of two began, one of them said something to the other, or it is over; or a call was missed. Never of a guest who called without a name.',
  access: system,
  payload: z.discriminatedUnion('what', [
    z.object({ what: z.literal('began'), ...ofTwo, chatType: ChatType }),
    z.object({
      what: z.literal('said'),
      ...ofTwo,
      lineId: z.int(),
      sender: z.enum(['guest', 'actor']),
      text: z.string(),
      textKey: z.string().nullable(),
    }),
    z.object({ what: z.literal('ended'), ...ofTwo, seconds: z.int(), cost: z.int() }),
    /** A call that rang and was not taken. */
    z.object({ what: z.literal('missed'), ...ofTwo, chatType: ChatType }),
  ]),
  key: ({ guestId }) => guestId,
});

export const chatEnded = event({
  name: 'live.chatEnded',
  summary: 'A chat (previews apart) is over; amounts in hundredths of a coin.',
  access: system,
  payload: z.object({
    chatId: z.int(),
    guestId: z.int(),
    actorId: z.int(),
    chatType: ChatType,
    exitCode: z.int(),
    seconds: z.int(),
    minutes: z.int(),
    cost: z.int(),
    at: z.number(),
  }),
  key: ({ guestId }) => guestId,
});

export const callTold = event({
  name: 'live.callTold',
  summary: 'A call was begun by its guest, or is over.',
  access: system,
  payload: z.object({
    what: z.enum(['began', 'ended']),
    ...ofTwo,
    actorName: z.string(),
    chatType: ChatType,
    isIncognito: z.boolean(),
    exitCode: z.int().nullable(),
  }),
  key: ({ guestId }) => guestId,
});

export const hostActed = event({
  name: 'live.hostActed',
  summary: 'A performer muted a guest in her room, let them write again, sent them out, or blocked them for good.',
  access: system,
  payload: z.object({
    what: z.enum(['muted', 'unmuted', 'kicked', 'blocked']),
    actorId: z.int(),
    guestId: z.int(),
    at: z.number(),
  }),
  key: ({ actorId }) => actorId,
});

export const events = [hostActed, performerWentLive, performerStopped, chatTold, chatEnded, callTold];
