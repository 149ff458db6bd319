import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { email } from '#kit/contract/email.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { desks } from '#kit/desks/desks.ts';
import { visiblePattern } from '#kit/text/visible.ts';

const access = operators('administrator');
const deskNames = z.enum(desks);
const done = z.object({ done: z.literal(true) });
const chosen = z.array(deskNames).min(1).max(desks.length);

/** Somebody has to be able to let others in. */
export const lastAdministrator = defineProblem('last_administrator', 409, {
  en: 'This is the last administrator. Make somebody else an administrator first.',
  de: 'Das ist die letzte Person in der Verwaltung. Gib das Amt zuerst jemand anderem dazu.',
  nl: 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
  es: 'Es la última persona de administración. Nombra antes a otra.',
});

export const operatorLine = z
  .object({
    id: z.int(),
    email: z.string(),
    desks: z.array(deskNames),
    passkeys: z.int(),
    since: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'OperatorLine' });
export type OperatorLine = z.output<typeof operatorLine>;

export const listOperators = route({
  name: 'office.operators',
  summary: 'Everybody who works here, with their desks, and invitations that still work.',
  access,
  audit: auditedRead('office.readOperators'),
  method: 'GET',
  path: 'office/operators',
  response: z.object({
    operators: z.array(operatorLine),
    invitations: z.array(
      z.object({
        id: z.int(),
        email: z.string().nullable().describe('null: the link that the first start printed'),
        desks: z.array(deskNames),
        expiresAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const inviteOperator = route({
  name: 'office.inviteOperator',
  summary: 'Invites somebody by mail to work here; an earlier invitation of the address is over.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('office.inviteOperator'),
  method: 'POST',
  path: 'office/operators/invite',
  body: z.object({ email, desks: chosen }),
  response: done,
  limit: { points: 30, seconds: 3600, per: 'subject' },
});

export const withdrawInvitation = route({
  name: 'office.withdrawInvitation',
  summary: 'Makes an invitation useless.',
  access,
  audit: selfAuditedChange('office.withdrawInvitation', 'invitation:{invitationId}'),
  method: 'POST',
  path: 'office/operators/withdraw',
  body: z.object({ invitationId: rowId }),
  response: done,
  problems: [notFound],
});

export const setDesks = route({
  name: 'office.setDesks',
  summary: 'Says what an operator works on. What is taken ends their sessions at once.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('office.setDesks', 'account:{accountId}'),
  method: 'POST',
  path: 'office/operators/desks',
  body: z.object({ accountId: rowId, desks: chosen }),
  response: done,
  problems: [notFound, lastAdministrator],
});

export const removeOperator = route({
  name: 'office.removeOperator',
  summary: 'Somebody works here no more: all desks are taken, every session ends at once. Their lines in the log stay.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('office.removeOperator', 'account:{accountId}'),
  method: 'POST',
  path: 'office/operators/remove',
  body: z.object({ accountId: rowId, reason: z.string().trim().min(3).max(500).regex(visiblePattern) }),
  response: done,
  problems: [notFound, lastAdministrator],
});
