import { z } from 'zod';
import { loggedIn, visitor } from '#kit/contract/access.ts';
import { int32Max, rowId } from '#kit/contract/numbers.ts';
import { mutation, route } from '#kit/contract/operations.ts';

/** How long an access token opens a call, in seconds: from the press to the microphone. */
export const tokenLasts = 120;

/**
 * What the start of an anonymous call answers. 2000 is success and 4xxx is not, as the specification says (spec 2 §8); the others it does not
 * show, and they are ours. Each has words on the page (`calls.error.*`).
 */
export const resultCodes = {
  started: 2000,
  /** The token is not ours, of another session or performer, too old, or was used for a call that is over. */
  tokenRefused: 4001,
  /** The coins, or the limit the guest has set, do not reach for a minute. */
  notEnough: 4002,
  /** A rule about the guest: age, account, country, a block. */
  refused: 4003,
  /** The performer is not there, takes no such call, or is in another chat. */
  notThere: 4004,
  /** The guest is in a paid chat, or it is the performer who calls. */
  alreadyCalling: 4005,
  /** It costs more than the page said. */
  priceChanged: 4006,
  /** Too many calls in a short time. */
  tooOften: 4007,
} as const;

export const createCallToken = route({
  name: 'createCallToken',
  method: 'POST',
  path: 'calls/anonymousTicket',
  summary:
    'A token to call a performer without a name: signed, good in this session for one call to this performer at this price, for two minutes.',
  access: loggedIn,
  limit: { points: 20, seconds: 60, per: 'subject' },
  body: z.object({
    actorId: rowId,
    shownPerMinute: z.int().min(0).max(int32Max).describe('what a minute costs as the page said, hundredths of a coin'),
  }),
  response: z.object({ accessToken: z.string(), expiresAt: z.number().describe('epoch ms') }).meta({ id: 'CallToken' }),
});

export const startAnonymousVoiceCall = mutation({
  name: 'startAnonymousVoiceCall',
  summary:
    'Calls a performer who is not told who it is. 2000: it rings; `clientId` is the chat, which the page takes up with `resumeChat` at `server`. Any other code: nothing was begun. The same token again answers the same call.',
  access: visitor,
  limit: { points: 20, seconds: 60, per: 'subject' },
  args: z.object({ accessToken: z.string().max(600), actorId: rowId }),
  result: z
    .object({
      resultCode: z.int(),
      /** The path of the channel that carries the call; null without success. */
      server: z.string().nullable(),
      clientId: z.string().nullable(),
    })
    .meta({ id: 'AnonymousVoiceCall' }),
});
