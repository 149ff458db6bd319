import { bigint, integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const office = pgSchema('office');

/** Filters of lists that operators gave names, each for themselves. */
export const savedViews = office.table(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.accountId, table.page, table.name)],
);
