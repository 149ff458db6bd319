import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { route } from '#kit/contract/operations.ts';
import { desks } from '#kit/desks/desks.ts';
import { identitySession, language } from './account.ts';
import { newPassword } from './password.ts';
import { emailInUse, linkExpired } from './problems.ts';

const hour = 60 * 60;
const secret = z.string().min(20).max(200);

/** Who is invited to work here, and to what. */
export const invitation = z
  .object({
    email: z.string().nullable().describe('whom it was sent to; null for the first operator, who says it'),
    desks: z.array(z.enum(desks)),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OperatorInvitation' });
export type OperatorInvitation = z.output<typeof invitation>;

export const readInvitation = route({
  name: 'identity.readInvitation',
  summary: 'What an invitation to work here says; it uses nothing up.',
  access: anyone,
  method: 'POST',
  path: 'identity/invitation/read',
  body: z.object({ token: secret }),
  response: invitation,
  problems: [linkExpired],
  limit: { points: 60, seconds: hour, per: 'address' },
});

export const acceptInvitation = route({
  name: 'identity.acceptInvitation',
  cost: 20,
  summary: 'Opens the account of an invited operator. A second factor is set up next, before anything else is open.',
  access: anyone,
  method: 'POST',
  path: 'identity/invitation/accept',
  body: z.object({
    token: secret,
    /** Where the invitation names none. */
    email: email.optional(),
    password: newPassword,
    language: language.optional(),
  }),
  response: identitySession,
  problems: [linkExpired, emailInUse],
  limit: { points: 30, seconds: hour, per: 'address' },
});
