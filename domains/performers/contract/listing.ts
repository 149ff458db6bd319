import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { int32Max, rowId } from '#kit/contract/numbers.ts';
import { query } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { Actor, ActorCard, ActorLanguage, Gender } from './actor.ts';

export const ModelOrder = z.enum(['rank', 'newest', 'price', 'name', 'viewers']).meta({ id: 'ModelOrder' });

/** What a list is narrowed to; everything given must hold. */
export const ModelFilter = z
  .object({
    online: z.boolean().optional(),
    freeChat: z.boolean().optional(),
    videoCall: z.boolean().optional(),
    newGirls: z.boolean().optional(),
    category: z.string().max(40).optional(),
    languages: z.array(ActorLanguage).max(4).optional(),
    genders: z.array(Gender).max(4).optional(),
    maxPrice: z.int().min(0).max(int32Max).optional(),
    name: typedText('search').max(40).optional(),
  })
  .meta({ id: 'ModelFilter' });
export type ModelFilter = z.infer<typeof ModelFilter>;

export const ModelPage = z
  .object({
    items: z.array(ActorCard),
    total: z.int(),
    online: z.int(),
    onlyGender: Gender.nullable().describe('of everybody in the list, on all its pages; null where they differ'),
  })
  .meta({ id: 'ModelPage' });
export type ModelPage = z.infer<typeof ModelPage>;

const page = {
  first: z.int().min(1).max(120).default(60),
  offset: z.int().min(0).max(10_000).default(0),
};

/**
 * Everybody may ask; the query service itself wants an access token of every request (spec 2 §5), anonymous ones included.
 * Performers banned in the caller's country are never in a list.
 */
export const models = query({
  name: 'models',
  summary: 'Performers by filter and order, a page at a time.',
  access: anyone,
  shared: true,
  args: z.object({ ...page, filter: ModelFilter.optional(), order: ModelOrder.default('rank') }),
  result: ModelPage,
});
export const onlineModels = query({
  name: 'onlineModels',
  summary: 'Performers who are live now.',
  access: anyone,
  shared: true,
  args: z.object(page),
  result: ModelPage,
});
export const filteredModels = query({
  name: 'filteredModels',
  summary: 'Performers by filter, the live ones first.',
  access: anyone,
  shared: true,
  args: z.object({ ...page, filter: ModelFilter }),
  result: ModelPage,
});
export const model = query({
  name: 'model',
  summary: 'One performer by id or name; null when there is none.',
  access: anyone,
  shared: true,
  args: z.object({ id: rowId.optional(), name: typedText('search').max(40).optional() }),
  result: Actor.nullable(),
});
export const modelRecommendations = query({
  name: 'modelRecommendations',
  summary: 'Performers like the given one, the live ones first.',
  access: anyone,
  shared: true,
  args: z.object({ first: z.int().min(1).max(30).default(4), currentActorId: rowId.optional() }),
  result: z.array(ActorCard),
});
