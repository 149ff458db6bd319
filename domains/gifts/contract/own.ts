import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { MessengerGift } from './catalogue.ts';
import { Given } from './room.ts';
import { BoughtGift } from './stock.ts';

/** How a guest is seen when giving: with their name, without it, or not at all (then the room does not hear of it). */
export const GivingVisibility = z.enum(['named', 'unnamed', 'invisible']).meta({ id: 'GivingVisibility' });
export type GivingVisibility = z.infer<typeof GivingVisibility>;

export const getOwnGiving = route({
  name: 'getOwnGiving',
  method: 'GET',
  path: 'gifts/own',
  summary: 'What the guest who asks has bought and given, the latest fifty, and how they are seen.',
  access: loggedIn,
  response: z.object({
    visibility: GivingVisibility,
    bought: z.array(BoughtGift),
    given: z.array(
      Given.extend({ actorName: z.string(), paidBack: z.int().describe('hundredths of a coin') }).meta({
        id: 'OwnGiven',
      }),
    ),
  }),
});

export const setGivingVisibility = route({
  name: 'setGivingVisibility',
  method: 'POST',
  path: 'gifts/visibility',
  summary: 'How the guest is seen when giving, from now on.',
  access: loggedIn,
  body: z.object({ visibility: GivingVisibility }),
  response: z.object({ visibility: GivingVisibility }),
});

/** What a performer wishes for. */
export const ActorWish = z
  .object({ gift: MessengerGift, wanted: z.int(), received: z.int() })
  .meta({ id: 'ActorWish' });
export type ActorWish = z.infer<typeof ActorWish>;

export const actorWishes = query({
  name: 'actorWishes',
  summary: 'What a performer wishes for, in their order, and how much of it they have got.',
  access: anyone,
  args: z.object({ actorId: rowId }),
  result: z.array(ActorWish),
});
