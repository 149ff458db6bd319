import { integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownNumber } from '#kit/db/schema/columns.ts';

export const office = pgSchema('office');

/** Views of lists that operators come back to, each for its account. */
export const views = office.table(
  'views',
  {
    id: ownNumber(),
    accountId: integer('account_id').notNull(),
    path: text('path').notNull(),
    query: text('query').notNull(),
    name: text('name').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('views_once').on(table.accountId, table.path, table.query)],
);
