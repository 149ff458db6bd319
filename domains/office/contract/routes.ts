import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, unaudited } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { auditLine } from './audit.ts';

/** What became of a mail: kept here to be read, waiting for the mail server, taken by it, or given up. */
export const mailStates = ['captured', 'queued', 'sent', 'failed'] as const;
export const mailState = z.enum(mailStates).meta({ id: 'MailState' });

/** A mail in the list; its words are read one by one. */
export const outboxMail = z
  .object({
    id: z.int(),
    recipient: z.string(),
    subject: z.string(),
    state: mailState,
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.output<typeof outboxMail>;

/**
 * What is seen of the secrets in a mail's links, which open accounts: it has none, they are masked, or they are shown
 * because the mail is kept here instead of being sent (development and demo, never in production).
 */
export const secretsShown = z.enum(['none', 'masked', 'shown']).meta({ id: 'MailSecrets' });

/** A mail with its words; they are erased once a mail server has taken it. */
export const outboxMailWords = outboxMail
  .extend({ text: z.string(), html: z.string().nullable(), secrets: secretsShown })
  .meta({ id: 'OutboxMailWords' });
export type OutboxMailWords = z.output<typeof outboxMailWords>;

/** Every mail the platform wrote. */
export const outbox = defineList({
  name: 'office.mails',
  summary: 'Mails, the latest first.',
  access: operators('support'),
  path: 'office/mail/list',
  row: outboxMail,
  key: 'id',
  columns: {
    subject: { kind: 'custom' },
    recipient: { kind: 'text', sortable: true },
    state: { kind: 'custom' },
    attempts: { kind: 'number', sortable: true, isHidden: true },
    lastError: { kind: 'text', isHidden: true },
    sentAt: { kind: 'instant', isHidden: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(), state: choiceFilter(mailStates) },
  sort: '-createdAt',
});

export const readOutboxMail = route({
  name: 'office.readOutboxMail',
  summary: 'One mail with its words.',
  access: operators('support'),
  audit: auditedRead('office.readMail', 'mail:{mailId}'),
  method: 'GET',
  path: 'office/mail/get/{mailId}',
  params: z.object({ mailId: longRowIdText }),
  response: outboxMailWords,
  problems: [notFound],
});

/** A figure of a domain: how many of something there are, or the key of a word that says how it stands. */
export const overviewFigure = z
  .object({
    label: z.string(),
    value: z.union([z.int(), z.string()]),
    of: z.enum(['now', 'today']),
    unit: z.enum(['pieces', 'euroCents', 'minutes']),
    /** Somebody has to act. */
    alarm: z.boolean(),
    /** Since when the first of what is counted waits, ms since the epoch. */
    since: z.number().nullable(),
    /** The page that tells more. */
    page: z.string().nullable(),
  })
  .meta({ id: 'OverviewFigure' });
export type OverviewFigure = z.output<typeof overviewFigure>;

/** Refreshed by every page of the office while it is open. */
export const getWaiting = route({
  name: 'office.getWaiting',
  summary: 'How much waits for a hand, by the page where it is worked on: figures of the overview that ask for one.',
  access: operators(),
  audit: unaudited('It answers numbers alone; what they count is read on its page, which leaves its line.'),
  method: 'GET',
  path: 'office/waiting',
  response: z.object({ waiting: z.array(z.object({ page: z.string(), count: z.int() })) }),
});

export const getOverview = route({
  name: 'office.getOverview',
  summary: 'What an operator sees first: mails, who is here, the books, and the latest changes.',
  access: operators(),
  audit: auditedRead('office.readOverview'),
  method: 'GET',
  path: 'office/overview',
  response: z.object({
    mail: z.object({ captured: z.int(), queued: z.int(), sent: z.int(), failed: z.int() }),
    figures: z.array(overviewFigure).describe('what the domains put first, in their order'),
    lines: z.array(auditLine).describe('the latest 5'),
  }),
});
