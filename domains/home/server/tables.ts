import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from '#kit/db/schema/columns.ts';
import type { BlockRule, CollectionRule, TopList } from '../contract/index.ts';

export const homeSchema = pgSchema('home');

/** Arrangements of the homepage, a few dozen at most. In force is the published one with the latest beginning. */
export const arrangements = homeSchema.table('arrangements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  blocks: jsonb('blocks').$type<BlockRule[]>().notNull(),
  /** From when on it counts; null: a draft. */
  startsAt: instant('starts_at'),
  /** Grows with each change, so that nobody writes over what they have not read. */
  revision: integer('revision').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Links to look at an arrangement before guests do, by the hash of their secret; the blocks as they were then. */
export const previews = homeSchema.table(
  'previews',
  {
    secretHash: text('secret_hash').primaryKey(),
    blocks: jsonb('blocks').$type<BlockRule[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('previews_expires').on(table.expiresAt)],
);

/** A text in the four languages; some may be empty. */
export interface Words {
  readonly de: string;
  readonly en: string;
  readonly nl: string;
  readonly es: string;
}

/** Performers under a title. */
export const collections = homeSchema.table(
  'collections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Words>().notNull(),
    text: jsonb('text').$type<Words>().notNull(),
    rule: text('rule').$type<CollectionRule>().notNull(),
    /** The slug of a theme, or a price in hundredths of a coin; empty for all others. */
    value: text('value').notNull().default(''),
    isOn: boolean('is_on').notNull(),
    position: integer('position').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('collections_slug').on(table.slug)],
);

/** Who is in a collection: as an editor chose, or as its rule found last. */
export const collectionActors = homeSchema.table(
  'collection_actors',
  {
    collectionId: integer('collection_id').notNull(),
    position: integer('position').notNull(),
    actorId: integer('actor_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.position] }),
    index('collection_actors_actor').on(table.actorId),
  ],
);

/** The lists of top cams as they were made last, a hundred places each. */
export const topCams = homeSchema.table(
  'top_cams',
  {
    list: text('list').$type<TopList>().notNull(),
    place: integer('place').notNull(),
    actorId: integer('actor_id').notNull(),
    /** In ninety days; 0 below ten. */
    ratingCount: integer('rating_count').notNull(),
    /** Percent; null below ten ratings. */
    satisfactionRate: integer('satisfaction_rate'),
    /** Minutes of video calls in thirty days. */
    callMinutes: integer('call_minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.place] }), index('top_cams_actor').on(table.actorId)],
);
