import { date, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownNumber, updatedAt } from '#kit/db/schema/columns.ts';
import type { WordKind, WordsByLanguage } from '../contract/words.ts';

export const search = pgSchema('search');

/** Synonyms and stop words; operators edit them. */
export const wordGroups = search.table('word_groups', {
  id: ownNumber(),
  kind: text('kind').$type<WordKind>().notNull(),
  words: jsonb('words').$type<WordsByLanguage>().notNull(),
  updatedAt: updatedAt(),
});

/** How often a search was refused, by day of the platform and language; never who looked, never for what. */
export const refusals = search.table(
  'refusals',
  {
    day: date('day', { mode: 'string' }).notNull(),
    language: text('language').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language] })],
);
