import { bigint, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const office = pgSchema('office');

/** Views of lists that operators come back to, each for its account. */
export const views = office.table(
  'views',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').notNull(),
    path: text('path').notNull(),
    query: text('query').notNull(),
    name: text('name').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('views_once').on(table.accountId, table.path, table.query)],
);
