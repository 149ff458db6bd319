import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';

export const emailVerifiedPush = serverMessage({
  name: 'emailVerified',
  summary: 'The e-mail address was verified; the page reloads except on a phone and on the TV livestream (spec 1 §2).',
  access: loggedIn,
  payload: z.object({ email: z.string(), emailVerified: z.literal(true) }),
});

export const emailProperties = serverMessage({
  name: 'emailProperties',
  summary: 'The address of the account and whether it is verified.',
  access: loggedIn,
  payload: z.object({ email: z.string(), emailVerified: z.boolean() }),
});

export const refreshEmailProperties = clientMessage({
  name: 'refreshEmailProperties',
  summary: 'Asks for the e-mail properties (spec 2 §7).',
  access: loggedIn,
  payload: z.object({}),
});

export const passwordChangedMessage = clientMessage({
  name: 'passwordChanged',
  summary: 'Says that the password was changed elsewhere; connections of ended sessions are dropped (spec 2 §7).',
  access: loggedIn,
  payload: z.object({}),
});

export const sendSignupEmail = clientMessage({
  name: 'sendSignupEmail',
  summary: 'Sends the verification mail again, to the address of the account (spec 2 §7).',
  access: loggedIn,
  payload: z.object({ email }),
});
