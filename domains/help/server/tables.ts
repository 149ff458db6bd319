import { index, pgSchema, text } from 'drizzle-orm/pg-core';
import { account, createdAt, ownNumber } from '#kit/db/schema/columns.ts';
import type { AskTopic } from '../contract/ask.ts';

export const help = pgSchema('help');

/** What people wrote to the operators, beside the mail that told them. */
export const requests = help.table(
  'requests',
  {
    id: ownNumber(),
    /** Who was logged in; null for nobody. */
    accountId: account(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').$type<AskTopic>().notNull(),
    message: text('message').notNull(),
    language: text('language').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('requests_by_time').on(table.createdAt, table.id),
    index('requests_of_account').on(table.accountId, table.id),
  ],
);
