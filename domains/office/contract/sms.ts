import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { phoneNumber } from '#kit/contract/phone-number.ts';
import { notFound } from '#kit/contract/problems.ts';
import { smsUnavailable } from '#kit/sms/problems.ts';
import { mailState, mailStates, secretsShown } from './routes.ts';

const access = operators('support');

/** An SMS in the list; its words are read one by one. */
export const outboxSms = z
  .object({
    id: z.int(),
    recipient: z.string().describe('E.164'),
    kind: z.string().describe('the domain that sends it, and the occasion: `office.testSms`'),
    occasion: z.string().describe('when it is sent, in the caller’s language'),
    state: mailState,
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OutboxSms' });
export type OutboxSms = z.output<typeof outboxSms>;

/** Everything the platform wrote to phones in the last 90 days. */
export const smsOutbox = defineList({
  name: 'office.sms',
  summary: 'SMS, the latest first.',
  access,
  path: 'office/sms/list',
  row: outboxSms,
  key: 'id',
  columns: {
    occasion: { kind: 'custom' },
    recipient: { kind: 'text', sortable: true },
    state: { kind: 'custom' },
    kind: { kind: 'text', isHidden: true },
    attempts: { kind: 'number', sortable: true, isHidden: true },
    lastError: { kind: 'text', isHidden: true },
    sentAt: { kind: 'instant', isHidden: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(), state: choiceFilter(mailStates) },
  sort: '-createdAt',
});

export const readOutboxSms = route({
  name: 'office.readOutboxSms',
  summary: 'One SMS with its words; they are erased once the gateway has taken it.',
  access,
  audit: auditedRead('office.readSms', 'sms:{smsId}'),
  method: 'GET',
  path: 'office/sms/get/{smsId}',
  params: z.object({ smsId: longRowIdText }),
  response: outboxSms.extend({ text: z.string(), secrets: secretsShown }).meta({ id: 'OutboxSmsWords' }),
  problems: [notFound],
});

/** Each costs money at the gateway; the number stands in no line of the log. */
export const sendTestSms = route({
  name: 'office.sendTestSms',
  summary: 'Writes to the operator’s own phone, to see that SMS arrive.',
  access,
  audit: selfAuditedChange('office.sendTestSms'),
  limit: { points: 5, seconds: 3600, per: 'subject' },
  method: 'POST',
  path: 'office/sms/test',
  body: z.object({ phoneNumber }),
  response: z.object({ smsId: z.int() }),
  problems: [smsUnavailable],
});
