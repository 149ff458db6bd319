import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { commentReportReasons } from './comments.ts';
import { commentDecided } from './problems.ts';

const access = operators('moderation');

/** Where a comment stands: it waits for an operator, everybody reads it, an operator refused it, or it was taken away. */
export const commentStates = ['waiting', 'shown', 'refused', 'removed'] as const;
export const CommentState = z.enum(commentStates).meta({ id: 'CommentState' });
export type CommentState = z.infer<typeof CommentState>;

/** Which comments the queue has: those that wait, or that were reported; others are looked for. */
export const commentChoices = ['open', 'waiting', 'reported', 'shown', 'refused'] as const;

/** A comment as operators see it. */
export const OfficeComment = z
  .object({
    id: z.int(),
    text: z.string(),
    state: CommentState,
    reason: z.string(),
    kind: z.string(),
    subject: z.string().describe('its title; the kind and number where its thing is gone'),
    path: z.string().nullable(),
    author: z.object({ id: z.int(), name: z.string() }),
    actorId: z.int(),
    isReply: z.boolean(),
    reports: z.array(z.enum(commentReportReasons)).describe('open reports, one for each reader'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OfficeComment' });
export type OfficeComment = z.infer<typeof OfficeComment>;

export const officeComments = defineList({
  name: 'comments.catalogue',
  summary: 'Comments that wait for an operator or were reported, or those of a state. The search is for their words.',
  access,
  path: 'office/comments',
  row: OfficeComment,
  key: 'id',
  columns: {
    text: { kind: 'custom' },
    author: { kind: 'custom' },
    subject: { kind: 'custom' },
    state: { kind: 'custom' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(100), state: choiceFilter(commentChoices) },
  sort: '-createdAt',
});

const params = z.object({ commentId: longRowIdText });

export const readComment = route({
  name: 'comments.read',
  method: 'GET',
  path: 'office/comments/{commentId}',
  summary: 'One comment, with what it answers.',
  access,
  audit: auditedRead('comments.read', 'comment:{commentId}'),
  params,
  response: z.object({
    comment: OfficeComment,
    answers: z.string().describe('the words it answers; empty for a first comment'),
    waiting: z.int(),
  }),
  problems: [notFound],
});

export const nextComment = route({
  name: 'comments.next',
  method: 'GET',
  path: 'office/comment-queue',
  summary:
    'The comment that asks for an operator the longest, those reported for minors first, but those up to one that is passed over; null when none does.',
  access,
  audit: { none: 'It names a row; looking at that row is audited.' },
  query: z.object({ after: longRowIdText.optional() }),
  response: z.object({ commentId: z.int().nullable(), waiting: z.int() }),
});

const decision = {
  access,
  method: 'POST',
  params,
  response: z.object({}),
  problems: [notFound, commentDecided, ownStanding],
} as const;

export const approveComment = route({
  name: 'comments.approve',
  summary: 'Shows a waiting comment to everybody, and keeps one that was reported; its reports are settled.',
  ...decision,
  audit: selfAuditedChange('comments.approve', 'comment:{commentId}'),
  path: 'office/comments/{commentId}/approve',
});

export const refuseComment = route({
  name: 'comments.refuse',
  summary: 'Refuses a comment, or takes away one that everybody reads. Who wrote it reads the reason.',
  ...decision,
  audit: selfAuditedChange('comments.refuse', 'comment:{commentId}'),
  path: 'office/comments/{commentId}/refuse',
  body: z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
});

/** A kind of things, and whether comments on it wait for an operator before others read them. */
export const CommentRule = z.object({ kind: z.string(), isBefore: z.boolean() }).meta({ id: 'CommentRule' });
export type CommentRule = z.infer<typeof CommentRule>;

export const getCommentRules = route({
  name: 'comments.getRules',
  method: 'GET',
  path: 'office/comment-rules',
  summary: 'Which kinds of things are commented on, and whether an operator looks at comments before others do.',
  access,
  audit: auditedRead('comments.getRules'),
  response: z.object({ rules: z.array(CommentRule) }),
});

export const setCommentRule = route({
  name: 'comments.setRule',
  method: 'POST',
  path: 'office/comment-rules/set',
  summary: 'Says whether comments on a kind of things wait for an operator. Those that wait already go on waiting.',
  access,
  audit: selfAuditedChange('comments.setRule', 'commentRule:{kind}'),
  body: CommentRule,
  response: z.object({}),
  problems: [notFound],
});
