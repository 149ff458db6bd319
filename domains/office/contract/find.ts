import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { searchFilter } from '#kit/contract/list.ts';
import { route } from '#kit/contract/operations.ts';

/** Somebody who may be meant, and the page about them. */
export const FoundPerson = z
  .object({
    group: z.string().describe('the key of the heading'),
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    page: z.string(),
    param: z.string().describe('the parameter of the page’s address that is the number'),
  })
  .meta({ id: 'FoundPerson' });
export type FoundPerson = z.output<typeof FoundPerson>;

export const findPerson = route({
  name: 'office.find',
  summary:
    'Who an operator may mean: guests and performers by a part of the mail address or name, by number, order, chat or sale.',
  access: only('operator'),
  audit: auditedRead('office.find'),
  method: 'GET',
  path: 'office/find',
  query: z.object({ search: searchFilter(80).schema }),
  response: z.object({ people: z.array(FoundPerson) }),
});
