import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';

/** All of these go to every page of the guest (spec 1 section 4). */
export const avsSet = serverMessage({
  name: 'avsSet',
  summary: 'The age of the guest is proven.',
  access: loggedIn,
  payload: z.object({}),
});

export const avsPending = serverMessage({
  name: 'avsPending',
  summary: 'The age check of the guest is being looked at.',
  access: loggedIn,
  payload: z.object({}),
});

export const avsRejected = serverMessage({
  name: 'avsRejected',
  summary: 'The age check of the guest was rejected; the message is stored and shown.',
  access: loggedIn,
  payload: z.object({ message: z.string() }),
});

export const walletAnswered = serverMessage({
  name: 'walletAnswered',
  summary: 'A wallet on another device has answered a request; the browser that began fetches what it said.',
  access: loggedIn,
  payload: z.object({ requestId: z.string() }),
});

export const avsRevoked = serverMessage({
  name: 'avsRevoked',
  summary: 'The age of the guest counts as proven no longer.',
  access: loggedIn,
  payload: z.object({}),
});
