import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { defineList, valueFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { IssueResults, IssueState, issueWords, language, limits, segment, sitePath, typeChoice } from './issue.ts';
import { audienceChanged, issueEmpty, issueMoves, nobodyReached, subjectTells, wordsMissing } from './problems.ts';

const operator = operators('content');
const byId = z.object({ issueId: rowIdText });
const byLanguage = byId.extend({ language });

export const OfficeIssue = z
  .object({
    id: z.int(),
    /** In the operator's language where there is one; empty: nothing is written yet. */
    subject: z.string(),
    typeId: z.int(),
    state: IssueState,
    createdAt: z.number(),
    ...IssueResults.shape,
  })
  .meta({ id: 'OfficeNewsletter' });
export type OfficeIssue = z.output<typeof OfficeIssue>;

export const issueList = defineList({
  name: 'newsletter.issues',
  summary: 'Newsletters with what came of them, the latest first.',
  access: operator,
  path: 'office/newsletter/issues',
  row: OfficeIssue,
  key: 'id',
  columns: {
    subject: { kind: 'custom' },
    typeId: { kind: 'custom' },
    state: { kind: 'custom' },
    createdAt: { kind: 'instant', sortable: true },
    reached: { kind: 'number' },
    sent: { kind: 'number' },
    failed: { kind: 'number' },
    clicks: { kind: 'number' },
    unsubscribed: { kind: 'number' },
  },
  filters: { state: valueFilter(IssueState) },
  sort: '-createdAt',
});

/** How one looks in a language, as a mail. */
const preview = z.object({
  /** The language whose words are used: another one where there are none. */
  used: language.nullable(),
  subject: z.string(),
  openSubject: z.string(),
  html: z.string(),
});

export const getIssue = route({
  name: 'newsletter.issue',
  method: 'GET',
  path: 'office/newsletter/issue/{issueId}',
  summary: 'A newsletter with its words, how it looks in each language, and what came of it.',
  access: operator,
  audit: auditedRead('newsletter.issue', 'newsletter:{issueId}'),
  params: byId,
  response: z.object({
    id: z.int(),
    state: IssueState,
    type: typeChoice,
    path: z.string(),
    segment,
    words: z.object({ de: issueWords, en: issueWords, nl: issueWords, es: issueWords }),
    previews: z.object({ de: preview, en: preview, nl: preview, es: preview }),
    results: IssueResults,
  }),
  problems: [notFound],
});

export const addIssue = route({
  name: 'newsletter.add',
  method: 'POST',
  path: 'office/newsletter/add',
  summary: 'Begins a newsletter.',
  access: operator,
  audit: selfAuditedChange('newsletter.add'),
  body: z.object({ type: typeChoice }),
  response: z.object({ id: z.int() }),
  limit: { points: 60, seconds: 3600, per: 'subject' },
});

export const changeIssue = route({
  name: 'newsletter.change',
  method: 'POST',
  path: 'office/newsletter/change/{issueId}',
  summary: 'Says what kind of newsletter it is, whom it is for and where its button leads.',
  access: operator,
  audit: selfAuditedChange('newsletter.change', 'newsletter:{issueId}'),
  params: byId,
  body: segment.extend({ type: typeChoice, path: sitePath }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, issueMoves],
});

const written = (most: number) => z.string().trim().max(most);

export const writeIssue = route({
  name: 'newsletter.write',
  method: 'POST',
  path: 'office/newsletter/write/{issueId}/{language}',
  summary: 'Writes a newsletter in one language; without subject and text there is none in it.',
  access: operator,
  audit: selfAuditedChange('newsletter.write', 'newsletter:{issueId}'),
  params: byLanguage,
  body: z.object({
    subject: written(limits.subject),
    openSubject: written(limits.subject),
    text: written(limits.text),
  }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, issueMoves, subjectTells, wordsMissing],
});

export const countReach = route({
  name: 'newsletter.reach',
  method: 'GET',
  path: 'office/newsletter/reach/{issueId}',
  summary: 'How many people a newsletter would reach now.',
  access: operator,
  audit: auditedRead('newsletter.reach', 'newsletter:{issueId}'),
  params: byId,
  response: z.object({ reached: z.int() }),
  problems: [notFound],
});

export const testIssue = route({
  name: 'newsletter.test',
  method: 'POST',
  path: 'office/newsletter/test/{issueId}/{language}',
  summary: 'Sends a newsletter to the operator who asks alone, as it looks in a language.',
  access: operator,
  audit: selfAuditedChange('newsletter.test', 'newsletter:{issueId}'),
  params: byLanguage,
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, issueEmpty],
  limit: { points: 20, seconds: 3600, per: 'subject' },
});

export const sendIssue = route({
  name: 'newsletter.send',
  method: 'POST',
  path: 'office/newsletter/send/{issueId}',
  summary:
    'Sends a newsletter to all whom it reaches, in slices, each person once; `reached` is the number that was shown.',
  access: operator,
  audit: selfAuditedChange('newsletter.send', 'newsletter:{issueId}'),
  params: byId,
  body: z.object({ reached: z.int32().min(0) }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, issueEmpty, issueMoves, nobodyReached, audienceChanged],
  limit: { points: 20, seconds: 3600, per: 'subject' },
});

export const decideIssue = route({
  name: 'newsletter.decide',
  method: 'POST',
  path: 'office/newsletter/decide/{issueId}',
  summary: 'Stops a newsletter in the middle, or goes on with those who wait.',
  access: operator,
  audit: selfAuditedChange('newsletter.decide', 'newsletter:{issueId}'),
  params: byId,
  body: z.object({ decision: z.enum(['stop', 'resume']) }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, issueMoves],
});
