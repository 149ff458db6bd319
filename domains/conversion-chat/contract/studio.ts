import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';

export const OwnConversionChat = z
  .object({
    takesPart: z.boolean(),
    minutes: z.int().describe('how long a guest’s extra free chat is'),
    hours: z.int().describe('how long after a confirmed sign-up it can be switched on'),
  })
  .meta({ id: 'OwnConversionChat' });
export type OwnConversionChat = z.infer<typeof OwnConversionChat>;

export const getOwnConversionChat = route({
  name: 'getOwnConversionChat',
  method: 'GET',
  path: 'studio/conversionChat',
  summary: 'Whether the performer takes part in extra free chat of new guests.',
  access: only('performer'),
  response: OwnConversionChat,
});

export const setOwnConversionChat = route({
  name: 'setOwnConversionChat',
  method: 'POST',
  path: 'studio/conversionChat',
  summary: 'Takes part, or no more: holds from now on, also for guests who are in the room.',
  access: only('performer'),
  limit: { points: 20, seconds: 60, per: 'subject' },
  body: z.object({ takesPart: z.boolean() }),
  response: OwnConversionChat,
});
