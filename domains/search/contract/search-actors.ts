import { z } from 'zod';
import { ActorCard } from '#domains/performers/contract/actor.ts';
import { anyone } from '#kit/contract/access.ts';
import { query } from '#kit/contract/operations.ts';
import { limit, mostTaken, pattern, SearchOrder, searchRefused, sortText } from './asked.ts';
import { pageSizes, SearchSort } from './result.ts';

/** Performers a pattern finds, as cards; `next` begins the page after, null at the end. `total` counts to a thousand: then `isMore`. */
export const ActorSearchPage = z
  .object({
    items: z.array(ActorCard),
    next: z.string().nullable(),
    total: z.int(),
    isMore: z.boolean(),
    proposals: z.array(z.string()),
  })
  .meta({ id: 'ActorSearchPage' });
export type ActorSearchPage = z.infer<typeof ActorSearchPage>;

export const searchActors = query({
  name: 'searchActors',
  cost: 10,
  summary: 'The performers a pattern finds as cards, thirty a page (spec 1 §9).',
  access: anyone,
  limit,
  problems: [searchRefused],
  args: z.object({
    pattern,
    first: z.int().min(1).max(mostTaken).default(pageSizes.actors),
    after: z.string().max(200).optional().describe('where the page before ended, as its answer said'),
    sort: SearchSort.default('rank').describe(sortText),
    order: SearchOrder.optional(),
  }),
  result: ActorSearchPage,
});
