import { z } from 'zod';
import { only, system } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { job } from '#kit/contract/operations.ts';
import { askTopics } from './ask.ts';

/** For how many days a request is kept. */
export const requestDays = 365;

/** What somebody wrote to the operators. */
export const HelpRequest = z
  .object({
    id: z.int(),
    accountId: z.int().nullable().describe('who was logged in'),
    name: z.string(),
    email: z.string().describe('as it was typed; it proves nothing'),
    topic: z.enum(askTopics),
    message: z.string(),
    language: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'HelpRequest' });
export type HelpRequest = z.output<typeof HelpRequest>;

export const helpRequests = defineList({
  name: 'help.requests',
  summary: 'What people wrote to the operators in the last year, the latest first. The search is whoever wrote it.',
  access: only('operator'),
  path: 'office/help/requests',
  row: HelpRequest,
  key: 'id',
  columns: {
    message: { kind: 'custom' },
    topic: { kind: 'custom' },
    email: { kind: 'custom' },
    accountId: { kind: 'custom' },
    language: { kind: 'text', isHidden: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254), topic: choiceFilter(askTopics) },
  sort: '-createdAt',
});

export const deleteOldRequests = job({
  name: 'help.deleteOldRequests',
  summary: 'Deletes what people wrote to the operators a year ago.',
  access: system,
  payload: z.object({}),
  cron: '41 4 * * *',
});
