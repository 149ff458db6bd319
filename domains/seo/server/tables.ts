import { integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { SeoText } from '../contract/index.ts';

export const seo = pgSchema('seo');

/** What operators wrote for a tag, in all languages. `version` counts its changes, so that nobody overwrites another's. */
export const texts = seo.table('texts', {
  tag: text('tag').primaryKey(),
  words: jsonb('words').$type<SeoText['words']>().notNull(),
  version: integer('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  updatedBy: integer('updated_by'),
});
