import { z } from 'zod';
import { wordRefused } from '#domains/performers/contract/index.ts';
import { only } from '#kit/contract/access.ts';
import { longRowId, rowId } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { giftMissing } from './problems.ts';
import {
  Given,
  TipMenuItem as Item,
  leastTip,
  mostOfGoal,
  mostTip,
  RoomGoal,
  roomGoalChanged,
  tipMenuChanged,
  withGiven,
} from './room.ts';

const performer = only('performer');

/** Most lines of a tip menu, and most wishes. */
export const mostMenuItems = 20;
export const mostWishes = 12;
/** How many of what was given last the studio shows. */
export const shownReceived = 50;

export const Wish = z.object({ giftId: z.int(), wanted: z.int(), received: z.int() }).meta({ id: 'StudioWish' });
export type Wish = z.infer<typeof Wish>;

/** What a performer has set up and got. `from` is empty for anyone who wants to be invisible. */
export const StudioGiving = z
  .object({ goal: RoomGoal.nullable(), menu: z.array(Item), wishes: z.array(Wish), received: z.array(Given) })
  .meta({ id: 'StudioGiving' });
export type StudioGiving = z.infer<typeof StudioGiving>;

export const getStudioGiving = route({
  name: 'getStudioGiving',
  method: 'GET',
  path: 'studio/giving',
  summary: 'The tip menu, goal and wishes of the performer who asks, and what guests gave, the latest first.',
  access: performer,
  response: StudioGiving,
});

export const setTipMenu = route({
  name: 'setTipMenu',
  method: 'PUT',
  path: 'studio/tipMenu',
  summary: 'What the performer offers for a tip, in this order; lines that are left out are gone.',
  access: performer,
  limit: { points: 30, seconds: 60, per: 'subject' },
  body: z.object({
    items: z
      .array(
        z.object({
          /** Of a line that is there already; null for a new one. */
          id: longRowId.nullable(),
          coins: z.int().min(leastTip).max(mostTip),
          words: z.string().trim().min(1).max(80).regex(visiblePattern),
        }),
      )
      .max(mostMenuItems),
  }),
  response: z.object({ menu: z.array(Item) }),
  problems: [wordRefused],
});

export const setRoomGoal = route({
  name: 'setRoomGoal',
  method: 'POST',
  path: 'studio/goal',
  summary: 'Begins to gather for something; what was gathered for before is over.',
  access: performer,
  limit: { points: 30, seconds: 60, per: 'subject' },
  body: z.object({
    words: z.string().trim().min(1).max(80).regex(visiblePattern),
    reward: z.string().trim().max(120).default(''),
    coins: z.int().min(leastTip).max(mostOfGoal),
    repeats: z.boolean(),
  }),
  response: z.object({ goal: RoomGoal }),
  problems: [wordRefused],
});

export const endRoomGoal = route({
  name: 'endRoomGoal',
  method: 'POST',
  path: 'studio/goal/end',
  summary: 'Gathers no more; what was given stays given.',
  access: performer,
  body: z.object({ goalId: longRowId }),
  response: z.object({}),
});

export const setWishes = route({
  name: 'setWishes',
  method: 'PUT',
  path: 'studio/wishes',
  summary: 'What the performer wishes for, in this order. What was received of a wish that stays is kept.',
  access: performer,
  limit: { points: 30, seconds: 60, per: 'subject' },
  body: z.object({
    wishes: z.array(z.object({ giftId: rowId, wanted: z.int().min(1).max(1000) })).max(mostWishes),
  }),
  response: z.object({ wishes: z.array(Wish) }),
  problems: [giftMissing],
});

export const giftReceived = serverMessage({
  name: 'giftReceived',
  summary: 'A guest gave the performer something; with the wishes as they are now.',
  access: performer,
  payload: z.object({ actorId: z.int(), given: Given, wishes: z.array(Wish) }),
});

/** What the performer has set up and got, in the studio. */
export const studioGiving = defineResource({
  name: 'studioGiving',
  summary: 'The tip menu, goal and wishes of a performer, and what guests gave.',
  topic: (actorId: number) => `performer:${actorId}`,
  snapshot: getStudioGiving,
  input: () => ({}),
  read: (giving): StudioGiving => giving,
  pushes: (on) => [
    on(giftReceived, (state, { given, wishes }) => ({
      ...state,
      received: withGiven(state.received, given, shownReceived),
      wishes,
    })),
    on(roomGoalChanged, (state, { actorId, goal }, own) => (actorId === own ? { ...state, goal } : state)),
    on(tipMenuChanged, (state, { actorId, menu }, own) => (actorId === own ? { ...state, menu } : state)),
  ],
});
