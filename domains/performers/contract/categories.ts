import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { query } from '#kit/contract/operations.ts';

/** A category of performers with its localised name and address. */
export const ActorCategory = z
  .object({ slug: z.string(), name: z.string(), actors: z.int(), online: z.int() })
  .meta({ id: 'ActorCategory' });
export type ActorCategory = z.infer<typeof ActorCategory>;

export const modelCategories = query({
  name: 'modelCategories',
  summary: 'All categories with how many performers they hold.',
  access: anyone,
  shared: true,
  result: z.array(ActorCategory),
});
