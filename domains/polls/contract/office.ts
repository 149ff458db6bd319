import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { pollOver } from './problems.ts';
import { PollEnd } from './studio.ts';

const access = operators('moderation');
const person = z.object({ id: z.int(), name: z.string() });

/** Which polls operators look at. */
export const pollStates = ['running', 'closed'] as const;

/** A poll as operators see it. */
export const OfficePoll = z
  .object({
    id: z.int(),
    performer: person,
    askedBy: person.nullable().describe('the helper who asked; null: the performer did'),
    question: z.string(),
    answers: z.array(z.object({ text: z.string(), votes: z.int() })),
    isRunning: z.boolean(),
    closedBy: PollEnd.nullable(),
    openedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OfficePoll' });
export type OfficePoll = z.infer<typeof OfficePoll>;

export const officePolls = defineList({
  name: 'polls.polls',
  summary: 'Polls in performers’ rooms, for 90 days. The search is for the performer, or for words of the question.',
  access,
  path: 'office/polls',
  row: OfficePoll,
  key: 'id',
  columns: {
    question: { kind: 'custom' },
    performer: { kind: 'custom' },
    answers: { kind: 'custom' },
    state: { kind: 'custom' },
    askedBy: { kind: 'custom' },
    openedAt: { kind: 'instant', sortable: true },
    closedAt: { kind: 'instant', isHidden: true },
  },
  filters: { search: searchFilter(120), of: choiceFilter(pollStates) },
  sort: '-openedAt',
});

export const endPollByOperator = route({
  name: 'polls.endPoll',
  method: 'POST',
  path: 'office/polls/{pollId}/end',
  summary: 'Closes a running poll; what has been chosen until then stays as the result.',
  access,
  audit: selfAuditedChange('polls.endPoll', 'poll:{pollId}'),
  params: z.object({ pollId: longRowIdText }),
  body: z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
  response: z.object({}),
  problems: [notFound, pollOver, ownStanding],
});
