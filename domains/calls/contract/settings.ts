import { z } from 'zod';
import { actorMissing } from '#domains/performers/contract/problems.ts';
import { anyone, only } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { callNeedsPrice } from './problems.ts';

/** What a minute of a voice call may cost, in hundredths of a coin: as a minute of any chat, half a coin to a hundred in steps of a tenth. */
export const voicePriceBounds = { least: 50, most: 100_00, step: 10 } as const;

/** What a performer takes calls for. */
export const CallSettings = z
  .object({
    /** Guests may call her. */
    voice: z.boolean(),
    /** Hundredths of a coin a minute; null until she has said one. */
    voicePrice: z
      .int()
      .min(voicePriceBounds.least)
      .max(voicePriceBounds.most)
      .multipleOf(voicePriceBounds.step)
      .nullable(),
    /** Also guests who do not say who they are. */
    anonymous: z.boolean(),
    /** Guests may call her with their phone's camera, at the price of a video call. */
    video: z.boolean(),
  })
  .meta({ id: 'CallSettings' });
export type CallSettings = z.infer<typeof CallSettings>;

/** Her settings, and what a minute of a video call costs by her price list; null: she takes none. */
export const OwnCalls = CallSettings.extend({ videoPrice: z.int().nullable() }).meta({ id: 'OwnCalls' });
export type OwnCalls = z.infer<typeof OwnCalls>;

export const getOwnCalls = route({
  name: 'getOwnCalls',
  method: 'GET',
  path: 'studio/calls',
  summary: 'Which calls the performer takes, and at what price.',
  access: only('performer'),
  response: OwnCalls,
  problems: [actorMissing],
});

export const setOwnCalls = route({
  name: 'setOwnCalls',
  method: 'POST',
  path: 'studio/calls',
  summary: 'Changes which calls the performer takes. A price counts for calls that are begun from now on.',
  access: only('performer'),
  stepUp: { whenChanging: ['voicePrice'] },
  body: CallSettings.partial(),
  response: OwnCalls,
  problems: [actorMissing, callNeedsPrice],
});

export const getCallOffer = route({
  name: 'getCallOffer',
  method: 'GET',
  path: 'calls/offer/{actorId}',
  summary:
    'Which calls a performer takes at all; whether one can be begun now, and its price, says `chat/options` (VOICE_CALL, STARTMOBILECALLCHAT).',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ voice: z.boolean(), anonymous: z.boolean(), video: z.boolean() }).meta({ id: 'CallOffer' }),
  problems: [notFound],
});
