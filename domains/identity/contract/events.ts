import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import { language, role } from './account.ts';

export const signedUp = event({
  name: 'identity.signedUp',
  summary: 'An account was created.',
  access: system,
  payload: z.object({
    accountId: z.int(),
    /** The anonymous visitor who signed up, if one did. */
    visitorId: z.int().nullable(),
    roles: z.array(role),
    language,
    emailVerified: z.boolean(),
    /** The path of the page that led to it; null when nobody said. */
    origin: z.string().nullable().optional(),
  }),
  key: ({ accountId }) => accountId,
});

export const loggedIn = event({
  name: 'identity.loggedIn',
  summary: 'A person logged in.',
  access: system,
  payload: z.object({ accountId: z.int(), sessionId: z.string(), visitorId: z.int().nullable() }),
  key: ({ accountId }) => accountId,
});

export const emailVerified = event({
  name: 'identity.emailVerified',
  summary: 'A person proved to own the e-mail address of their account.',
  access: system,
  payload: z.object({ accountId: z.int(), email: z.string() }),
  key: ({ accountId }) => accountId,
});

export const passwordChanged = event({
  name: 'identity.passwordChanged',
  summary: 'A password was set, changed or reset.',
  access: system,
  payload: z.object({ accountId: z.int() }),
  key: ({ accountId }) => accountId,
});

export const loggedOut = event({
  name: 'identity.loggedOut',
  summary: 'Sessions ended: by logout, by revocation or because the password changed.',
  access: system,
  payload: z.object({ accountId: z.int(), sessionIds: z.array(z.string()) }),
  key: ({ accountId }) => accountId,
});

export const rolesTaken = event({
  name: 'identity.rolesTaken',
  summary: 'An account lost roles; what it does under them ends.',
  access: system,
  payload: z.object({ accountId: z.int(), roles: z.array(role) }),
  key: ({ accountId }) => accountId,
});
