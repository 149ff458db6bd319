import { z } from 'zod';
import { anyone, languages, visitor } from '#kit/contract/access.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';

/** Timing of the real-time channel in milliseconds (spec 1 §9). */
export const timing = {
  ping: 50_000,
  reconnect: 1_000,
  /** How long a pong may take before it counts as missing. */
  pongPatience: 10_000,
  /** How long a command waits for a connection; nobody wants it carried out later than that. */
  commandPatience: 30_000,
  /** After a refusal or failure that passes, joining a topic and fetching a snapshot are tried again. */
  patience: 5_000,
  /** A connection that has said nothing for this long is gone: two pings and some slack. */
  silence: 120_000,
  /** Within this time a new connection asks for a session. */
  greeting: 10_000,
} as const;

/** Why a connection ended, for who hears of closes: nothing came over it for `timing.silence`, not even a ping. */
export const silentPage = 'silent';

/** Close codes: 1002 and 4000 are the specification's (spec 1 §8), the others ours. */
export const closeCodes = {
  protocolError: 1002,
  pongMissing: 4000,
  sessionExpired: 4001,
  tooManyMessages: 4008,
  goingAway: 1001,
} as const;

export const sessionRequest = clientMessage({
  name: 'sessionRequest',
  summary: 'Opens the session of a connection; nothing else is answered before it.',
  access: anyone,
  payload: z.object({ language: z.enum(languages) }),
});
export const ping = clientMessage({
  name: 'ping',
  summary: 'Keeps the connection; answered by a pong.',
  access: anyone,
  payload: z.object({}),
});
export const subscribe = clientMessage({
  name: 'subscribe',
  summary: 'Joins a topic, if its rule allows.',
  access: visitor,
  payload: z.object({ topic: z.string().regex(/^[a-zA-Z]+(:[\w-]{1,64})?$/) }),
});
export const unsubscribe = clientMessage({
  name: 'unsubscribe',
  summary: 'Leaves a topic.',
  access: visitor,
  payload: z.object({ topic: z.string().max(96) }),
});

/** Its payload names whoever is connected: {@link channelMessages}. */
export const sessionAcknowledgedName = 'sessionAcknowledged';
export const pong = serverMessage({
  name: 'pong',
  summary: 'Answers a ping.',
  access: anyone,
  payload: z.object({ ttl: z.int().describe('Milliseconds the connection is kept without a further message.') }),
});
export const sessionExpired = serverMessage({
  name: 'sessionExpired',
  summary: 'The session has ended; the page reloads unless a payment is waiting for feedback (spec 1 §4).',
  access: anyone,
  payload: z.object({}),
});
export const pageReload = serverMessage({
  name: 'pageReload',
  summary: 'Asks the page to load itself again.',
  access: anyone,
  payload: z.object({ reason: z.string() }),
});
export const receipt = serverMessage({
  name: 'receipt',
  summary: 'Says that the message with this id was carried out, or why not.',
  access: anyone,
  payload: z.object({
    id: z.int().nullable(),
    of: z.string(),
    problem: z
      .object({
        type: z.string(),
        code: z.string(),
        status: z.int(),
        title: z.string(),
        detail: z.string().optional(),
        errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
        data: z.record(z.string(), z.unknown()).optional(),
      })
      .nullable(),
  }),
});
