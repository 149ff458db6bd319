import { z } from 'zod';
import { ActorCard } from '#domains/performers/contract/actor.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { ConversionChatState } from './guest-fields.ts';
import { conversionChatBought, conversionChatOver, conversionChatUsed } from './problems.ts';

export const conversionChat = route({
  name: 'conversionChat',
  method: 'POST',
  path: 'guest/conversionChat',
  summary:
    'Switches extra free chat on, once in a guest’s time here, or off: for its length free chat with performers who take part does not use up that of the day. Switched on while it is on, it stays as it is; switched off it is over and used.',
  access: loggedIn,
  limit: { points: 20, seconds: 60, per: 'subject' },
  body: z.object({ action: z.enum(['enable', 'disable']) }),
  response: ConversionChatState,
  problems: [conversionChatUsed, conversionChatOver, conversionChatBought],
});

/** What the countdowns of a page start from. */
const serverNow = z.int().describe('epoch ms, by the server');

export const getConversionChat = route({
  name: 'getConversionChat',
  method: 'GET',
  path: 'guest/conversionChat/{actorId}',
  summary: 'What extra free chat would be with one performer: how long it is, and whether it holds with them now.',
  access: loggedIn,
  params: z.object({ actorId: rowIdText }),
  response: z.object({
    minutes: z.int().describe('its whole length'),
    isAvailable: z.boolean().describe('the performer takes part and is live in free chat'),
    now: serverNow,
  }),
});

/** How many performers are listed (spec 2 §9). */
export const actorsListed = 30;

export const conversionChatActors = query({
  name: 'conversionChatActors',
  summary:
    'Performers who take part and are live in free chat, who is liked most first; nobody who is banned in the country or apart from the guest.',
  access: loggedIn,
  args: z.object({ first: z.int().min(1).max(100).default(actorsListed) }),
  result: z.array(ActorCard),
});

export const getConversionChatOffer = route({
  name: 'getConversionChatOffer',
  method: 'GET',
  path: 'guest/conversionChat',
  summary: 'Extra free chat as the homepage shows it: how long it is, and with whom it holds now.',
  access: loggedIn,
  query: z.object({ first: z.coerce.number().int().min(1).max(actorsListed).default(9) }),
  response: z.object({ minutes: z.int(), actors: z.array(ActorCard), now: serverNow }),
});
