import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { only } from '#kit/contract/access.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { ToyGiftId, toyBounds } from './controls.ts';
import { ToyPattern } from './patterns.ts';
import { ToyPlay } from './room.ts';

const performer = only('performer');
const price = z.int().min(toyBounds.leastPrice).max(toyBounds.mostPrice).describe('hundredths of a coin');
const seconds = z.int().min(toyBounds.leastSeconds).max(toyBounds.mostSeconds);
const strength = z.int().min(toyBounds.leastStrength).max(toyBounds.mostStrength).describe('percent');

/** What one gift does with the toy, as its performer sets it. */
export const ToySetting = z
  .object({
    giftId: ToyGiftId,
    isOn: z.boolean(),
    /** In her own words; empty: the gift’s name. */
    displayName: z.string().trim().max(40),
    pattern: ToyPattern,
    strength,
    seconds,
    random: z.boolean(),
    price,
  })
  .meta({ id: 'ToySetting' });
export type ToySetting = z.infer<typeof ToySetting>;

/** Everything a performer sets about her toy. */
export const ToySetup = z
  .object({
    /** Nothing ever gets stronger, whatever a gift says. */
    mostStrength: strength,
    /** Nothing lasts longer, whatever a gift says. */
    mostSeconds: seconds,
    isPrivateOnly: z.boolean(),
    /** A minute of direct control in private chats; null: not offered. */
    directPrice: price.nullable(),
    controls: z
      .array(ToySetting)
      .min(4)
      .max(4)
      .refine((all) => new Set(all.map(({ giftId }) => giftId)).size === all.length),
  })
  .meta({ id: 'ToySetup' });
export type ToySetup = z.infer<typeof ToySetup>;

/** Where the program that speaks to toys listens on the performer’s own machine: Intiface Central, unless she says otherwise. */
export const standardPort = 12_345;
const ToyPort = z.int().min(1_024).max(65_535);

export const StudioToy = z
  .object({
    version: z.int(),
    setup: ToySetup,
    port: ToyPort,
    isPaused: z.boolean(),
    /** A page of hers has the toy, and was heard of just now. */
    isConnected: z.boolean(),
    lineId: z.string().nullable(),
    /** What runs and waits, and the last ones that are over. */
    plays: z.array(ToyPlay),
  })
  .meta({ id: 'StudioToy' });
export type StudioToy = z.infer<typeof StudioToy>;

/** How many plays that are over the studio shows. */
export const shownToyPlays = 10;

export const getStudioToy = route({
  name: 'getStudioToy',
  method: 'GET',
  path: 'studio/toy',
  summary: 'The performer’s toy: what is set, whether it is connected, what runs, waits and is over.',
  access: performer,
  response: StudioToy,
});

export const setToySetup = route({
  name: 'setToySetup',
  method: 'PUT',
  path: 'studio/toy',
  summary: 'Sets what gifts do with the performer’s toy, what they cost, and the bounds of it.',
  access: performer,
  limit: { points: 30, seconds: 600, per: 'subject' },
  stepUp: 'always',
  body: ToySetup,
  response: StudioToy,
  problems: [wordRefused, contactDetails],
});

export const pauseToy = route({
  name: 'pauseToy',
  method: 'POST',
  path: 'studio/toy/pause',
  summary: 'Stops the toy: what runs breaks off and is paid back, what waits goes on waiting until it goes on.',
  access: performer,
  body: z.object({ isPaused: z.boolean() }),
  response: StudioToy,
});

export const setToyPort = route({
  name: 'setToyPort',
  method: 'PUT',
  path: 'studio/toy/port',
  summary: 'Where the program that speaks to the toy listens on the performer’s own machine.',
  access: performer,
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: z.object({ port: ToyPort }),
  response: StudioToy,
});

export const clearToyQueue = route({
  name: 'clearToyQueue',
  method: 'POST',
  path: 'studio/toy/clear',
  summary: 'Pays back everything that runs or waits.',
  access: performer,
  response: StudioToy,
});

export const studioToyChanged = serverMessage({
  name: 'studioToyChanged',
  summary: 'The performer’s toy as it is now, to her studio.',
  access: performer,
  payload: z.object({ actorId: z.int(), toy: StudioToy }),
});

/** The performer’s own toy, in the studio. */
export const studioToy = defineResource({
  name: 'studioToy',
  summary: 'What is set about a performer’s toy, whether it is connected, what runs, waits and is over.',
  topic: (actorId: number) => `performer:${actorId}`,
  snapshot: getStudioToy,
  input: () => ({}),
  read: (toy): StudioToy => toy,
  pushes: (on) => [
    on(studioToyChanged, (toy, { actorId, toy: next }, own) =>
      actorId === own && next.version >= toy.version ? next : toy,
    ),
  ],
});
