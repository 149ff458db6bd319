import { z } from 'zod';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { notEnoughCoins } from '#domains/ledger/contract/problems.ts';
import { mutedInRoom } from '#domains/live/contract/problems.ts';
import { actorMissing, wordRefused } from '#domains/performers/contract/index.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { int32Max, longRowId, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { keyUsedOtherwise } from '#kit/contract/problems.ts';
import { defineResource } from '#kit/contract/resource.ts';
import * as problems from './problems.ts';
import { doneKey, GiftQuantity, shownPrice } from './stock.ts';

const hundredths = z.int().describe('hundredths of a coin');
/** What somebody says with a gift or a tip; may be nothing. */
const words = z.string().trim().max(120);

/** What something is called, in each language. */
export const GiftNamesShown = z
  .object({ de: z.string(), en: z.string(), nl: z.string(), es: z.string() })
  .meta({ id: 'GiftNames' });

/** One thing given, as the room shows it. `at` in ms since the epoch. */
export const Given = z
  .object({
    sendId: z.int(),
    kind: z.enum(['gift', 'tip']),
    /** The guest’s name; empty where the guest does not want it shown. */
    from: z.string(),
    gifts: z.array(
      z
        .object({ giftId: z.int(), names: GiftNamesShown, imageUrl: z.string(), quantity: z.int() })
        .meta({ id: 'GivenGift' }),
    ),
    coins: hundredths,
    words: z.string(),
    at: z.number(),
  })
  .meta({ id: 'Given' });
export type Given = z.infer<typeof Given>;

/** What a performer gathers for. A repeating one that is reached begins again. */
export const RoomGoal = z
  .object({
    id: z.int(),
    words: z.string(),
    /** What happens when it is reached. */
    reward: z.string(),
    target: hundredths,
    raised: hundredths,
    repeats: z.boolean(),
    timesReached: z.int(),
    /** The last time it was reached, in ms since the epoch; null: not yet. */
    reachedAt: z.number().nullable(),
  })
  .meta({ id: 'RoomGoal' });
export type RoomGoal = z.infer<typeof RoomGoal>;

export const TipMenuItem = z.object({ id: z.int(), coins: hundredths, words: z.string() }).meta({ id: 'TipMenuItem' });
export type TipMenuItem = z.infer<typeof TipMenuItem>;

/** Who gave most in this room, among those who want their name shown. */
export const TopGiver = z.object({ name: z.string(), coins: hundredths }).meta({ id: 'TopGiver' });
export type TopGiver = z.infer<typeof TopGiver>;

/** How many of what was given last, and of who gave most, are shown. */
export const shownGiven = 8;
export const shownTop = 3;

/** What is given in a performer's room. */
export const RoomGiving = z
  .object({
    goal: RoomGoal.nullable(),
    menu: z.array(TipMenuItem),
    /** The latest first, of this show; of private chats only what the caller gave. */
    latest: z.array(Given),
    top: z.array(TopGiver),
  })
  .meta({ id: 'RoomGiving' });
export type RoomGiving = z.infer<typeof RoomGiving>;

export const nothingGiven: RoomGiving = { goal: null, menu: [], latest: [], top: [] };

export const getRoomGiving = route({
  name: 'getRoomGiving',
  method: 'GET',
  path: 'gifts/room/{actorId}',
  summary: 'The goal and tip menu of a performer, and what was given in this show.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: RoomGiving,
  problems: [actorMissing],
});

const refusals = [
  actorMissing,
  problems.notWelcome,
  youHaveBlocked,
  problems.notInRoom,
  priceChanged,
  keyUsedOtherwise,
  notEnoughCoins,
  mutedInRoom,
  wordRefused,
];

export const giveGifts = route({
  name: 'giveGifts',
  method: 'POST',
  path: 'gifts/give',
  summary:
    'Gives a performer gifts: in the chat the guest has with them (`inRoom`), or on the profile. What was bought before is used first; the rest costs at most what was `shown`.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  body: z.object({
    actorId: rowId,
    gifts: z.array(GiftQuantity).min(1).max(10),
    inRoom: z.boolean(),
    shown: shownPrice,
    words: words.default(''),
    key: doneKey,
  }),
  response: z.object({ given: Given, paid: hundredths }),
  problems: [...refusals, problems.giftMissing, problems.giftForVips],
});

/** A tip is between one coin and a thousand. */
export const leastTip = 100;
export const mostTip = 100_000;

export const giveTip = route({
  name: 'giveTip',
  method: 'POST',
  path: 'gifts/tip',
  summary:
    'Gives a performer coins, for something on the tip menu or as much as one likes. What is on the menu costs what stands there, and never more than the `coins` that were shown.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  body: z.object({
    actorId: rowId,
    coins: z.int().min(leastTip).max(mostTip),
    menuItemId: longRowId.nullable().default(null),
    inRoom: z.boolean(),
    words: words.default(''),
    key: doneKey,
  }),
  response: z.object({ given: Given, paid: hundredths }),
  problems: [...refusals, problems.tipItemMissing],
});

const actorId = z.int();

export const roomGiven = serverMessage({
  name: 'roomGiven',
  summary:
    'Somebody gave something in a performer’s room, with who gave most by now. Of a private chat only its guest hears.',
  access: anyone,
  payload: z.object({ actorId, given: Given, top: z.array(TopGiver) }),
});

export const roomGoalChanged = serverMessage({
  name: 'roomGoalChanged',
  summary: 'The goal of a performer’s room is another, came closer, was reached or ended (null).',
  access: anyone,
  payload: z.object({ actorId, goal: RoomGoal.nullable() }),
});

export const tipMenuChanged = serverMessage({
  name: 'tipMenuChanged',
  summary: 'What a performer offers for a tip has changed.',
  access: anyone,
  payload: z.object({ actorId, menu: z.array(TipMenuItem) }),
});

/** The latest first, each once. */
export const withGiven = <G extends { readonly sendId: number }>(all: readonly G[], one: G, most: number): G[] =>
  all.some(({ sendId }) => sendId === one.sendId)
    ? [...all]
    : [one, ...all].sort((a, b) => b.sendId - a.sendId).slice(0, most);

/** What is given in the room of a performer, to who is in it. */
export const roomGiving = defineResource({
  name: 'roomGiving',
  summary: 'The goal and tip menu of a performer, and what was given in this show.',
  topic: (actor: number) => `gifts:${actor}`,
  snapshot: getRoomGiving,
  input: (actor) => ({ params: { actorId: actor } }),
  read: (giving): RoomGiving => giving,
  pushes: (on) => [
    on(roomGiven, (giving, { actorId: whose, given, top }, actor) =>
      whose === actor ? { ...giving, latest: withGiven(giving.latest, given, shownGiven), top } : giving,
    ),
    on(roomGoalChanged, (giving, { actorId: whose, goal }, actor) => (whose === actor ? { ...giving, goal } : giving)),
    on(tipMenuChanged, (giving, { actorId: whose, menu }, actor) => (whose === actor ? { ...giving, menu } : giving)),
  ],
});

/** The most a goal may be for, in hundredths of a coin. */
export const mostOfGoal = int32Max;
