import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { ConversionChatState } from './guest-fields.ts';

export const conversionChatChanged = serverMessage({
  name: 'conversionChatChanged',
  summary: 'Extra free chat of the guest was switched on or off, or can be or no more be. Topic guest:{id}.',
  access: loggedIn,
  payload: ConversionChatState,
});

/** Keeps rooms current; whether she is in free chat is told by pushes of live. */
export const conversionChatTakesPart = serverMessage({
  name: 'conversionChatTakesPart',
  summary: 'A performer takes part in extra free chat of new guests, or no more. Topic actor:{id}.',
  access: anyone,
  payload: z.object({ actorId: z.int(), takesPart: z.boolean() }),
});
