import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { searchFilter } from '#kit/contract/list.ts';
import { route } from '#kit/contract/operations.ts';

const place = {
  page: z.string().describe('the id of a page of the office'),
  params: z.record(z.string(), z.string()).describe('of its address'),
  search: z.record(z.string(), z.string()).describe('what stands behind the question mark'),
};

/** Somebody or something that may be meant, the page about it, and what can be done with it. */
export const Found = z
  .object({
    group: z.string().describe('the key of the heading'),
    icon: z.enum(['person', 'chat', 'order']),
    key: z.string().describe('tells it from everything else that was found'),
    id: z.string(),
    name: z.string(),
    detail: z.string().nullable(),
    euroCents: z.int().nullable(),
    ...place,
    actions: z.array(z.object({ label: z.string().describe('the key of what it is called'), ...place })),
  })
  .meta({ id: 'Found' });
export type Found = z.output<typeof Found>;

/** What can be done with some of what may be found, as it is typed before it. */
export const FindVerb = z
  .object({
    label: z.string().describe('the key of what it is called'),
    words: z.string().nullable().describe('the key of other words for it, with commas between'),
    icon: Found.shape.icon.describe('what it is done with'),
  })
  .meta({ id: 'FindVerb' });
export type FindVerb = z.output<typeof FindVerb>;

export const find = route({
  name: 'office.find',
  summary:
    'What an operator may mean: guests and performers by a part of the mail address or name, by number, order, chat or sale; chats by number, orders by a part of it; and what can be done with each.',
  access: operators(),
  audit: auditedRead('office.find'),
  method: 'GET',
  path: 'office/find',
  query: z.object({ search: searchFilter(80).schema }),
  response: z.object({ found: z.array(Found), verbs: z.array(FindVerb) }),
});
