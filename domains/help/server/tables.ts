import { index, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/contract/access.ts';
import { account, createdAt, instant, ownNumber, rowNumber, updatedAt } from '#kit/db/schema/columns.ts';
import type { AskTopic } from '../contract/ask.ts';
import type { DeskEntry } from '../contract/desk.ts';
import type { RequestState } from '../contract/office.ts';
import type { AnswerTexts } from '../contract/saved-answers.ts';

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
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
    state: text('state').$type<RequestState>().notNull().default('new'),
    /** The operator who has it. */
    ownerId: account('owner_id'),
  },
  (table) => [
    index('requests_by_time').on(table.createdAt, table.id),
    index('requests_of_account').on(table.accountId, table.id),
    index('requests_of_address').on(table.email, table.id),
    index('requests_by_state').on(table.state, table.createdAt, table.id),
    index('requests_of_owner').on(table.ownerId, table.createdAt, table.id),
  ],
);

/** What was done about requests, and what was written: the history of each. */
export const entries = help.table(
  'entries',
  {
    id: ownNumber(),
    requestId: rowNumber('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DeskEntry['kind']>().notNull(),
    text: text('text').notNull().default(''),
    state: text('state').$type<RequestState>(),
    /** The operator; null: the guest wrote again. */
    byId: account('by_id'),
    /** Who had it afterwards, where that changed. */
    ownerId: account('owner_id'),
    at: instant('at').notNull(),
  },
  (table) => [index('entries_of_request').on(table.requestId, table.id)],
);

/** Answers that are kept for what is asked often. */
export const savedAnswers = help.table('saved_answers', {
  id: ownNumber(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<AnswerTexts>().notNull(),
  updatedAt: updatedAt(),
});
