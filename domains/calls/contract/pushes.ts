import { z } from 'zod';
import { visitor } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';

const call = {
  chatId: z.int(),
  /** Pages of the guest have to be loaded anew: what they show of this guest's rights is no longer true. `pageReload` comes with it. */
  isPageReloadForced: z.boolean(),
};

export const voiceCallStart = serverMessage({
  name: 'voiceCallStart',
  summary: 'The guest has begun a voice call, on this page or another one of theirs (spec 2 §4). Topic guest:{id}.',
  access: visitor,
  payload: z.object({ ...call, actorId: z.int(), actorName: z.string(), isAnonymous: z.boolean() }),
});

export const voiceCallStop = serverMessage({
  name: 'voiceCallStop',
  summary: 'The guest’s voice call is over. Topic guest:{id}.',
  access: visitor,
  payload: z.object(call),
});
