import { z } from 'zod';
import { operators, system } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { job } from '#kit/contract/operations.ts';
import { askTopics } from './ask.ts';

/** For how many days a request is kept. */
export const requestDays = 365;

/** How a request stands. `new`: nobody has it; `waiting`: it was answered, and the guest is to say more; `done`: nothing is left. */
export const requestStates = ['new', 'inProgress', 'waiting', 'done'] as const;
export type RequestState = (typeof requestStates)[number];

/** Those that wait for the platform: they are counted, and grow old. */
export const openStates = ['new', 'inProgress'] as const satisfies readonly RequestState[];

/** An operator, as others of the office are told who it is. */
export const DeskPerson = z.object({ id: z.int(), name: z.string() }).meta({ id: 'HelpDeskPerson' });

/** What somebody wrote to the operators, and how it stands. */
export const HelpRequest = z
  .object({
    id: z.int().describe('the number that stands in the subject of answers'),
    accountId: z.int().nullable().describe('who was logged in'),
    guestName: z.string().nullable().describe('what that guest is called'),
    name: z.string(),
    email: z.string().describe('as it was typed; it proves nothing'),
    topic: z.enum(askTopics),
    message: z.string(),
    language: z.string(),
    state: z.enum(requestStates),
    owner: DeskPerson.nullable().describe('the operator who has it'),
    createdAt: z.iso.datetime(),
    hours: z.int().describe('how old it is'),
  })
  .meta({ id: 'HelpRequest' });
export type HelpRequest = z.output<typeof HelpRequest>;

/** Whose requests are listed: one's own, nobody's, other operators'. */
export const ownerChoices = ['mine', 'nobody', 'others'] as const;

/** What the filter of the state takes beside the states themselves; without it what is open is listed. */
export const stateChoices = [...requestStates, 'all'] as const;

export const helpRequests = defineList({
  name: 'help.requests',
  summary:
    'What people wrote to the operators in the last year, the longest waiting first; what is open when no state is asked for. The search is whoever wrote it, or the number of a request with # before it.',
  access: operators('support'),
  path: 'office/help/requests',
  row: HelpRequest,
  key: 'id',
  columns: {
    message: { kind: 'custom' },
    state: { kind: 'custom' },
    topic: { kind: 'custom' },
    email: { kind: 'custom' },
    owner: { kind: 'custom' },
    language: { kind: 'custom', isHidden: true },
    createdAt: { kind: 'custom', sortable: true },
  },
  filters: {
    search: searchFilter(254),
    state: choiceFilter(stateChoices),
    owner: choiceFilter(ownerChoices),
    topic: choiceFilter(askTopics),
  },
  sort: 'createdAt',
});

export const deleteOldRequests = job({
  name: 'help.deleteOldRequests',
  summary: 'Deletes what people wrote to the operators a year ago, with answers and notes.',
  access: system,
  payload: z.object({}),
  cron: '41 4 * * *',
});
