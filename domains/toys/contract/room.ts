import { z } from 'zod';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { notInRoom, notWelcome } from '#domains/gifts/contract/index.ts';
import { notEnoughCoins } from '#domains/ledger/contract/problems.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { int32Max, longRowId, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { clientMessage, route, serverMessage } from '#kit/contract/operations.ts';
import { keyUsedOtherwise, notFound } from '#kit/contract/problems.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { ToyControl, ToyGiftId } from './controls.ts';
import * as problems from './problems.ts';

const hundredths = z.int().describe('hundredths of a coin');

/** What becomes of a play; the last two are final. */
export const toyPlayStates = ['queued', 'running', 'played', 'paid_back'] as const;
export const ToyPlayState = z.enum(toyPlayStates).meta({ id: 'ToyPlayState' });
export type ToyPlayState = z.infer<typeof ToyPlayState>;

/** Why a play was paid back. */
export const toyEndings = ['line_lost', 'stopped', 'show_ended', 'chat_ended', 'waited', 'closed'] as const;
export const ToyEnding = z.enum(toyEndings).meta({ id: 'ToyEnding' });
export type ToyEnding = z.infer<typeof ToyEnding>;

/** One paid play of a toy. Instants in epoch ms. */
export const ToyPlay = z
  .object({
    playId: z.int(),
    kind: z.enum(['pattern', 'direct']),
    giftId: z.int().nullable(),
    displayName: z.string().describe('in the performer’s own words; empty: what the gift is called'),
    /** The guest’s name; empty where the guest does not want it shown. */
    from: z.string(),
    seconds: z.int(),
    state: ToyPlayState,
    endsAt: z.number().nullable().describe('while it runs'),
    why: ToyEnding.nullable().describe('why it was paid back'),
  })
  .meta({ id: 'ToyPlay' });
export type ToyPlay = z.infer<typeof ToyPlay>;

/** A performer’s toy, as who is in the room sees it. */
export const ToyRoom = z
  .object({
    /** Rises with every change: an older state never replaces a newer one. */
    version: z.int(),
    /** It moves when somebody pays for it now. */
    isReady: z.boolean(),
    isPaused: z.boolean(),
    /** Only guests in a private chat may move it. */
    isPrivateOnly: z.boolean(),
    controls: z.array(ToyControl),
    /** A minute of direct control in a private chat; null: not offered. */
    directPrice: hundredths.nullable(),
    /** The one that runs, then those that wait, in order; of private chats and invisible guests nothing. */
    plays: z.array(ToyPlay),
  })
  .meta({ id: 'ToyRoom' });
export type ToyRoom = z.infer<typeof ToyRoom>;

export const noToy: ToyRoom = {
  version: 0,
  isReady: false,
  isPaused: false,
  isPrivateOnly: false,
  controls: [],
  directPrice: null,
  plays: [],
};

export const getToyRoom = route({
  name: 'getToyRoom',
  method: 'GET',
  path: 'toys/room/{actorId}',
  summary:
    'A performer’s toy: whether it is ready, what gifts do with it, what runs and waits; and the caller’s own plays.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ room: ToyRoom, own: z.array(ToyPlay) }),
  problems: [actorMissing],
});

export const playToy = route({
  name: 'playToy',
  method: 'POST',
  path: 'toys/play',
  summary:
    'Pays for a play of a performer’s toy, in the chat the guest has with her; it waits for its turn. What is not played to its end is paid back by itself.',
  access: loggedIn,
  limit: { points: 40, seconds: 60, per: 'subject' },
  body: z.object({
    actorId: rowId,
    giftId: ToyGiftId.nullable().describe('null: a minute of direct control'),
    shown: z.int().min(0).max(int32Max).describe('the price the page showed; a higher one now is refused'),
    key: z.uuid(),
  }),
  response: z.object({ play: ToyPlay, paid: hundredths }),
  problems: [
    actorMissing,
    notWelcome,
    youHaveBlocked,
    notInRoom,
    priceChanged,
    keyUsedOtherwise,
    notEnoughCoins,
    problems.toyUnavailable,
    problems.toyForPrivate,
    problems.toyQueueFull,
    problems.toyClosedHere,
  ],
});

/** How often a page that steers tells where it stands, ms; a toy that hears nothing for three of them stands still. */
export const steerEveryMs = 400;

export const steerToy = clientMessage({
  name: 'steerToy',
  summary: 'How strong the guest wants it while their own direct control runs; sent again and again while it lasts.',
  access: loggedIn,
  limit: { points: 400, seconds: 60, per: 'subject' },
  payload: z.object({
    playId: longRowId,
    strength: z.int().min(0).max(100).describe('percent of the performer’s bound'),
  }),
  problems: [notFound],
});

export const toyRoomChanged = serverMessage({
  name: 'toyRoomChanged',
  summary: 'A performer’s toy as it is now, to who is in the room (topic toys:<actorId>).',
  access: anyone,
  payload: z.object({ actorId: z.int(), room: ToyRoom }),
});

export const toyPlayChanged = serverMessage({
  name: 'toyPlayChanged',
  summary: 'A play of the guest’s own waits, runs, is over or was paid back; to all pages of the guest.',
  access: loggedIn,
  payload: z.object({ actorId: z.int(), play: ToyPlay }),
});

/** A performer’s toy, to who is in the room. */
export const toyRoom = defineResource({
  name: 'toyRoom',
  summary: 'A performer’s toy: whether it is ready, what gifts do with it, what runs and waits.',
  topic: (actor: number) => `toys:${actor}`,
  snapshot: getToyRoom,
  input: (actor) => ({ params: { actorId: actor } }),
  read: ({ room }): ToyRoom => room,
  pushes: (on) => [
    on(toyRoomChanged, (room, { actorId, room: next }, actor) =>
      actorId === actor && next.version >= room.version ? next : room,
    ),
  ],
});

const isOpen = ({ state }: ToyPlay): boolean => state === 'queued' || state === 'running';

/** What a guest has paid for and is not over yet, with one performer. */
export const ownToyPlays = defineResource({
  name: 'ownToyPlays',
  summary: 'The guest’s own plays of a performer’s toy that wait or run.',
  topic: null,
  snapshot: getToyRoom,
  input: (actor: number) => ({ params: { actorId: actor } }),
  read: ({ own }): readonly ToyPlay[] => own,
  pushes: (on) => [
    on(toyPlayChanged, (own, { actorId, play }, actor) => {
      if (actorId !== actor) return own;
      const others = own.filter(({ playId }) => playId !== play.playId);
      return isOpen(play) ? [...others, play].sort((a, b) => a.playId - b.playId) : others;
    }),
  ],
});
