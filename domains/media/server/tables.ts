import { integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '#kit/db/schema/columns.ts';

export const media = pgSchema('media');

/** One stored picture. Its bytes never change: another picture gets another id, so addresses cache for good. */
export const pictures = media.table('pictures', {
  id: uuid('id').primaryKey(),
  ownerId: integer('owner_id').notNull(),
  kind: text('kind').notNull(),
  ageRating: integer('age_rating').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
});
