import { z } from 'zod';
import { ActorCard } from '#domains/performers/contract/index.ts';
import { anyone } from '#kit/contract/access.ts';
import { query } from '#kit/contract/operations.ts';

/** How the performers of a collection are chosen: by an editor, or by a rule from what is true now. */
export const collectionRules = ['chosen', 'newest', 'mostLiked', 'bestRated', 'videoCall', 'bargain', 'theme'] as const;
export const CollectionRule = z.enum(collectionRules).meta({ id: 'CollectionRule' });
export type CollectionRule = z.infer<typeof CollectionRule>;

/** Performers of a collection, at most. */
export const mostOfCollection = 60;
/** Collections at most. */
export const mostCollections = 60;

export const CollectionSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** Performers under a title (spec 2 §7: collections). */
export const Collection = z
  .object({
    id: z.int(),
    slug: CollectionSlug,
    title: z.string(),
    text: z.string(),
    link: z.string().describe('path of its page in the caller’s language'),
    isComputed: z.boolean(),
    actors: z.array(ActorCard),
  })
  .meta({ id: 'Collection' });
export type Collection = z.infer<typeof Collection>;

export const collections = query({
  name: 'collections',
  summary: 'Collections of performers in their order, each with its first; without anybody to show it is not there.',
  access: anyone,
  shared: true,
  args: z.object({
    first: z.int().min(1).max(mostCollections).default(10),
    actors: z.int().min(1).max(mostOfCollection).default(15).describe('of each (spec 2 §9)'),
    fsk: z.int().min(12).max(18).default(12).describe('age rating of pictures, at most (spec 2 §9)'),
    slug: CollectionSlug.optional(),
  }),
  result: z.array(Collection),
});
