import { z } from 'zod';
import { anyone, languages } from '#kit/contract/access.ts';
import { query, route } from '#kit/contract/operations.ts';
import { limit, mostTaken, pattern, ResultType, SearchOrder, searchRefused, sortText } from './asked.ts';
import { SearchResult, SearchSort } from './result.ts';

export { searchRefused } from './asked.ts';
export * from './result.ts';
export * from './search-actors.ts';
export * from './words.ts';

/** A request is remembered on the device from this many characters on (spec 3 §5). */
export const shortestKept = 3;
/** Items of a section when nothing else is asked for (spec 3 §7). */
const takeByDefault = 10;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const searchResult = route({
  name: 'searchResult',
  cost: 10,
  method: 'GET',
  path: 'searchResult/search/{language}/{searchPattern}',
  summary:
    'Everything a pattern finds, or one kind of it; small slips of the keyboard are forgiven (spec 1 §7, spec 3 §7).',
  access: anyone,
  limit,
  problems: [searchRefused],
  params: z.object({ language: z.enum(languages), searchPattern: pattern }),
  query: z.object({
    from: z.coerce.number().int().min(0).max(10_000).default(0),
    take: z.coerce.number().int().min(1).max(mostTaken).default(takeByDefault),
    withTotalCount: flag.default(false).describe('counts what fits; without it nothing is counted'),
    sort: SearchSort.default('rank').describe(sortText),
    order: SearchOrder.optional(),
    type: ResultType.optional().describe('this kind alone; the others are empty then'),
  }),
  response: SearchResult,
});

export const globalSearch = query({
  name: 'globalSearch',
  cost: 10,
  summary: 'Everything a pattern finds, in the language of the caller, each kind with its count, link and first items.',
  access: anyone,
  limit,
  problems: [searchRefused],
  args: z.object({
    pattern,
    from: z.int().min(0).max(10_000).default(0),
    take: z.int().min(1).max(mostTaken).default(takeByDefault),
    withTotalCount: z.boolean().default(true),
    sort: SearchSort.default('rank').describe(sortText),
    order: SearchOrder.optional(),
    type: ResultType.optional().describe('this kind alone; the others are empty then'),
  }),
  result: SearchResult,
});
